import { useEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { widthOf } from './grid.ts';
import type { CellPosition, Grid } from './grid.ts';

interface ChosenCell {
  /** The cell that was in focus last: the buttons are about its row and column. */
  readonly chosen: CellPosition;
  /** Tells that a cell has the focus. */
  readonly choose: (position: CellPosition) => void;
  /**
   * Focuses the cell of a grid that is nearest to a position, as soon as it is there: the form may draw a grid that
   * has just grown a moment later.
   */
  readonly goTo: (position: CellPosition, grid: Grid) => void;
}

/** Remembers the cell that an editor is in, and leads to others in a box with cells. */
export function useChosenCell(box: RefObject<HTMLElement | null>, grid: Grid): ChosenCell {
  const [chosen, choose] = useState<CellPosition>({ row: 0, column: 0 });
  const wanted = useRef<CellPosition | undefined>(undefined);
  const [, render] = useReducer((count: number) => count + 1, 0);

  // After each drawing, until the cell is there.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { row, column } = wanted.current;
    const cell = box.current?.querySelector<HTMLTextAreaElement>(`[data-cell="${row}:${column}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
    cell.select();
  });

  const goTo = (position: CellPosition, target: Grid): void => {
    wanted.current = within(target, position);
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
