import type { ChangeOutcome, WorldMap } from '../../../../contracts/map.ts';
import { baseOf, readBase, withoutEntry, writeBase } from './base.ts';
import { cellName, isSameCellValue } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';
import { dropped, shownIn, withCell, withoutEditsOf } from './edits.ts';
import type { SentEdit } from './edits.ts';
import type { Held, MapEffect, MapState, Outcomes } from './map-state.ts';

/** Applies the outcomes of sent changes. Later edits are kept. */
export function afterAnswer(
  state: MapState,
  sent: readonly SentEdit[],
  outcomes: Outcomes,
): readonly [MapState, readonly MapEffect[]] {
  let next = state;
  const effects: MapEffect[] = [];
  sent.forEach(({ cell, after }, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined) return;
    switch (outcome.kind) {
      case 'saved':
        next = saved(next, cell, after, outcome);
        break;
      case 'conflict':
        next = conflicted(next, cell, outcome.theirs, outcome.by);
        break;
      case 'refused':
        next = held(next, cell, { reason: outcome.reason, sentence: outcome.sentence });
        break;
      case 'gone':
        next = gone(next, cell);
        effects.push({ type: 'notify', what: 'gone' });
        break;
    }
  });
  return [next, effects];
}

function saved(
  state: MapState,
  cell: Cell,
  value: CellValue,
  { status, transition }: Extract<ChangeOutcome, { kind: 'saved' }>,
): MapState {
  const shown = shownIn(state.base, state.edits, cell);
  const base = writeBase(state.base, cell, transition ?? value, status);
  const isRemoved = cell.field === 'whole' && value === null;
  const cleared = isRemoved ? withoutEditsOf(state.edits, cell.documentId) : dropped(state.edits, cell);
  return {
    ...state,
    base,
    edits: shown === undefined ? cleared : withCell(base, cleared, cell, shown),
  };
}

function conflicted(state: MapState, cell: Cell, theirs: CellValue, by: string | undefined): MapState {
  const shown = shownIn(state.base, state.edits, cell);
  const base = writeBase(state.base, cell, theirs);
  const edits = shown === undefined ? state.edits : withCell(base, state.edits, cell, shown);
  const next = { ...state, base, edits };
  return edits.has(cellName(cell))
    ? held(next, cell, { reason: 'conflict', ...(by === undefined ? {} : { by }) })
    : next;
}

function held(state: MapState, cell: Cell, why: Held): MapState {
  return {
    ...state,
    held: new Map(state.held).set(cellName(cell), why),
  };
}

function gone(state: MapState, { documentId }: Cell): MapState {
  return {
    ...state,
    base: withoutEntry(state.base, documentId),
    edits: withoutEditsOf(state.edits, documentId),
  };
}

/**
 * Applies newly loaded content. If someone else has changed a cell that the editor has changed too, the editor
 * decides; all other changes of both are kept.
 */
export function afterRefresh(state: MapState, map: WorldMap): readonly [MapState, readonly MapEffect[]] {
  const base = baseOf(map);
  const effects: MapEffect[] = [];
  let { edits } = state;
  const heldBack = new Map(state.held);
  for (const [name, { cell, after }] of state.edits) {
    const [before, now] = [readBase(state.base, cell), readBase(base, cell)];
    edits = withCell(base, dropped(edits, cell), cell, after);
    const isDrawn = cell.field === 'whole' && after !== null;
    if (now === undefined) effects.push({ type: 'notify', what: 'gone' });
    if (
      edits.has(name) &&
      !isDrawn &&
      before !== undefined &&
      now !== undefined &&
      !isSameCellValue(before, now)
    ) {
      heldBack.set(name, { reason: 'conflict' });
    }
  }
  return [{ ...state, base, edits, held: heldBack }, effects];
}
