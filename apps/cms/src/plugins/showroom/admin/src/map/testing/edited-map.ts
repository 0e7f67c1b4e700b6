import * as fc from 'fast-check';
import { isSameTransition, isSameValue } from '../../../../contracts/map.ts';
import type {
  ChangeOutcome,
  MapChange,
  MapTransition,
  TransitionContent,
  WorldMap,
} from '../../../../contracts/map.ts';
import { contentOf } from '../state/base.ts';
import type { Cell, CellValue } from '../state/cell.ts';
import { shownIn } from '../state/edits.ts';
import { reduceMap } from '../state/reduce-map.ts';
import type { MapEvent, MapState } from '../state/map-state.ts';

export const LOCATIONS = ['door', 'desk', 'window'];
export const TRANSITIONS = ['walk', 'back', 'drawn'];

export function transition(documentId: string, weight = 100): TransitionContent {
  return {
    kind: 'transition',
    from: documentId === 'back' ? 'desk' : 'door',
    to: documentId === 'drawn' ? 'window' : documentId === 'back' ? 'door' : 'desk',
    weight,
    active: true,
    clips: {},
  };
}

function storedTransition(documentId: string): MapTransition {
  return {
    documentId,
    status: 'published',
    ...transition(documentId),
  };
}

export function emptyMap(): WorldMap {
  return {
    world: { documentId: 'hall', name: 'Hall', locale: 'en', start: null },
    locations: LOCATIONS.map((documentId) => ({
      documentId,
      title: documentId,
      locale: 'en',
      position: null,
      pin: null,
      direction: null,
      station: null,
      status: 'draft',
    })),
    transitions: [storedTransition('walk'), storedTransition('back')],
    outside: [],
    stations: [],
    rights: {
      position: true,
      plan: true,
      station: true,
      start: true,
      createLocation: true,
      createFromFiles: true,
      arrows: true,
      upload: true,
      transition: { create: true, update: true, delete: true },
      portal: { create: true, update: true, delete: true },
    },
  };
}

export function POSITION(documentId: string): Cell {
  return { of: 'location', documentId, field: 'position' };
}

export function DIRECTION(documentId: string): Cell {
  return { of: 'location', documentId, field: 'direction' };
}

export function WEIGHT(documentId: string): Cell {
  return { of: 'transition', documentId, field: 'weight' };
}

export function WHOLE(documentId: string): Cell {
  return { of: 'transition', documentId, field: 'whole' };
}
export const START: Cell = { of: 'world', documentId: 'hall', field: 'start' };
export const CELLS: readonly Cell[] = [
  START,
  ...LOCATIONS.flatMap((id) => [POSITION(id), DIRECTION(id)]),
  ...TRANSITIONS.flatMap((id) => [WHOLE(id), WEIGHT(id)]),
];

export function after(state: MapState, ...events: readonly MapEvent[]): MapState {
  return events.reduce((current, event) => reduceMap(current, event)[0], state);
}

export function placed(documentId: string, x: number, gesture?: string): MapEvent {
  return {
    type: 'changed',
    parts: [{ cell: POSITION(documentId), value: { x, y: x } }],
    ...(gesture === undefined ? {} : { gesture }),
  };
}

/** Refreshes from the CMS, which answers immediately. */
export function refreshed(state: MapState, map: WorldMap): MapState {
  return after(state, { type: 'refreshed', map, askedAt: state.revision });
}

export function shown(state: MapState): readonly (CellValue | undefined)[] {
  return CELLS.map((cell) => shownIn(state.base, state.edits, cell));
}

