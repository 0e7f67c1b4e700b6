import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useTexts } from '../use-texts.ts';
import { shownLanguage } from '../shown-language.ts';

interface Languages {
  readonly source: string;
  readonly target: string;
}

interface Props extends Languages {
  readonly languages: readonly string[];
  readonly onChoose: (languages: Languages) => void;
}

/** Chooses the languages to translate from and to. */
export function LanguageChoice({ source, target, languages, onChoose }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const select = (name: keyof Languages, label: string, chosen: string, other: string) => (
    <Field.Root name={name} width="18rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={chosen} onChange={(value) => onChoose({ source, target, [name]: String(value) })}>
        {languages
          .filter((code) => code !== other)
          .map((code) => (
            <SingleSelectOption key={code} value={code}>
              {shownLanguage(code, locale)}
            </SingleSelectOption>
          ))}
      </SingleSelect>
    </Field.Root>
  );
  return (
    <Flex gap={4} wrap="wrap">
      {select('source', t('translate.from'), source, target)}
      {select('target', t('translate.to'), target, source)}
    </Flex>
  );
}
