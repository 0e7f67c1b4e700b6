import type { MapChange, MapLocation, MapMove } from '../../../../contracts/map.ts';
import { MOVE_FIELDS, moveField } from '../../../../contracts/map.ts';
import { contentOf, readBase, withField } from './base.ts';
import type { Base } from './base.ts';
import { cellName, isMoveContent, isSameCellValue } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';

/** What the editor has made of a cell and the CMS does not hold yet. */
export interface Edit {
  readonly cell: Cell;
  readonly after: CellValue;
}

export type Edits = ReadonlyMap<string, Edit>;

/** What the editor sees in a cell; undefined where its entry is not there. */
export function shownIn(base: Base, edits: Edits, cell: Cell): CellValue | undefined {
  if (cell.of === 'world' || cell.of === 'location') {
    const edit = edits.get(cellName(cell));
    return edit === undefined ? readBase(base, cell) : edit.after;
  }
  const move = shownMove(base, edits, cell.documentId);
  if (cell.field === 'whole') return move === undefined ? null : contentOf(move);
  return move === undefined ? undefined : moveField(move, cell.field);
}

/** A location as the editor sees it. */
export function shownLocation(edits: Edits, location: MapLocation): MapLocation {
  const { documentId } = location;
  const place = edits.get(`${documentId} place`);
  const station = edits.get(`${documentId} station`);
  if (place === undefined && station === undefined) return location;
  return {
    ...location,
    ...(place === undefined ? {} : { place: place.after as MapLocation['place'] }),
    ...(station === undefined ? {} : { station: station.after as MapLocation['station'] }),
  };
}

/** A move as the editor sees it; undefined where it is not there, or deleted. */
export function shownMove(base: Base, edits: Edits, documentId: string): MapMove | undefined {
  const whole = edits.get(`${documentId} whole`);
  if (whole !== undefined) {
    return isMoveContent(whole.after) ? { documentId, status: 'draft', ...whole.after } : undefined;
  }
  const standing = base.moves.get(documentId);
  if (standing === undefined) return undefined;
  let shown = standing;
  for (const field of MOVE_FIELDS) {
    const edit = edits.get(`${documentId} ${field}`);
    if (edit !== undefined && !isMoveContent(edit.after)) shown = withField(shown, field, edit.after);
  }
  return shown;
}

/**
 * Puts a value into a cell. What the CMS holds already is no edit; a move that is not in the CMS yet is edited
 * as a whole; what is not there at all stays away.
 */
export function withCell(base: Base, edits: Edits, cell: Cell, value: CellValue): Edits {
  if (cell.of === 'world' || cell.of === 'location') return withFieldCell(base, edits, cell, value);
  const whole: Cell = { ...cell, field: 'whole' };
  const isStanding = base.moves.has(cell.documentId);
  if (cell.field === 'whole') {
    if (!isMoveContent(value)) return isStanding ? put(edits, whole, null) : dropped(edits, whole);
    if (!isStanding) return put(edits, whole, value);
    return MOVE_FIELDS.reduce(
      (next, field) => withFieldCell(base, next, { ...cell, field }, moveField(value, field)),
      dropped(edits, whole),
    );
  }
  if (isStanding) return withFieldCell(base, edits, cell, value);
  const drawn = edits.get(cellName(whole))?.after;
  if (drawn === undefined || !isMoveContent(drawn) || isMoveContent(value)) return edits;
  return put(edits, whole, withField(drawn, cell.field, value));
}

function withFieldCell(base: Base, edits: Edits, cell: Cell, value: CellValue): Edits {
  const standing = readBase(base, cell);
  if (standing === undefined) return edits;
  return isSameCellValue(standing, value) ? dropped(edits, cell) : put(edits, cell, value);
}

function put(edits: Edits, cell: Cell, after: CellValue): Edits {
  return new Map(edits).set(cellName(cell), { cell, after });
}

export function dropped(edits: Edits, cell: Cell): Edits {
  if (!edits.has(cellName(cell))) return edits;
  const next = new Map(edits);
  next.delete(cellName(cell));
  return next;
}

/** Forgets what was made of an entry that is not there any more. */
export function withoutEditsOf(edits: Edits, documentId: string): Edits {
  return new Map([...edits].filter(([, { cell }]) => cell.documentId !== documentId));
}

/** An edit on its way to the CMS. */
export interface SentEdit extends Edit {
  readonly change: MapChange;
}

/**
 * What has to be told to the CMS. Deletions come first, so that what is drawn in their place is no second one
 * of the same.
 */
export function unsent(base: Base, edits: Edits): readonly SentEdit[] {
  const sent = (edit: Edit): readonly SentEdit[] => {
    const change = changeOf(base, edits, edit);
    return change === undefined ? [] : [{ ...edit, change }];
  };
  return [...edits.values()]
    .flatMap(sent)
    .toSorted((one, other) => ORDER[one.change.kind] - ORDER[other.change.kind]);
}

const ORDER = { remove: 0, draw: 1, set: 2 } as const;

function changeOf(base: Base, edits: Edits, { cell, after }: Edit): MapChange | undefined {
  const { documentId } = cell;
  if (cell.field === 'whole') {
    if (isMoveContent(after)) return { kind: 'draw', documentId, move: after };
    const move = base.moves.get(documentId);
    return move === undefined ? undefined : { kind: 'remove', documentId, move: contentOf(move) };
  }
  // What is about to be deleted needs no change any more.
  if (edits.has(`${documentId} whole`)) return undefined;
  const before = readBase(base, cell);
  if (before === undefined || isMoveContent(before) || isMoveContent(after)) return undefined;
  return { kind: 'set', ...cell, before, after };
}
