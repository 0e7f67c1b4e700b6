import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { LineStatus, TableState } from '../../../contracts/bulk.ts';
import { Group } from '../transfer/group.tsx';
import { useTexts } from '../use-texts.ts';
import { LineTable } from './line-table.tsx';
import type { TableImport } from './use-table-import.ts';

interface Props {
  readonly state: Extract<TableState, { readonly status: 'examined' }>;
  readonly job: TableImport;
}

/** The lines that an editor looks at, what needs them most first. */
const SHOWN: readonly LineStatus[] = ['wrong', 'changed', 'new', 'unchanged'];

/** What a table would do, with the decision about it. */
export function TablePreview({ state, job }: Props) {
  const { t } = useTexts();
  const { file, counts, token } = state;
  const [status, setStatus] = useState(SHOWN.find((one) => counts[one] > 0) ?? 'unchanged');
  const count = counts.new + counts.changed;
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography tag="h3" variant="delta" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {t('bulk.preview.title', { file })}
      </Typography>
      <Group title={t('bulk.preview.counts')}>
        <Flex gap={2} wrap="wrap">
          {SHOWN.map((one) => (
            <Button
              key={one}
              variant={one === status ? 'secondary' : 'tertiary'}
              aria-pressed={one === status}
              disabled={counts[one] === 0}
              onClick={() => setStatus(one)}
            >
              {t('bulk.preview.show', { status: t(`bulk.status.${one}`), count: counts[one] })}
            </Button>
          ))}
        </Flex>
      </Group>
      {counts[status] === 0 ? null : <LineTable key={`${token} ${status}`} token={token} status={status} />}
      {count === 0 ? (
        <Typography
          aria-live="polite"
          fontWeight="semiBold"
          textColor={counts.wrong > 0 ? 'danger600' : 'success700'}
        >
          {t(counts.wrong > 0 ? 'bulk.preview.nothingRight' : 'bulk.preview.nothing')}
        </Typography>
      ) : null}
      {count > 0 && counts.wrong > 0 ? (
        <Typography textColor="warning700">{t('bulk.preview.leftOut', { count: counts.wrong })}</Typography>
      ) : null}
      <Flex gap={3} wrap="wrap">
        {count === 0 ? null : (
          <Button onClick={() => void job.start()}>{t('bulk.preview.go', { count })}</Button>
        )}
        <Button variant="tertiary" onClick={() => void job.discard()}>
          {t('bulk.import.discard')}
        </Button>
      </Flex>
    </Flex>
  );
}
