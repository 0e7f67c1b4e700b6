import { sizeText } from '@vitrine/core/media/size-text';
import { Button, Field, Flex } from '@strapi/design-system';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { TableAnswer } from '../../../contracts/bulk.ts';
import { BULK_PATH, MAX_TABLE_BYTES, MAX_TABLE_LINES } from '../../../contracts/bulk.ts';
import { FileInput } from '../transfer/file-input.tsx';
import { Progress } from '../transfer/progress.tsx';
import { CallError, useCalls } from '../transfer/use-calls.ts';
import { useTexts } from '../use-texts.ts';
import { TABLE_TYPE } from './table-type.ts';

/** Chooses a table. */
export function TableUpload({ onSent }: { readonly onSent: (answer: TableAnswer) => void }) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { send } = useCalls<TableAnswer>(BULK_PATH, TABLE_TYPE);
  const [error, setError] = useState('');
  const [sending, setSending] = useState<{ readonly file: string; readonly part: number }>();
  const input = useRef<HTMLInputElement>(null);
  const size = sizeText(MAX_TABLE_BYTES, locale);

  const whyNot = (file: File | undefined): string => {
    if (file === undefined) return t('bulk.import.noFile');
    return file.size > MAX_TABLE_BYTES ? t('bulk.import.tooLarge', { size }) : '';
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setError(whyNot(file));
    if (file === undefined || whyNot(file) !== '') {
      input.current?.focus();
      return;
    }
    setSending({ file: file.name, part: 0 });
    try {
      const query = new URLSearchParams({ name: file.name });
      onSent(await send(file, query, (part) => setSending({ file: file.name, part })));
    } catch (thrown) {
      setSending(undefined);
      setError(t(thrown instanceof CallError && thrown.isBusy ? 'bulk.import.busy' : 'bulk.import.broken'));
    }
  };

  if (sending !== undefined) {
    return <Progress label={t('bulk.import.sending', { file: sending.file })} part={sending.part} />;
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Field.Root
          name="table"
          hint={t('bulk.import.fileHint', { size, lines: MAX_TABLE_LINES })}
          {...(error === '' ? {} : { error })}
        >
          <Field.Label>{t('bulk.import.file')}</Field.Label>
          <FileInput
            inputRef={input}
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            onChange={() => setError('')}
          />
          <Field.Error />
          <Field.Hint />
        </Field.Root>
        <Flex>
          <Button type="submit">{t('bulk.import.examine')}</Button>
        </Flex>
      </Flex>
    </form>
  );
}
