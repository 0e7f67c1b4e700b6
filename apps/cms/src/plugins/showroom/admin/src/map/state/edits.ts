import type { MapChange, MapLocation, MapTransition } from '../../../../contracts/map.ts';
import { LOCATION_FIELDS, TRANSITION_FIELDS, transitionField } from '../../../../contracts/map.ts';
import { contentOf, readBase, withField } from './base.ts';
import type { Base } from './base.ts';
import { cellName, isTransitionContent, isSameCellValue } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';

/** A change that the CMS has not stored yet. */
export interface Edit {
  readonly cell: Cell;
  readonly after: CellValue;
}

export type Edits = ReadonlyMap<string, Edit>;

/** The value that the editor sees in a cell; undefined if its entry does not exist. */
export function shownIn(base: Base, edits: Edits, cell: Cell): CellValue | undefined {
  if (cell.of === 'world' || cell.of === 'location') {
    const edit = edits.get(cellName(cell));
    return edit === undefined ? readBase(base, cell) : edit.after;
  }
  const transition = shownTransition(base, edits, cell.documentId);
  if (cell.field === 'whole') return transition === undefined ? null : contentOf(transition);
  return transition === undefined ? undefined : transitionField(transition, cell.field);
}

/** A location as the editor sees it. */
export function shownLocation(edits: Edits, location: MapLocation): MapLocation {
  const changed = LOCATION_FIELDS.flatMap((field) => {
    const edit = edits.get(`${location.documentId} ${field}`);
    return edit === undefined ? [] : [[field, edit.after] as const];
  });
  return changed.length === 0 ? location : { ...location, ...Object.fromEntries(changed) };
}

/** A transition as the editor sees it; undefined if it does not exist or was deleted. */
export function shownTransition(base: Base, edits: Edits, documentId: string): MapTransition | undefined {
  const whole = edits.get(`${documentId} whole`);
  if (whole !== undefined) {
    return isTransitionContent(whole.after) ? { documentId, status: 'draft', ...whole.after } : undefined;
  }
  const stored = base.transitions.get(documentId);
  if (stored === undefined) return undefined;
  let shown = stored;
  for (const field of TRANSITION_FIELDS) {
    const edit = edits.get(`${documentId} ${field}`);
    if (edit !== undefined && !isTransitionContent(edit.after)) shown = withField(shown, field, edit.after);
  }
  return shown;
}

/**
 * Sets a cell. A value that is already stored is no edit; a transition that is not stored yet is edited as a
 * whole; cells of unknown entries are ignored.
 */
export function withCell(base: Base, edits: Edits, cell: Cell, value: CellValue): Edits {
  if (cell.of === 'world' || cell.of === 'location') return withFieldCell(base, edits, cell, value);
  const whole: Cell = { ...cell, field: 'whole' };
  const isStored = base.transitions.has(cell.documentId);
  if (cell.field === 'whole') {
    if (!isTransitionContent(value)) return isStored ? put(edits, whole, null) : dropped(edits, whole);
    if (!isStored) return put(edits, whole, value);
    return TRANSITION_FIELDS.reduce(
      (next, field) => withFieldCell(base, next, { ...cell, field }, transitionField(value, field)),
      dropped(edits, whole),
    );
  }
  if (isStored) return withFieldCell(base, edits, cell, value);
  const drawn = edits.get(cellName(whole))?.after;
  if (drawn === undefined || !isTransitionContent(drawn) || isTransitionContent(value)) return edits;
  return put(edits, whole, withField(drawn, cell.field, value));
}

function withFieldCell(base: Base, edits: Edits, cell: Cell, value: CellValue): Edits {
  const stored = readBase(base, cell);
  if (stored === undefined) return edits;
  return isSameCellValue(stored, value) ? dropped(edits, cell) : put(edits, cell, value);
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

/** Drops the edits of a deleted entry. */
export function withoutEditsOf(edits: Edits, documentId: string): Edits {
  return new Map([...edits].filter(([, { cell }]) => cell.documentId !== documentId));
}

/** An edit that is being sent to the CMS. */
export interface SentEdit extends Edit {
  readonly change: MapChange;
}

/** The changes to send. Deletions come first, so that a redrawn transition is not a duplicate. */
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
    if (isTransitionContent(after)) return { kind: 'draw', documentId, transition: after };
    const transition = base.transitions.get(documentId);
    return transition === undefined
      ? undefined
      : { kind: 'remove', documentId, transition: contentOf(transition) };
  }
  // An entry that is being deleted needs no other change.
  if (edits.has(`${documentId} whole`)) return undefined;
  const before = readBase(base, cell);
  if (before === undefined || isTransitionContent(before) || isTransitionContent(after)) return undefined;
  return { kind: 'set', ...cell, before, after };
}
