import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import { THEME_COLOURS } from '@vitrine/core/theme/contrast-pairs';
import { APPEARANCES, CORNERS, HEADER_LOOKS, SCREEN_SCALES, THEME_DEFAULTS } from '@vitrine/core/world/theme';
import { FONT_FIELDS, choicesOf } from '../../../../../contracts/brand.ts';
import type { FormTheme } from '../../../../../contracts/brand.ts';
import { useTexts } from '../use-texts.ts';
import { ColourField } from './colour-field.tsx';
import { FontField } from './font-field.tsx';
import { useLanguages } from './use-languages.ts';

interface Props {
  readonly theme: FormTheme;
  /** The brand's theme, which applies where this theme leaves a field empty. */
  readonly brand: ThemeChoices;
  readonly isDisabled: boolean;
  readonly onChange: (theme: FormTheme) => void;
}

const CHOICES = [
  { field: 'appearance', part: 'appearance', values: APPEARANCES },
  { field: 'corners', part: 'corners', values: CORNERS },
  { field: 'header_look', part: 'headerLook', values: HEADER_LOOKS },
  { field: 'screen_scale', part: 'screenScale', values: SCREEN_SCALES },
] as const;

/** A select needs a value for “default”. */
const USUAL = '';

/** The fields of a theme. */
export function ThemeFields({ theme, brand, isDisabled, onChange }: Props) {
  const { t, textIfKnown } = useTexts();
  const languages = useLanguages();
  const named = (field: string, value: string): string => textIfKnown(`brand.${field}.${value}`) ?? value;
  const { primary: _primary, secondary: _secondary, ...shape } = choicesOf(theme);
  const usual = { ...THEME_DEFAULTS, ...completeTheme(shape, brand) };
  const inherited = { ...THEME_DEFAULTS, ...brand };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {THEME_COLOURS.map((colour) => (
        <ColourField
          key={colour}
          name={`${colour}_color`}
          label={t(`brand.${colour}`)}
          value={theme[`${colour}_color`] ?? ''}
          usual={usual[colour]}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...theme, [`${colour}_color`]: value === '' ? null : value })}
        />
      ))}
      {CHOICES.map(({ field, part, values }) => (
        <Field.Root key={field} name={field} width="100%">
          <Field.Label>{t(`brand.${field}`)}</Field.Label>
          <SingleSelect
            value={theme[field] ?? USUAL}
            disabled={isDisabled}
            onChange={(chosen) => onChange({ ...theme, [field]: chosen === USUAL ? null : chosen })}
          >
            <SingleSelectOption value={USUAL}>
              {t('brand.asUsual', { value: named(field, inherited[part]) })}
            </SingleSelectOption>
            {values.map((value) => (
              <SingleSelectOption key={value} value={value}>
                {named(field, value)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      ))}
      {FONT_FIELDS.map((field) => (
        <FontField
          key={field}
          field={field}
          theme={theme}
          languages={languages}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      ))}
    </Flex>
  );
}
