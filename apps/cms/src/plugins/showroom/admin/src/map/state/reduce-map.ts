import { MAX_CHANGES } from '../../../../contracts/map.ts';
import { cellName, isSameCellValue } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';
import { shownIn, unsent, withCell } from './edits.ts';
import type { SentEdit } from './edits.ts';
import type { MapEffect, MapEvent, MapState, Step } from './map-state.ts';
import { afterAnswer, afterRefresh } from './merge.ts';

/** Steps that can be undone. */
const MAX_STEPS = 200;

/** The rules of editing a map: returns the next state and the effects to run. */
export function reduceMap(state: MapState, event: MapEvent): readonly [MapState, readonly MapEffect[]] {
  const [after, effects] = afterEvent(state, event);
  const held = [...after.held].filter(([name]) => after.edits.has(name));
  const next = held.length === after.held.size ? after : { ...after, held: new Map(held) };
  return [next.base === state.base ? next : { ...next, revision: state.revision + 1 }, effects];
}

function afterEvent(state: MapState, event: MapEvent): readonly [MapState, readonly MapEffect[]] {
  switch (event.type) {
    case 'changed':
      return changed(state, event);
    case 'undone':
      return stepped(state, 'past', 'future');
    case 'redone':
      return stepped(state, 'future', 'past');
    case 'due':
      return state.saving.status === 'sending' ? [state, []] : sent(state);
    case 'answered': {
      if (state.saving.status !== 'sending') return [state, []];
      const [merged, effects] = afterAnswer(state, state.saving.sent, event.outcomes);
      const [next, more] = sent({ ...merged, unanswered: [], saving: { status: 'rest' } });
      return [next, [...effects, ...more]];
    }
    case 'failed': {
      const { sentence, isUnanswered } = event;
      const sentNow = state.saving.status === 'sending' ? state.saving.sent : [];
      const unanswered = isUnanswered ? sentNow : [];
      return [{ ...state, unanswered, saving: { status: 'failed', sentence } }, []];
    }
    case 'retried':
      return state.saving.status === 'sending' ? [state, []] : sent(state);
    case 'resolved':
      return resolved(state, event);
    case 'refreshed':
      // A change in transit would look like a conflict, and a late answer must not revert the map.
      return state.saving.status === 'sending' ||
        state.unanswered.length > 0 ||
        event.askedAt !== state.revision
        ? [state, []]
        : afterRefresh(state, event.map);
    case 'located': {
      const locations = new Map(state.base.locations).set(event.location.documentId, event.location);
      return [{ ...state, base: { ...state.base, locations } }, [{ type: 'settled' }]];
    }
    case 'sighted': {
      const { about } = state.base;
      const others = about.outside.filter(({ documentId }) => documentId !== event.outside.documentId);
      const outside = [...others, event.outside];
      return [{ ...state, base: { ...state.base, about: { ...about, outside } } }, []];
    }
  }
}

function changed(
  state: MapState,
  { parts, gesture }: Extract<MapEvent, { type: 'changed' }>,
): readonly [MapState, readonly MapEffect[]] {
  const made = parts.flatMap(({ cell, value }) => {
    const before = shownIn(state.base, state.edits, cell);
    return before === undefined || isSameCellValue(before, value) ? [] : { cell, before, after: value };
  });
  if (made.length === 0) return [state, []];
  const step = { gesture, parts: made };
  const last = state.past.at(-1);
  const isOneGesture = gesture !== undefined && last?.gesture === gesture && state.future.length === 0;
  const past = isOneGesture
    ? [...state.past.slice(0, -1), joined(last, step)]
    : [...state.past, step].slice(-MAX_STEPS);
  return written(
    { ...state, past, future: [] },
    made.map(({ cell, after }) => ({ cell, value: after })),
  );
}

/** Joins two steps of one gesture: the values before the first and after the second. */
function joined(first: Step, second: Step): Step {
  const parts = new Map(first.parts.map((part) => [cellName(part.cell), part]));
  for (const part of second.parts) {
    const earlier = parts.get(cellName(part.cell)) ?? part;
    parts.set(cellName(part.cell), { ...part, before: earlier.before });
  }
  return { ...second, parts: [...parts.values()] };
}

/** Undoes or redoes the last step. Cells changed by someone else since are left alone. */
function stepped(
  state: MapState,
  from: 'future' | 'past',
  onto: 'future' | 'past',
): readonly [MapState, readonly MapEffect[]] {
  const step = state[from].at(-1);
  if (step === undefined) return [state, []];
  const [leave, enter] = from === 'past' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const moved = { ...state, [from]: state[from].slice(0, -1), [onto]: [...state[onto], step] };
  const parts = (from === 'past' ? step.parts.toReversed() : step.parts).flatMap((part) => {
    const shown = shownIn(state.base, state.edits, part.cell);
    return shown !== undefined && isSameCellValue(shown, part[leave])
      ? { cell: part.cell, value: part[enter] }
      : [];
  });
  if (parts.length < step.parts.length) {
    const [next, effects] = written(moved, parts);
    return [next, [...effects, { type: 'notify', what: 'overtaken' }]];
  }
  return written(moved, parts);
}

function written(
  state: MapState,
  parts: readonly { readonly cell: Cell; readonly value: CellValue }[],
): readonly [MapState, readonly MapEffect[]] {
  let { edits } = state;
  const held = new Map(state.held);
  for (const { cell, value } of parts) {
    edits = withCell(state.base, edits, cell, value);
    // A refused change may be valid now; a conflict still needs a decision.
    if (held.get(cellName(cell))?.reason !== 'conflict') held.delete(cellName(cell));
  }
  return waiting({ ...state, edits, held });
}

function resolved(
  state: MapState,
  { name, keep }: Extract<MapEvent, { type: 'resolved' }>,
): readonly [MapState, readonly MapEffect[]] {
  const held = new Map(state.held);
  held.delete(name);
  if (keep === 'mine') return waiting({ ...state, held });
  const edits = new Map(state.edits);
  edits.delete(name);
  return waiting({ ...state, held, edits });
}

function waiting(state: MapState): readonly [MapState, readonly MapEffect[]] {
  if (state.saving.status === 'sending') return [state, []];
  if (isAtRest(state)) return [{ ...state, saving: { status: 'rest' } }, [{ type: 'settled' }]];
  return [{ ...state, saving: { status: 'waiting' } }, [{ type: 'wait' }]];
}

function sent(state: MapState): readonly [MapState, readonly MapEffect[]] {
  const next = state.unanswered.length > 0 ? state.unanswered : pending(state).slice(0, MAX_CHANGES);
  if (next.length === 0) return [{ ...state, saving: { status: 'rest' } }, [{ type: 'settled' }]];
  const changes = next.map(({ change }) => change);
  return [{ ...state, saving: { status: 'sending', sent: next } }, [{ type: 'send', changes }]];
}

/** The edits to send, without held ones. */
export function pending({ base, edits, held }: MapState): readonly SentEdit[] {
  return unsent(base, edits).filter(({ cell }) => !held.has(cellName(cell)));
}

function isAtRest(state: MapState): boolean {
  return state.unanswered.length === 0 && pending(state).length === 0;
}

/** Whether leaving would lose changes. */
export function hasUnsaved({ edits, unanswered, saving }: MapState): boolean {
  return edits.size > 0 || unanswered.length > 0 || saving.status === 'sending';
}
