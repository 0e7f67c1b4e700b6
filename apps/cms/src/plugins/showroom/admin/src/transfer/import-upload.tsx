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
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ImportAnswer, ImportMeta } from '../../../contracts/transfer.ts';
import { ARCHIVE_TYPE, MAX_WORLD_NAME_LENGTH, TRANSFER_PATH } from '../../../contracts/transfer.ts';
import { useTexts } from '../use-texts.ts';
import { FileInput } from './file-input.tsx';
import { Group } from './group.tsx';
import { Progress } from './progress.tsx';
import { CallError, useCalls } from './use-calls.ts';

interface Props {
  readonly meta: ImportMeta;
  readonly onSent: (answer: ImportAnswer) => void;
}

/** A file that is being uploaded, and the part that has been sent. */
interface Sending {
  readonly file: string;
  readonly part: number;
}

/** Chooses a file, and asks for the settings of a tour that its file does not contain. */
export function ImportUpload({ meta, onSent }: Props) {
  const { t } = useTexts();
  const { locale: language } = useIntl();
  const { send } = useCalls<ImportAnswer>(TRANSFER_PATH, ARCHIVE_TYPE);
  const [locale, setLocale] = useState(meta.locales[0] ?? '');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [sending, setSending] = useState<Sending>();
  const input = useRef<HTMLInputElement>(null);
  const limit = sizeText(meta.maxBytes, language);

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
      const query = new URLSearchParams({ name: file.name, locale, title: name });
      onSent(await send(file, query, (part) => setSending({ file: file.name, part })));
    } catch (thrown) {
      setError(sentenceOf(thrown));
      setSending(undefined);
    }
  };
  const sentenceOf = (thrown: unknown): string => {
    if (!(thrown instanceof CallError) || thrown.message === '') return t('transfer.import.broken');
    return thrown.isBusy ? t('transfer.import.busy') : thrown.message;
  };
  const whyNot = (file: File | undefined): string => {
    if (file === undefined) return t('transfer.import.noFile');
    return file.size > meta.maxBytes ? t('transfer.import.tooLarge', { size: limit }) : '';
  };

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
          <FileInput inputRef={input} accept=".zip,application/zip" onChange={() => setError('')} />
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
