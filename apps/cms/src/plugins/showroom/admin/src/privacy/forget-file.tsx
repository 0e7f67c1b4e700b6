import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import { FORGET_VERSIONS, VERSION_FILES_PATH } from '../../../contracts/versions.ts';
import type { ForgottenFileAnswer } from '../../../contracts/versions.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { useTexts } from '../use-texts.ts';

const PERMISSIONS = [{ action: FORGET_VERSIONS, subject: null }];

/** How many files of the media library are listed. */
const LISTED = 10;

interface LibraryFile {
  readonly id: number;
  readonly name: string;
}

/** Deletes the earlier versions that show a file, which then can be deleted from the media library. */
export function ForgetFile() {
  const { t } = useTexts();
  const { get, del } = useFetchClient();
  const { permissions } = useRBAC(PERMISSIONS);
  const id = useId();
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly LibraryFile[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState('');

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setStatus('');
    try {
      await work();
    } catch (error) {
      setStatus(t('privacy.failed', { reason: error instanceof Error ? error.message : '' }));
    }
    setIsBusy(false);
  };
  const find = (): Promise<void> =>
    attempt(async () => {
      const query = new URLSearchParams({ _q: name.trim(), pageSize: String(LISTED), sort: 'name:ASC' });
      const { data } = await get<{ readonly results: readonly LibraryFile[] }>(`/upload/files?${query}`);
      setFiles(data.results);
    });
  const forget = (file: LibraryFile): Promise<void> =>
    attempt(async () => {
      const { data } = await del<ForgottenFileAnswer>(`${VERSION_FILES_PATH}/${file.id}`);
      setStatus(t('privacy.file.done', { count: data.data.count, name: file.name }));
    });

  if (permissions.length === 0) return null;
  return (
    <Box tag="section" aria-labelledby={id} padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography tag="h2" id={id} variant="beta" textColor="neutral800">
            {t('privacy.file')}
          </Typography>
          <Typography textColor="neutral600">{t('privacy.file.text')}</Typography>
          <Field.Root name="file">
            <Field.Label>{t('privacy.file.name')}</Field.Label>
            <TextInput
              value={name}
              autoComplete="off"
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => setName(target.value)}
            />
          </Field.Root>
          <Flex justifyContent="flex-end">
            <Button type="submit" variant="secondary" loading={isBusy} disabled={name.trim() === ''}>
              {t('privacy.file.find')}
            </Button>
          </Flex>
        </Flex>
      </form>
      {files === undefined ? null : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={t('privacy.file.found')}>
          {files.length === 0 ? (
            <Typography tag="li" textColor="neutral600">
              {t('privacy.file.none')}
            </Typography>
          ) : (
            files.map((file) => (
              <Flex tag="li" key={file.id} gap={3} justifyContent="space-between">
                <Typography textColor="neutral800">{file.name}</Typography>
                <ConfirmButton
                  label={t('privacy.file.forget', { name: file.name })}
                  text={t('privacy.file.confirm', { name: file.name })}
                  variant="danger-light"
                  onConfirm={() => forget(file)}
                />
              </Flex>
            ))
          )}
        </Flex>
      )}
      <div aria-live="polite">
        <Typography tag="p" paddingTop={3} textColor="neutral800">
          {status}
        </Typography>
      </div>
    </Box>
  );
}
