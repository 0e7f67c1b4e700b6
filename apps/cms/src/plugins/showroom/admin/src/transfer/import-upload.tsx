import { sizeText } from '@vitrine/core/media/size-text';
import {
  Button,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportAnswer, ImportMeta } from '../../../contracts/transfer.ts';
import { ARCHIVE_TYPE, MAX_WORLD_NAME_LENGTH, TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';
import { FileInput } from './file-input.tsx';
import { Group } from './group.tsx';
import { Progress } from './progress.tsx';
import { CallError } from './use-calls.ts';
import { useUpload } from './use-upload.ts';

interface Props {
  readonly meta: ImportMeta;
  readonly onSent: (answer: ImportAnswer) => void;
}

/** Chooses a file, and asks for the settings of a tour that its file does not contain. */
export function ImportUpload({ meta, onSent }: Props) {
  const { t } = useTexts();
  const { locale: language } = useIntl();
  const [locale, setLocale] = useState(meta.locales[0] ?? '');
  const [name, setName] = useState('');
  const limit = sizeText(meta.maxBytes, language);
  const { input, error, clearError, sending, submit } = useUpload<ImportAnswer>({
    path: TRANSFER_PATH,
    type: ARCHIVE_TYPE,
    maxBytes: meta.maxBytes,
    texts: {
      noFile: t('transfer.import.noFile'),
      tooLarge: t('transfer.import.tooLarge', { size: limit }),
      failed: (thrown) => {
        if (!(thrown instanceof CallError) || thrown.message === '') return t('transfer.import.broken');
        return thrown.isBusy ? t('transfer.import.busy') : thrown.message;
      },
    },
    parameters: { locale, title: name },
    onSent,
  });

  if (sending !== undefined) {
    return <Progress label={t('transfer.import.sending', { file: sending.file })} part={sending.part} />;
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Field.Root
          name="file"
          hint={t('transfer.import.fileHint', { size: limit })}
          {...(error === '' ? {} : { error })}
        >
          <Field.Label>{t('transfer.import.file')}</Field.Label>
          <FileInput inputRef={input} accept=".zip,application/zip" onChange={clearError} />
          <Field.Error />
          <Field.Hint />
        </Field.Root>
        <Group title={t('transfer.import.tour')}>
          <Grid.Root gap={5}>
            <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
              <Field.Root name="locale">
                <Field.Label>{t('transfer.import.locale')}</Field.Label>
                <SingleSelect value={locale} onChange={(value) => setLocale(String(value))}>
                  {meta.locales.map((code) => (
                    <SingleSelectOption key={code} value={code}>
                      {languageName(code, language)}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
            </Grid.Item>
            <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
              <Field.Root name="name" hint={t('transfer.import.nameHint')}>
                <Field.Label>{t('transfer.import.name')}</Field.Label>
                <TextInput
                  value={name}
                  maxLength={MAX_WORLD_NAME_LENGTH}
                  onChange={(event: React.ChangeEvent<HTMLInputElement>) => setName(event.target.value)}
                />
                <Field.Hint />
              </Field.Root>
            </Grid.Item>
          </Grid.Root>
        </Group>
        <Flex>
          <Button type="submit">{t('transfer.import.examine')}</Button>
        </Flex>
      </Flex>
    </form>
  );
}

/** `German`, in the language of the panel. */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
