import { Typography } from '@strapi/design-system';
import { isFontExtension, isVariable } from '@vitrine/core/world/font-facts';
import { missingCharacters, namedCharacters } from '@vitrine/core/fonts/letters';
import { useIntl } from 'react-intl';
import type { FONT_FIELDS, FormTheme } from '../../../../../contracts/brand.ts';
import { shownLanguage } from '../shown-language.ts';
import { useTexts } from '../use-texts.ts';
import { FileField } from './file-field.tsx';

interface Props {
  readonly field: (typeof FONT_FIELDS)[number];
  readonly theme: FormTheme;
  /** The codes of the showroom's languages. */
  readonly languages: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (theme: FormTheme) => void;
}

/** A font of a theme, with notes for editors: languages whose letters it lacks, and its weights. */
export function FontField({ field, theme, languages, isDisabled, onChange }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const file = theme[field];
  const facts = file?.provider_metadata?.font;
  const lacking = languages
    .map((language) => ({ language, missing: missingCharacters(language, facts?.lacks ?? '') }))
    .filter(({ missing }) => missing.length > 0);
  const isThickened =
    field === 'text_font' && facts !== undefined && !isVariable(facts) && !theme.text_font_bold;
  const isNoFont = file?.ext ? !isFontExtension(file.ext) : false;
  return (
    <FileField
      name={field}
      kind="font"
      label={t(`brand.${field}`)}
      hint={t(`brand.${field}.hint`)}
      file={file}
      isDisabled={isDisabled}
      onChange={(chosen) => onChange({ ...theme, [field]: chosen })}
    >
      <div aria-live="polite">
        {isNoFont ? <Note colour="danger600">{t('brand.noFont')}</Note> : null}
        {isThickened ? <Note colour="warning700">{t('brand.oneWeight')}</Note> : null}
        {lacking.map(({ language, missing }) => (
          <Note key={language} colour="warning700">
            {t('brand.lacks', {
              language: shownLanguage(language, locale),
              letters: namedCharacters(missing),
              count: missing.length,
            })}
          </Note>
        ))}
      </div>
    </FileField>
  );
}

function Note({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor={colour}>
      {children}
    </Typography>
  );
}
