import { Badge, Box, Button, Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportPreview, Overwriting } from '../../../contracts/transfer.ts';
import { useMediaRights } from '../media/media-rights.ts';
import { useTexts } from '../use-texts.ts';
import { languageName } from './import-upload.tsx';
import { PreviewTable } from './preview-table.tsx';
import { RemarkList } from './remark-list.tsx';
import type { ImportJob } from './use-import.ts';

interface Props {
  readonly file: string;
  readonly preview: ImportPreview;
  readonly job: ImportJob;
}

/** What an import would do, with the decision about it. */
export function ImportPreviewView({ file, preview, job }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const [isOverwriting, setIsOverwriting] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { mayWork } = useMediaRights();
  const offersFilms = preview.isTour && mayWork;
  const [hasFilms, setHasFilms] = useState(true);
  const { conflicts, unpublished, remarks } = preview;
  const isDone = [...preview.entries, preview.media].every(({ added, changed }) => added + changed === 0);
  const overwriting: Overwriting = !isOverwriting ? 'nothing' : isDiscarding ? 'drafts' : 'published';
  const isDecided = (conflicts.length === 0 || isOverwriting) && (unpublished.length === 0 || isDiscarding);
  const languages = preview.locales.map((code) => languageName(code, locale)).join(', ');
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography tag="h3" variant="delta" style={{ overflowWrap: 'anywhere' }}>
          {t('transfer.preview.title', { file })}
        </Typography>
        {preview.isTour ? <Typography>{t('transfer.preview.isTour')}</Typography> : null}
        <Typography textColor="neutral600">
          {t('transfer.preview.languages', { locales: languages })}
        </Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {preview.worlds.map(({ slug, name, isNew }) => (
            <Flex tag="li" key={slug} gap={2} wrap="wrap">
              <Typography fontWeight="bold">{name}</Typography>
              <Badge>{t(isNew ? 'transfer.preview.new' : 'transfer.preview.known')}</Badge>
            </Flex>
          ))}
        </Flex>
      </Flex>
      <PreviewTable preview={preview} />
      {remarks.length === 0 ? null : (
        <Remarks title={t('transfer.preview.remarks', { count: remarks.length })}>
          <RemarkList remarks={remarks} />
        </Remarks>
      )}
      {conflicts.length === 0 ? null : (
        <Remarks title={t('transfer.preview.conflicts', { count: conflicts.length })}>
          <RemarkList remarks={conflicts} />
          <Field.Root name="overwrite">
            <Checkbox checked={isOverwriting} onCheckedChange={(value) => setIsOverwriting(value === true)}>
              {t('transfer.preview.overwrite')}
            </Checkbox>
          </Field.Root>
        </Remarks>
      )}
      {unpublished.length === 0 ? null : (
        <Remarks title={t('transfer.preview.unpublished', { count: unpublished.length })}>
          <RemarkList remarks={unpublished} />
          <Field.Root name="discardDrafts">
            <Checkbox
              checked={isDiscarding}
              disabled={!isOverwriting}
              onCheckedChange={(value) => setIsDiscarding(value === true)}
            >
              {t('transfer.preview.discardDrafts')}
            </Checkbox>
          </Field.Root>
        </Remarks>
      )}
      {isDone ? (
        <Typography aria-live="polite" fontWeight="semiBold" textColor="success700">
          {t('transfer.preview.nothing')}
        </Typography>
      ) : null}
      {offersFilms && !isDone ? (
        <Field.Root name="films" hint={t('films.afterImportHint')}>
          <Checkbox checked={hasFilms} onCheckedChange={(value) => setHasFilms(value === true)}>
            {t('films.afterImport')}
          </Checkbox>
          <Field.Hint />
        </Field.Root>
      ) : null}
      <Flex gap={3} wrap="wrap">
        {isDone ? null : (
          <Button disabled={!isDecided} onClick={() => void job.start(overwriting, offersFilms && hasFilms)}>
            {t('transfer.preview.go')}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => void job.discard()}>
          {t('transfer.import.discard')}
        </Button>
      </Flex>
    </Flex>
  );
}

function Remarks({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Box padding={4} background="neutral100" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h4" fontWeight="bold">
          {title}
        </Typography>
        {children}
      </Flex>
    </Box>
  );
}