/** The CMS, as far as it matters: it compares before it writes, and keeps what it deletes. */
export function createCms() {
  let map = emptyMap();
  const removed = new Map<string, MapTransition>();
  const edit = (next: Partial<WorldMap>): void => {
    map = { ...map, ...next };
  };
  const apply = (change: MapChange): ChangeOutcome => {
    const { documentId } = change;
    const existing = map.transitions.find((known) => known.documentId === documentId);
    if (change.kind === 'draw') {
      if (existing !== undefined) return { kind: 'saved' };
      const back = removed.get(documentId);
      removed.delete(documentId);
      const drawn: MapTransition = { documentId, status: back?.status ?? 'draft', ...change.transition };
      edit({ transitions: [...map.transitions, drawn] });
      return {
        kind: 'saved',
        status: drawn.status,
        ...(back === undefined ? {} : { transition: change.transition }),
      };
    }
    if (change.kind === 'remove') {
      if (existing === undefined) return { kind: 'saved' };
      const theirs = contentOf(existing);
      if (!isSameTransition(theirs, change.transition)) return { kind: 'conflict', theirs };
      edit({ transitions: map.transitions.filter((known) => known !== existing) });
      removed.set(documentId, existing);
      return { kind: 'saved' };
    }
    const { before: seen, after: wanted } = change;
    const stored =
      change.of === 'world'
        ? map.world.start
        : change.of === 'location'
          ? (map.locations.find((known) => known.documentId === documentId)?.[change.field] ?? null)
          : existing?.weight;
    if (stored === undefined) return { kind: 'gone' };
    if (isSameValue(stored, wanted)) return { kind: 'saved' };
    if (!isSameValue(stored, seen)) return { kind: 'conflict', theirs: stored, by: 'Ada' };
    write(change);
    return { kind: 'saved' };
  };
  const write = (change: Extract<MapChange, { kind: 'set' }>): void => {
    const { of, documentId, after: value } = change;
    if (of === 'world') edit({ world: { ...map.world, start: value as string | null } });
    if (of === 'location') {
      const { field } = change;
      edit({
        locations: map.locations.map((one) =>
          one.documentId === documentId ? { ...one, [field]: value } : one,
        ),
      });
    }
    if (of === 'transition') {
      const weight = value as number;
      edit({
        transitions: map.transitions.map((one) => (one.documentId === documentId ? { ...one, weight } : one)),
      });
    }
  };
  return { map: () => map, apply, edit };
}

export type Cms = ReturnType<typeof createCms>;

function failed(sentence: string): MapEvent {
  return { type: 'failed', sentence, isUnanswered: true };
}

/** Sends due changes and applies the answers, until none are due. */
export function save(
  state: MapState,
  cms: Cms,
  fate: 'answered' | 'lost' | 'unreached' = 'answered',
): MapState {
  let [current, effects] = reduceMap(state, { type: 'due' });
  for (;;) {
    const effect = effects.find(({ type }) => type === 'send');
    if (effect?.type !== 'send') return current;
    if (fate === 'unreached') return after(current, failed('No network'));
    const outcomes = effect.changes.map((change) => cms.apply(change));
    if (fate === 'lost') return after(current, failed('No answer'));
    [current, effects] = reduceMap(current, { type: 'answered', outcomes });
  }
}

const small = fc.integer({ min: 0, max: 3 });
export const change = fc.oneof(
  fc.record({ cell: fc.constantFrom(...LOCATIONS).map(POSITION), value: small.map((x) => ({ x, y: x })) }),
  fc.record({ cell: fc.constantFrom(...LOCATIONS).map(DIRECTION), value: small }),
  fc.record({ cell: fc.constantFrom(...TRANSITIONS).map(WEIGHT), value: small }),
  fc
    .record({ id: fc.constantFrom(...TRANSITIONS), weight: small, isThere: fc.boolean() })
    .map(({ id, weight, isThere }) => ({ cell: WHOLE(id), value: isThere ? transition(id, weight) : null })),
  fc.record({ cell: fc.constant(START), value: fc.constantFrom('door', 'desk', null) }),
);
export const changed: fc.Arbitrary<MapEvent> = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((parts) => ({ type: 'changed', parts }));
