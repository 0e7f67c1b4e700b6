import { Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import { Card } from './card.tsx';
import { ImportChoice } from './import-choice.tsx';
import { ImportPreviewView } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportUpload } from './import-upload.tsx';
import { Progress } from './progress.tsx';
import { RemarkList } from './remark-list.tsx';
import { Stoppable } from './stoppable.tsx';
import type { ImportJob } from './use-import.ts';
import { useImport } from './use-import.ts';

/** Imports a file: upload, examination, decision, import. */
export function ImportCard() {
  const { t } = useTexts();
  const job = useImport();
  return (
    <Card title={t('transfer.import.title')} hint={t('transfer.import.hint')}>
      {job.isLost ? (
        <Typography aria-live="polite" textColor="warning700">
          {t(job.state?.status === 'importing' ? 'transfer.running.lost' : 'transfer.failed')}
        </Typography>
      ) : null}
      {job.isOther ? (
        <Typography role="alert" textColor="warning700">
          {t('transfer.import.other')}
        </Typography>
      ) : null}
      <ImportStep job={job} />
    </Card>
  );
}

function ImportStep({ job }: { readonly job: ImportJob }) {
  const { t } = useTexts();
  const { state, meta } = job;
  if (state === undefined || meta === undefined) {
    return job.isLost ? null : <Typography aria-live="polite">{t('transfer.loading')}</Typography>;
  }
  switch (state.status) {
    case 'idle':
      return <ImportUpload meta={meta} onSent={job.set} />;
    case 'receiving':
      return (
        <Stoppable label={t('transfer.running.stop')} onStop={job.discard}>
          <Progress label={t('transfer.import.receiving', { file: state.file })} />
        </Stoppable>
      );
    case 'reading':
      return (
        <Stoppable label={t('transfer.running.stop')} onStop={job.discard}>
          {state.total === 0 ? (
            <Progress label={t('transfer.import.reading', { file: state.file })} />
          ) : (
            <Progress
              label={t('transfer.import.drawing', {
                file: state.file,
                done: state.done,
                total: state.total,
              })}
              part={state.done / state.total}
            />
          )}
        </Stoppable>
      );
    case 'choosing':
      return <ImportChoice file={state.file} tours={state.tours} job={job} />;
    case 'examined':
      return <ImportPreviewView file={state.file} preview={state.preview} job={job} />;
    case 'importing':
      return (
        <Stoppable label={t('transfer.running.stop')} onStop={job.discard}>
          <Progress
            label={t('transfer.running.title', { file: state.file })}
            part={state.total === 0 ? 0 : state.done / state.total}
            detail={
              state.total === 0
                ? undefined
                : t('transfer.running.part', { done: state.done, total: state.total })
            }
          />
          <Typography textColor="neutral600">{t('transfer.running.hint')}</Typography>
        </Stoppable>
      );
    case 'refused':
    case 'failed':
      return (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography role="alert" textColor="danger600" fontWeight="semiBold">
            {t(state.status === 'refused' ? 'transfer.import.refused' : 'transfer.result.failed', {
              file: state.file,
            })}
          </Typography>
          <RemarkList remarks={state.remarks} />
          <AnotherFile job={job} />
        </Flex>
      );
    case 'done':
      return (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ImportResult file={state.file} result={state.result} />
          <AnotherFile job={job} />
        </Flex>
      );
  }
}

function AnotherFile({ job }: { readonly job: ImportJob }) {
  const { t } = useTexts();
  return (
    <Flex>
      <Button variant="secondary" onClick={() => void job.discard()}>
        {t('transfer.import.another')}
      </Button>
    </Flex>
  );
}
