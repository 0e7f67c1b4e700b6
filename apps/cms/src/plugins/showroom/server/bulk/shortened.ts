import type { ExaminedLine } from '../../contracts/bulk.ts';

/** Characters of a text in the preview, and of what a fault quotes. */
const SHOWN_TEXT = 600;
const SHOWN_QUOTE = 120;

/** A line as the preview shows it: long texts end with an ellipsis. */
export function shortened(line: ExaminedLine): ExaminedLine {
  return {
    ...line,
    entry: cut(line.entry, SHOWN_QUOTE),
    changes: line.changes.map(({ column, before, after }) => ({
      column,
      ...cutPair(before, after),
    })),
    faults: line.faults.map((fault) =>
      fault.what === undefined ? fault : { ...fault, what: cut(fault.what, SHOWN_QUOTE) },
    ),
  };
}

/** Both texts from where they differ: an editor looks for the change. */
function cutPair(before: string, after: string): { readonly before: string; readonly after: string } {
  if (before.length <= SHOWN_TEXT && after.length <= SHOWN_TEXT) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - SHOWN_QUOTE);
  return { before: cut(before, SHOWN_TEXT, from), after: cut(after, SHOWN_TEXT, from) };
}

function cut(text: string, length: number, from = 0): string {
  const shown = text.slice(from, from + length);
  return `${from > 0 ? '…' : ''}${shown}${from + length < text.length ? '…' : ''}`.toWellFormed();
}
