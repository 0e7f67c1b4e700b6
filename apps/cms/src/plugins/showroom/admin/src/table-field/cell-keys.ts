import type { CellPosition } from './grid.ts';

/** What a key does in a cell. */
export type CellKey =
  | { readonly kind: 'go'; readonly by: CellPosition }
  | { readonly kind: 'moveRow' | 'moveColumn'; readonly by: -1 | 1 }
  /** To the buttons, which the keyboard reaches only behind all cells otherwise. */
  | { readonly kind: 'leave' };

/** A pressed key, and where the cursor is in the text of its cell. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly text: string;
  /** The selection, as the field tells it. */
  readonly from: number;
  readonly to: number;
}

const UP: CellPosition = { row: -1, column: 0 };
const DOWN: CellPosition = { row: 1, column: 0 };

/**
 * The keys of a spreadsheet: Enter and the arrows go from cell to cell, left and right once the cursor stands at the
 * end of the text; with Alt and Shift the arrows move the row or the column. Undefined is left to the browser, as
 * Tab is, and Alt and Enter, which begin a line.
 */
export function cellKey(pressed: PressedKey): CellKey | undefined {
  const { key, shiftKey, altKey, text, from, to } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return undefined;
  if (altKey) return shiftKey ? movement(key) : undefined;
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Enter') return { kind: 'go', by: shiftKey ? UP : DOWN };
  if (shiftKey || from !== to) return undefined;
  if (key === 'ArrowUp' && !text.slice(0, from).includes('\n')) return { kind: 'go', by: UP };
  if (key === 'ArrowDown' && !text.slice(from).includes('\n')) return { kind: 'go', by: DOWN };
  if (key === 'ArrowLeft' && from === 0) return { kind: 'go', by: { row: 0, column: -1 } };
  if (key === 'ArrowRight' && from === text.length) return { kind: 'go', by: { row: 0, column: 1 } };
  return undefined;
}

function movement(key: string): CellKey | undefined {
  if (key === 'ArrowUp') return { kind: 'moveRow', by: -1 };
  if (key === 'ArrowDown') return { kind: 'moveRow', by: 1 };
  if (key === 'ArrowLeft') return { kind: 'moveColumn', by: -1 };
  return key === 'ArrowRight' ? { kind: 'moveColumn', by: 1 } : undefined;
}
