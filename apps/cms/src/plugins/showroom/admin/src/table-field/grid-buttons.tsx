import { Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, Trash } from '@strapi/icons';
import { useTexts } from '../use-texts.ts';
import {
  widthOf,
  withColumn,
  withMovedColumn,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withRow,
} from './grid.ts';
import type { CellPosition, Grid } from './grid.ts';
import { Group } from './group.ts';
import type { TextKey } from '../texts/text-key.ts';

interface Props {
  readonly grid: Grid;
  readonly chosen: CellPosition;
  readonly onChange: (grid: Grid) => void;
  /** The cell that the buttons are about afterwards. */
  readonly onChosen: (position: CellPosition) => void;
}

interface Step {
  readonly label: TextKey;
  readonly icon: React.ReactNode;
  readonly isPossible: boolean;
  readonly change: () => Grid;
  readonly to: CellPosition;
}

/** Adds, moves and removes the row and the column of the chosen cell. */
export function GridButtons({ grid, chosen, onChange, onChosen }: Props) {
  const { t } = useTexts();
  const { row, column } = chosen;
  const rows: readonly Step[] = [
    {
      label: 'table.addRow',
      icon: <Plus />,
      isPossible: true,
      change: () => withRow(grid, row + 1),
      to: { row: row + 1, column },
    },
    {
      label: 'table.rowUp',
      icon: <ArrowUp />,
      isPossible: row > 0,
      change: () => withMovedRow(grid, row, row - 1),
      to: { row: row - 1, column },
    },
    {
      label: 'table.rowDown',
      icon: <ArrowDown />,
      isPossible: row < grid.length - 1,
      change: () => withMovedRow(grid, row, row + 1),
      to: { row: row + 1, column },
    },
    {
      label: 'table.removeRow',
      icon: <Trash />,
      isPossible: true,
      change: () => withoutRow(grid, row),
      to: chosen,
    },
  ];
  const columns: readonly Step[] = [
    {
      label: 'table.addColumn',
      icon: <Plus />,
      isPossible: true,
      change: () => withColumn(grid, column + 1),
      to: { row, column: column + 1 },
    },
    {
      label: 'table.columnLeft',
      icon: <ArrowLeft />,
      isPossible: column > 0,
      change: () => withMovedColumn(grid, column, column - 1),
      to: { row, column: column - 1 },
    },
    {
      label: 'table.columnRight',
      icon: <ArrowRight />,
      isPossible: column < widthOf(grid) - 1,
      change: () => withMovedColumn(grid, column, column + 1),
      to: { row, column: column + 1 },
    },
    {
      label: 'table.removeColumn',
      icon: <Trash />,
      isPossible: true,
      change: () => withoutColumn(grid, column),
      to: chosen,
    },
  ];
  const group = (name: string, steps: readonly Step[]) => (
    <Group aria-label={name}>
      <Typography variant="pi" textColor="neutral600">
        {name}
      </Typography>
      {steps.map(({ label, icon, isPossible, change, to }) => (
        <IconButton
          key={label}
          label={t(label)}
          variant="ghost"
          disabled={!isPossible}
          onClick={() => {
            onChange(change());
            onChosen(to);
          }}
        >
          {icon}
        </IconButton>
      ))}
    </Group>
  );
  return (
    <Flex gap={4} wrap="wrap">
      {group(t('table.row', { row: row + 1 }), rows)}
      {group(t('table.column', { column: column + 1 }), columns)}
    </Flex>
  );
}
