import { sizeText } from '@vitrine/core/media/size-text';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ImportPreview } from '../../../contracts/transfer.ts';
import type { TextKey } from '../texts/text-key.ts';
import { useTexts } from '../use-texts.ts';

const COLUMNS = ['added', 'changed', 'unchanged'] as const;

/** How many entries of each type are new, changed and equal. */
export function PreviewTable({ preview }: { readonly preview: ImportPreview }) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { entries, media } = preview;
  const rows = [
    ...entries.map((counts) =>
      Object.assign({ title: t(`transfer.type.${counts.type}` as TextKey) }, counts),
    ),
    {
      ...media,
      type: 'media',
      title: t('transfer.preview.media', { size: sizeText(media.bytes, locale) }),
    },
  ];
  return (
    <Counts>
      <thead>
        <tr>
          <th scope="col">{t('transfer.preview.what')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`transfer.preview.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.type}>
            <th scope="row">{row.title}</th>
            {COLUMNS.map((column) => (
              <td key={column} data-some={row[column] > 0}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Counts>
  );
}

/** Low rows: the decision below is what matters, and on a phone all columns are visible. */
const Counts = styled.table`
  width: 100%;
  max-width: 72rem;
  border-collapse: collapse;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: ${({ theme }) => theme.fontSizes[2]};

  th,
  td {
    padding: ${({ theme }) => theme.spaces[2]} 0 ${({ theme }) => theme.spaces[2]}
      ${({ theme }) => theme.spaces[3]};
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[1]};
    font-weight: ${({ theme }) => theme.fontWeights.bold};
    vertical-align: bottom;
  }

  tbody th {
    font-weight: ${({ theme }) => theme.fontWeights.regular};
  }

  td {
    color: ${({ theme }) => theme.colors.neutral600};
  }

  td[data-some='true'] {
    color: ${({ theme }) => theme.colors.neutral800};
    font-weight: ${({ theme }) => theme.fontWeights.bold};
  }
`;
