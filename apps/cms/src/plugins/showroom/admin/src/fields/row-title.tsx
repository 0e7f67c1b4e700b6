import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useTexts } from '../use-texts.ts';
import { RowOpener } from './row-opener.tsx';
import { rowWords } from './row-words.ts';
import type { MainField, RowWords, Target } from './row-words.ts';
import { useRelatedTitle } from './use-related-title.ts';

interface Props {
  /** Of the row in the form: `action_stack.0`. */
  readonly name: string;
  /** Absent where Strapi would show the number of the row in the database. */
  readonly mainField?: MainField;
  /** From 1. */
  readonly position: number;
}

const NO_FIELD: MainField = { name: 'id', type: 'integer' };

/** The title of a closed row of a list, in words of the panel's language. The build of the panel puts it there. */
export function RowTitle({ name, mainField = NO_FIELD, position }: Props) {
  const { t } = useTexts();
  const row = useForm('RowTitle', (form) => valueAt(form.values, name));
  const words = rowWords(row, mainField);
  return (
    <>
      {words.kind === 'position' ? t('rows.entry', { number: position }) : <Words words={words} />}
      <RowOpener name={name} />
    </>
  );
}

function Words({ words }: { readonly words: Exclude<RowWords, { readonly kind: 'position' }> }) {
  const { formatMessage } = useIntl();
  const { t } = useTexts();
  const target = useTitle(words.kind === 'action' ? words.target : { kind: 'none' });
  if (words.kind === 'text') return words.text;
  // As Strapi looks the values of an enumeration up.
  const what = formatMessage({ id: words.value, defaultMessage: words.value });
  return target === undefined ? what : t('rows.action', { what, target });
}

function useTitle(target: Target): string | undefined {
  const stored = useRelatedTitle(target.kind === 'stored' ? target : undefined);
  return target.kind === 'text' ? target.text : stored;
}

function valueAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
      values,
    );
}
