import { Button, Flex, Typography } from '@strapi/design-system';
import type { FileFault } from '../../../contracts/bulk.ts';
import { Card } from '../transfer/card.tsx';
import { Progress } from '../transfer/progress.tsx';
import { Stoppable } from '../transfer/stoppable.tsx';
import { useTexts } from '../use-texts.ts';
import { TablePreview } from './table-preview.tsx';
import { TableResult } from './table-result.tsx';
import { TableUpload } from './table-upload.tsx';
import type { TableImport } from './use-table-import.ts';
import { useTableImport } from './use-table-import.ts';

/** Imports a table: upload, preview, decision, result. */
export function TableImportCard() {
  const { t } = useTexts();
  const job = useTableImport();
  return (
    <Card title={t('bulk.import.title')} hint={t('bulk.import.hint')}>
      {job.isLost ? (
        <Typography aria-live="polite" textColor="warning700">
          {t('bulk.lost')}
        </Typography>
      ) : null}
      {job.isOther ? (
        <Typography role="alert" textColor="warning700">
          {t('bulk.import.other')}
        </Typography>
      ) : null}
      <ImportStep job={job} />
    </Card>
  );
}

function ImportStep({ job }: { readonly job: TableImport }) {
  const { t } = useTexts();
  const { state } = job;
  if (state === undefined) return job.isLost ? null : <Typography>{t('bulk.loading')}</Typography>;
  switch (state.status) {
    case 'idle':
      return <TableUpload onSent={job.set} />;
    case 'reading':
      return (
        <Stoppable label={t('bulk.import.stop')} onStop={job.discard}>
          <Progress label={t('bulk.import.reading', { file: state.file })} />
        </Stoppable>
      );
    case 'refused':
      return <RefusedTable file={state.file} fault={state.fault} job={job} />;
    case 'examined':
      return <TablePreview state={state} job={job} />;
    case 'writing':
      return (
        <Stoppable label={t('bulk.import.stop')} onStop={job.discard}>
          <Progress
            label={t('bulk.running.title', { file: state.file })}
            part={state.total === 0 ? 0 : state.done / state.total}
            detail={t('bulk.running.part', { done: state.done, total: state.total })}
          />
          <Typography textColor="neutral600">{t('bulk.running.hint')}</Typography>
        </Stoppable>
      );
    case 'done':
    case 'failed':
      return <TableResult state={state} job={job} />;
  }
}

function RefusedTable({
  file,
  fault,
  job,
}: {
  readonly file: string;
  readonly fault: FileFault;
  readonly job: TableImport;
}) {
  const { t } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="alert" textColor="danger600" fontWeight="semiBold">
        {t('bulk.import.refused', { file })}
      </Typography>
      <Typography style={{ overflowWrap: 'anywhere' }}>
        {t(`bulk.file.${fault.code}`, { line: fault.line ?? 0, what: fault.what ?? '' })}
      </Typography>
      <Flex>
        <Button variant="secondary" onClick={() => void job.discard()}>
          {t('bulk.import.another')}
        </Button>
      </Flex>
    </Flex>
  );
}
