import { MOST_CHANGES } from '../../../../contracts/map.ts';
import type { MapChange, MapLocation, OutsideLocation, WorldMap } from '../../../../contracts/map.ts';
import { baseOf } from './base.ts';
import type { Base } from './base.ts';
import { cellName, isSameCellValue } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';
import { shownIn, unsent, withCell } from './edits.ts';
import type { Edits, SentEdit } from './edits.ts';
import { afterAnswer, afterRefresh } from './merge.ts';
import type { Outcomes } from './merge.ts';

/** What one gesture has changed, so that it can be taken back as one. */
export interface Step {
  /** Names the gesture: a second step of the same gesture becomes part of the first. */
  readonly gesture: string | undefined;
  readonly parts: readonly { readonly cell: Cell; readonly before: CellValue; readonly after: CellValue }[];
}

/** Why an edit is not sent until the editor has decided. */
export type Held =
  | { readonly reason: 'conflict'; readonly by?: string }
  | { readonly reason: 'forbidden' | 'rule'; readonly sentence: string };

export type Saving =
  | { readonly state: 'rest' }
  /** Changes wait for more to come. */
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly sent: readonly SentEdit[] }
  /** The CMS could not be asked; everything is kept. */
  | { readonly state: 'failed'; readonly sentence: string };

/** A map that is being edited: what stands in the CMS, what the editor has made of it, and what becomes of that. */
export interface MapState {
  readonly base: Base;
  readonly edits: Edits;
  /** By the names of their cells. */
  readonly held: ReadonlyMap<string, Held>;
  /**
   * What was sent and never answered: the CMS may have made it or not. It is sent again, word for word, before
   * anything else, so that what the editor has made of it since is told to a CMS that is known again.
   */
  readonly unanswered: readonly SentEdit[];
  /** How often `base` was written: what was asked before the last time is older than what stands here. */
  readonly revision: number;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly saving: Saving;
}

export type MapEvent =
  | {
      readonly type: 'changed';
      readonly parts: readonly { readonly cell: Cell; readonly value: CellValue }[];
      readonly gesture?: string;
    }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Enough was waited for more changes. */
  | { readonly type: 'due' }
  | { readonly type: 'answered'; readonly outcomes: Outcomes }
  /** @param isUnanswered Whether the CMS may have made the changes all the same. */
  | { readonly type: 'failed'; readonly sentence: string; readonly isUnanswered: boolean }
  /** What was held back or has failed is to be tried once more. */
  | { readonly type: 'retried' }
  /** The editor has decided about a cell that was held back. */
  | { readonly type: 'resolved'; readonly name: string; readonly keep: 'mine' | 'theirs' }
  /** What stands in the CMS, asked when the state had this revision. */
  | { readonly type: 'refreshed'; readonly map: WorldMap; readonly askedAt: number }
  | { readonly type: 'located'; readonly location: MapLocation }
  /** A location of another world is going to be the end of a portal. */
  | { readonly type: 'sighted'; readonly outside: OutsideLocation };

export type MapEffect =
  | { readonly type: 'send'; readonly changes: readonly MapChange[] }
  /** A `due` is wanted in a moment; one that is under way already is put off. */
  | { readonly type: 'wait' }
  /** Nothing waits any more: what depends on the content can be asked again. */
  | { readonly type: 'settled' }
  | { readonly type: 'tell'; readonly what: 'gone' | 'overtaken' };

export function openMap(map: WorldMap): MapState {
  return {
    base: baseOf(map),
    edits: new Map(),
    held: new Map(),
    unanswered: [],
    revision: 0,
    past: [],
    future: [],
    saving: { state: 'rest' },
  };
}

/** As many steps as can be taken back. */
const MOST_STEPS = 200;

/** The rules of editing a map: what an event makes of it, and what has to be done outside. */
export function transition(state: MapState, event: MapEvent): readonly [MapState, readonly MapEffect[]] {
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
      return state.saving.state === 'sending' ? [state, []] : sent(state);
    case 'answered': {
      if (state.saving.state !== 'sending') return [state, []];
      const [merged, effects] = afterAnswer(state, state.saving.sent, event.outcomes);
      const [next, more] = sent({ ...merged, unanswered: [], saving: { state: 'rest' } });
      return [next, [...effects, ...more]];
    }
    case 'failed': {
      const { sentence, isUnanswered } = event;
      const sentNow = state.saving.state === 'sending' ? state.saving.sent : [];
      const unanswered = isUnanswered ? sentNow : [];
      return [{ ...state, unanswered, saving: { state: 'failed', sentence } }, []];
    }
    case 'retried':
      return state.saving.state === 'sending' ? [state, []] : sent(state);
    case 'resolved':
      return resolved(state, event);
    case 'refreshed':
      // What is on its way, or may have arrived, would look like somebody else's change; and an answer that
      // comes late must not put the map back.
      return state.saving.state === 'sending' ||
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
    : [...state.past, step].slice(-MOST_STEPS);
  return written(
    { ...state, past, future: [] },
    made.map(({ cell, after }) => ({ cell, value: after })),
  );
}

/** Two steps of one gesture as one: what was before the first, and what is after the second. */
function joined(first: Step, second: Step): Step {
  const parts = new Map(first.parts.map((part) => [cellName(part.cell), part]));
  for (const part of second.parts) {
    const earlier = parts.get(cellName(part.cell)) ?? part;
    parts.set(cellName(part.cell), { ...part, before: earlier.before });
  }
  return { ...second, parts: [...parts.values()] };
}

/** Takes the last step back, or makes it again. What somebody else has changed since is left as it is. */
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
    return [next, [...effects, { type: 'tell', what: 'overtaken' }]];
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
    // What the CMS has refused may please it now; what somebody else has written stays to be decided.
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
  if (state.saving.state === 'sending') return [state, []];
  if (isAtRest(state)) return [{ ...state, saving: { state: 'rest' } }, [{ type: 'settled' }]];
  return [{ ...state, saving: { state: 'waiting' } }, [{ type: 'wait' }]];
}

function sent(state: MapState): readonly [MapState, readonly MapEffect[]] {
  const next = state.unanswered.length > 0 ? state.unanswered : pending(state).slice(0, MOST_CHANGES);
  if (next.length === 0) return [{ ...state, saving: { state: 'rest' } }, [{ type: 'settled' }]];
  const changes = next.map(({ change }) => change);
  return [{ ...state, saving: { state: 'sending', sent: next } }, [{ type: 'send', changes }]];
}

/** What is to be told to the CMS and not held back. */
export function pending({ base, edits, held }: MapState): readonly SentEdit[] {
  return unsent(base, edits).filter(({ cell }) => !held.has(cellName(cell)));
}

function isAtRest(state: MapState): boolean {
  return state.unanswered.length === 0 && pending(state).length === 0;
}

/** Whether the editor would lose something by leaving. */
export function hasUnsaved({ edits, unanswered, saving }: MapState): boolean {
  return edits.size > 0 || unanswered.length > 0 || saving.state === 'sending';
}
