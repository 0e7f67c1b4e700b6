import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { widthOf } from './grid.ts';
import type { CellPosition, Grid } from './grid.ts';

interface ChosenCell {
  /** The cell that was in focus last: the buttons are about its row and column. */
  readonly chosen: CellPosition;
  /** Tells that a cell has the focus. */
  readonly choose: (position: CellPosition) => void;
  /** Focuses a cell as soon as it is there; the nearest one where there is none. */
  readonly goTo: (position: CellPosition) => void;
}

/** Remembers the cell that an editor is in, and leads to others in a box with cells. */
export function useChosenCell(box: RefObject<HTMLElement | null>, grid: Grid): ChosenCell {
  const [chosen, choose] = useState<CellPosition>({ row: 0, column: 0 });
  const wanted = useRef<CellPosition | undefined>(undefined);
  const [, render] = useReducer((count: number) => count + 1, 0);

  // After each drawing: a cell that was only just added is there now.
  useEffect(() => {
    if (wanted.current === undefined || grid.length === 0) return;
    const { row, column } = within(grid, wanted.current);
    wanted.current = undefined;
    const cell = box.current?.querySelector<HTMLTextAreaElement>(`[data-cell="${row}:${column}"]`);
    cell?.focus();
    cell?.select();
  });

  const goTo = (position: CellPosition): void => {
    wanted.current = position;
    render();
  };
  return { chosen: within(grid, chosen), choose, goTo };
}

function within(grid: Grid, { row, column }: CellPosition): CellPosition {
  return {
    row: Math.max(0, Math.min(row, grid.length - 1)),
    column: Math.max(0, Math.min(column, widthOf(grid) - 1)),
  };
}
