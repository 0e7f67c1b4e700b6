import { sizeText } from '@vitrine/core/media/size-text';
import { Button, Field, Flex } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { TableAnswer } from '../../../contracts/bulk.ts';
import { BULK_PATH, MAX_TABLE_BYTES, MAX_TABLE_LINES } from '../../../contracts/bulk.ts';
import { FileInput } from '../transfer/file-input.tsx';
import { Progress } from '../transfer/progress.tsx';
import { CallError } from '../transfer/use-calls.ts';
import { useUpload } from '../transfer/use-upload.ts';
import { useTexts } from '../use-texts.ts';
import { TABLE_TYPE } from './table-type.ts';

/** Chooses a table. */
export function TableUpload({ onSent }: { readonly onSent: (answer: TableAnswer) => void }) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const size = sizeText(MAX_TABLE_BYTES, locale);
  const { input, error, clearError, sending, submit } = useUpload<TableAnswer>({
    path: BULK_PATH,
    type: TABLE_TYPE,
    maxBytes: MAX_TABLE_BYTES,
    texts: {
      noFile: t('bulk.import.noFile'),
      tooLarge: t('bulk.import.tooLarge', { size }),
      failed: (thrown) =>
        t(thrown instanceof CallError && thrown.isBusy ? 'bulk.import.busy' : 'bulk.import.broken'),
    },
    onSent,
  });

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
            onChange={clearError}
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
