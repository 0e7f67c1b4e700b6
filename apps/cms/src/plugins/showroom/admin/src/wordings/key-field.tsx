import { Box, Combobox, ComboboxOption, Field, Flex, TextButton, Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { WORDINGS_PATH } from '../../../contracts/wordings.ts';
import type { OfferedText, OfferedTextsAnswer } from '../../../contracts/wordings.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';

/** The props that the edit view passes to a field. */
interface Props {
  /** Its path in the form: `items.2.key`. */
  readonly name: string;
  readonly label: React.ReactNode;
  readonly hint?: React.ReactNode;
  readonly value?: string | null;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly onChange: (name: string, value: string) => void;
}

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/**
 * Chooses the built-in text to replace by its wording in the form's language. Below it are the wording, where
 * it is shown, and its placeholders.
 */
export function KeyField(props: Props) {
  const { name, label, hint, error, disabled = false, required = false, onChange } = props;
  const { t, textIfKnown } = useTexts();
  const [{ query }] = useQueryParams<LocaleQuery>();
  const locale = query.plugins?.i18n?.locale ?? 'en';
  const offered = useAnswer<OfferedTextsAnswer['data']>(`${WORDINGS_PATH}?locale=${locale}`);
  const texts = offered.status === 'ready' ? offered.data : [];
  const value = props.value ?? '';
  const chosen = texts.find(({ key }) => key === value);
  const isUnknown = offered.status === 'ready' && value !== '' && chosen === undefined;
  const unknown = isUnknown ? t('wordings.unknown', { key: value }) : undefined;
  const problem = error ?? unknown;
  return (
    <Field.Root
      name={name}
      required={required}
      {...(hint !== undefined && { hint })}
      {...(problem && { error: problem })}
    >
      <Field.Label>{label}</Field.Label>
      <Combobox
        value={value}
        disabled={disabled}
        autocomplete={{ type: 'list', filter: 'contains' }}
        loading={offered.status === 'loading'}
        loadingMessage={t('pages.loading')}
        noOptionsMessage={() => t('wordings.none')}
        placeholder={t('wordings.choose')}
        clearLabel={t('wordings.clear')}
        onChange={(key) => onChange(name, key ?? '')}
        onClear={() => onChange(name, '')}
      >
        {isUnknown ? (
          <ComboboxOption value={value} textValue={value}>
            {value}
          </ComboboxOption>
        ) : null}
        {texts.map((text) => (
          // The search includes the key, for editors who know it.
          <ComboboxOption key={text.key} value={text.key} textValue={`${text.text} (${text.key})`}>
            <Typography tag="span">{text.text}</Typography>
            <Typography tag="div" variant="pi" textColor="neutral600">
              {`${groupName(text.group, textIfKnown)} · ${text.key}`}
            </Typography>
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Error />
      <Field.Hint />
      {offered.status === 'failed' ? (
        <TextButton onClick={offered.again}>{t('pages.retry')}</TextButton>
      ) : null}
      {chosen ? <Chosen text={chosen} field={name} isDisabled={disabled} /> : null}
    </Field.Root>
  );
}

interface ChosenProps {
  readonly text: OfferedText;
  readonly field: string;
  readonly isDisabled: boolean;
}

/** Details of the chosen text. */
function Chosen({ text, field, isDisabled }: ChosenProps) {
  const { t, textIfKnown } = useTexts();
  const ownField = field.replace(/key$/, 'value');
  const change = useForm('KeyField', ({ onChange }) => onChange);
  const isEmpty = useForm('KeyField', ({ values }) => isEmptyAt(values, ownField));
  const placeholders = text.placeholders.map((placeholder) => `{${placeholder}}`).join(', ');
  return (
    <Box background="neutral100" hasRadius padding={3}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography variant="pi" textColor="neutral600">
          {t('wordings.builtIn', { group: groupName(text.group, textIfKnown) })}
        </Typography>
        <Typography>{text.text}</Typography>
        {placeholders === '' ? null : (
          <Typography variant="pi" textColor="neutral600">
            {t('wordings.placeholders', { count: text.placeholders.length, placeholders })}
          </Typography>
        )}
        {isEmpty && !isDisabled ? (
          <TextButton onClick={() => change(ownField, text.text)}>{t('wordings.takeOver')}</TextButton>
        ) : null}
      </Flex>
    </Box>
  );
}

/** @param path in the form's notation: `items.2.value`. */
function isEmptyAt(values: unknown, path: string): boolean {
  let value = values;
  for (const step of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  return typeof value !== 'string' || value.trim() === '';
}

/** Where in the showroom the texts of a group are shown; the group's key if it has no name. */
function groupName(group: string, textIfKnown: (key: string) => string | undefined): string {
  return textIfKnown(`wordings.group.${group}`) ?? group;
}
