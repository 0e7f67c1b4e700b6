import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { SkippedEntry, TableState } from '../../../contracts/bulk.ts';
import { useTexts } from '../use-texts.ts';
import type { TableImport } from './use-table-import.ts';

interface Props {
  readonly state: Extract<TableState, { readonly status: 'done' | 'failed' }>;
  readonly job: TableImport;
}

/** What an import has written, what it has not, and how to go on. */
export function TableResult({ state, job }: Props) {
  const { t } = useTexts();
  const { status, file, written, skipped, left } = state;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h3" variant="delta" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {t(`bulk.result.${status}`, { file })}
      </Typography>
      <Typography>{t('bulk.result.written', { count: written })}</Typography>
      {skipped.length === 0 ? null : (
        <>
          <Typography textColor="warning700">
            {t('bulk.result.skipped', { count: skipped.length })}
          </Typography>
          <Box
            tag="ul"
            paddingLeft={5}
            style={{ listStyle: 'disc', maxHeight: '40rem', overflowY: 'auto' }}
            tabIndex={0}
          >
            {skipped.map((entry) => (
              <Skipped key={entry.lines.join(' ')} entry={entry} />
            ))}
          </Box>
        </>
      )}
      {left === 0 ? null : <Typography>{t('bulk.result.left', { count: left })}</Typography>}
      <Flex gap={3} wrap="wrap">
        {left === 0 ? null : <Button onClick={() => void job.start()}>{t('bulk.result.again')}</Button>}
        <Button variant="secondary" onClick={() => void job.discard()}>
          {t('bulk.import.another')}
        </Button>
      </Flex>
    </Flex>
  );
}

function Skipped({ entry: { entry, lines, reason, sentence = '' } }: { readonly entry: SkippedEntry }) {
  const { t } = useTexts();
  return (
    <li>
      <Typography style={{ overflowWrap: 'anywhere' }}>
        {t(`bulk.result.${reason}`, { entry, lines: lines.join(', ') })}{' '}
      </Typography>
      {reason === 'refused' ? <Typography lang="en">{sentence}</Typography> : null}
    </li>
  );
}
