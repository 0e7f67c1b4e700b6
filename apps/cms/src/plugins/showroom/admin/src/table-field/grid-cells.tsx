import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import type { CellPosition, Grid } from './grid.ts';

interface Props {
  readonly grid: Grid;
  readonly isDisabled: boolean;
  readonly onFocus: (position: CellPosition) => void;
  readonly onText: (position: CellPosition, text: string) => void;
  readonly onKeyDown: (event: React.KeyboardEvent<HTMLTextAreaElement>, position: CellPosition) => void;
  readonly onPaste: (event: React.ClipboardEvent<HTMLTextAreaElement>, position: CellPosition) => void;
}

/** The cells of a table, each a field of its own; the first row names the columns. */
export function GridCells({ grid, isDisabled, onFocus, onText, onKeyDown, onPaste }: Props) {
  const { t } = useTexts();
  const [names = [], ...rest] = grid;
  const cell = (position: CellPosition, text: string) => {
    const column = names[position.column] || String(position.column + 1);
    return (
      <Cell
        rows={1}
        value={text}
        readOnly={isDisabled}
        data-cell={`${position.row}:${position.column}`}
        aria-label={
          position.row === 0
            ? t('table.columnName', { column: position.column + 1 })
            : t('table.cell', { column, row: position.row + 1 })
        }
        onFocus={() => onFocus(position)}
        onChange={(event) => onText(position, event.target.value)}
        onKeyDown={(event) => onKeyDown(event, position)}
        onPaste={(event) => onPaste(event, position)}
      />
    );
  };
  return (
    <Scroller>
      <Table>
        <thead>
          <tr>
            {names.map((text, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its position: what is in it changes
              <th key={column} scope="col">
                {cell({ row: 0, column }, text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rest.map((cells, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its number
            <tr key={index}>
              {cells.map((text, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its number
                <td key={column}>{cell({ row: index + 1, column }, text)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    min-width: 12rem;
    padding: 0;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    vertical-align: top;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  th textarea {
    font-weight: 600;
  }
`;

const Cell = styled.textarea`
  display: block;
  width: 100%;
  min-height: 4rem;
  padding: 1rem 1.2rem;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.4rem;
  line-height: 2rem;
  field-sizing: content;
  resize: none;

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;
