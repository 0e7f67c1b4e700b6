import { Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CellChange, ExaminedLine, LinesPage, LineStatus } from '../../../contracts/bulk.ts';
import { BULK_PATH } from '../../../contracts/bulk.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly token: string;
  readonly status: LineStatus;
}

/** The lines of one status, page by page. */
export function LineTable({ token, status }: Props) {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const query = new URLSearchParams({ token, status, page: String(page) });
  const answered = useAnswer<LinesPage>(`${BULK_PATH}/import/lines?${query}`);
  if (answered.status === 'loading') return <Typography aria-live="polite">{t('bulk.loading')}</Typography>;
  if (answered.status === 'failed') {
    return (
      <Flex gap={3} wrap="wrap">
        <Typography role="alert">{t('pages.failed')}</Typography>
        <Button variant="secondary" onClick={answered.again}>
          {t('pages.retry')}
        </Button>
      </Flex>
    );
  }
  const { lines, pages } = answered.data;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Scroll tabIndex={0} aria-label={t(`bulk.status.${status}`)}>
        <Lines>
          <thead>
            <tr>
              <th scope="col">{t('bulk.preview.line')}</th>
              <th scope="col">{t('bulk.preview.entry')}</th>
              {status === 'unchanged' ? null : (
                <th scope="col">{t(status === 'wrong' ? 'bulk.preview.fault' : 'bulk.preview.change')}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <th scope="row">{line.line}</th>
                <td>{line.entry}</td>
                {status === 'unchanged' ? null : (
                  <td>{status === 'wrong' ? <Faults line={line} /> : <Changes changes={line.changes} />}</td>
                )}
              </tr>
            ))}
          </tbody>
        </Lines>
      </Scroll>
      {pages === 1 ? null : (
        <Flex gap={3} alignItems="center" wrap="wrap">
          <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('bulk.preview.previous')}
          </Button>
          <Typography aria-live="polite">{t('bulk.preview.page', { page, pages })}</Typography>
          <Button variant="tertiary" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('bulk.preview.next')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Faults({ line }: { readonly line: ExaminedLine }) {
  const { t } = useTexts();
  return (
    <ul>
      {line.faults.map(({ code, column = '', what = '' }) => (
        <li key={`${code} ${column}`}>{t(`bulk.fault.${code}`, { column, what })}</li>
      ))}
    </ul>
  );
}

function Changes({ changes }: { readonly changes: readonly CellChange[] }) {
  const { t } = useTexts();
  const shown = (text: string) => (text === '' ? <em>{t('bulk.preview.empty')}</em> : text);
  return (
    <dl>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            <VisuallyHidden>{t('bulk.preview.before')}: </VisuallyHidden>
            <del>{shown(before)}</del>
          </dd>
          <dd>
            <VisuallyHidden>{t('bulk.preview.after')}: </VisuallyHidden>
            <ins>{shown(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Scroll = styled.section`
  overflow-x: auto;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[2]};
  line-height: 1.5;

  th,
  td {
    padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]} ${theme.spaces[2]} 0`};
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th:first-child {
    width: 6rem;
    font-variant-numeric: tabular-nums;
  }

  td:nth-child(2) {
    width: 30%;
    min-width: 14rem;
  }

  thead th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[1]};
    font-weight: ${({ theme }) => theme.fontWeights.bold};
  }

  dl > div + div {
    margin-top: ${({ theme }) => theme.spaces[2]};
  }

  dt {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[1]};
  }

  dd {
    margin: 0;
    white-space: pre-wrap;
  }

  del {
    color: ${({ theme }) => theme.colors.neutral600};
  }

  ins {
    color: ${({ theme }) => theme.colors.success700};
    text-decoration: none;
  }
`;
