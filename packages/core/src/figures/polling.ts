import type { FigureReading, FigureSource } from './figure-source.ts';

/** When sources are asked, in milliseconds. */
export interface PollingRules {
  /** Between two requests to a source that answers. */
  readonly interval: number;
  /** The longest wait for a source that does not. */
  readonly longest: number;
  /** For how long a source is still asked after someone has looked at a figure of it. */
  readonly attention: number;
  /** The shortest time between two requests to a source. */
  readonly pause: number;
  /** Sources that are known at once. */
  readonly maxSources: number;
}

/** One number of a source. */
export interface PolledField {
  readonly lookedAt: number;
  /** The newest reading, and when it came; absent: none yet. */
  readonly reading?: FigureReading;
  readonly readAt?: number;
}

export interface PolledSource {
  readonly phase: 'asking' | 'waiting' | 'paused';
  readonly lookedAt: number;
  readonly fields: ReadonlyMap<string, PolledField>;
  /** When it was asked last, and before when it is not asked again. */
  readonly askedAt: number;
  readonly dueAt: number;
  /** Requests in a row that gave no number. */
  readonly failures: number;
}

/** Every source, by its address. */
export type PollingState = ReadonlyMap<string, PolledSource>;

/** `now`: milliseconds of a clock that nothing sets. `random`: from 0 up to 1. */
export type PollingEvent =
  | { readonly type: 'looked'; readonly source: FigureSource; readonly now: number }
  | { readonly type: 'due'; readonly address: string; readonly now: number }
  | {
      readonly type: 'answered';
      readonly address: string;
      /** What each field says; those without a number are left out. */
      readonly readings: ReadonlyMap<string, FigureReading>;
      readonly now: number;
      readonly random: number;
    }
  | { readonly type: 'failed'; readonly address: string; readonly now: number; readonly random: number };

export type PollingEffect =
  /** Ends the wait for this address, if there is one, and requests it. */
  | { readonly type: 'ask'; readonly address: string }
  /** Replaces the wait for this address. */
  | { readonly type: 'wait'; readonly address: string; readonly milliseconds: number }
  /** Ends the wait for this address. */
  | { readonly type: 'forget'; readonly address: string };

type Transition = readonly [PollingState, readonly PollingEffect[]];

/** No source is known. */
export const NOTHING_POLLED: PollingState = new Map();

/** The longest exponent of two that a wait needs. */
const MAX_DOUBLINGS = 20;

/**
 * Decides when sources are asked: one request at a time for each address, at intervals while someone looks, with longer
 * and longer waits while it fails, and not at all when no one looks any more. What was read stays until there is more.
 */
export function poll(state: PollingState, event: PollingEvent, rules: PollingRules): Transition {
  if (event.type === 'looked') return looked(state, event, rules);
  const source = state.get(event.address);
  if (source === undefined) return [state, []];
  if (event.type === 'due') return due(state, event, source, rules);
  if (source.phase !== 'asking') return [state, []];
  const readings = event.type === 'answered' ? event.readings : new Map<string, FigureReading>();
  const failures = readings.size > 0 ? 0 : source.failures + 1;
  const milliseconds = waitOf(failures, event.random, rules);
  return [
    withSource(state, event.address, {
      ...source,
      phase: 'waiting',
      failures,
      dueAt: event.now + milliseconds,
      fields: fieldsAfter(source.fields, readings, event.now, rules),
    }),
    [{ type: 'wait', address: event.address, milliseconds }],
  ];
}

function looked(
  state: PollingState,
  { source: { address, field }, now }: Extract<PollingEvent, { type: 'looked' }>,
  rules: PollingRules,
): Transition {
  const known = state.get(address);
  if (known === undefined) return begun(state, { address, field, now }, rules);
  const isNew = !known.fields.has(field);
  const seen: PolledSource = {
    ...known,
    lookedAt: now,
    fields: new Map(known.fields).set(field, { ...known.fields.get(field), lookedAt: now }),
  };
  if (known.phase === 'asking' || (known.phase === 'waiting' && !isNew)) {
    return [withSource(state, address, seen), []];
  }
  // A field that no answer was read for needs one soon, unless the source fails anyway.
  const dueAt = isNew && known.failures === 0 ? known.askedAt + rules.pause : known.dueAt;
  if (dueAt <= now) return asked(state, address, seen, now);
  if (known.phase === 'waiting' && dueAt >= known.dueAt) return [withSource(state, address, seen), []];
  return [
    withSource(state, address, { ...seen, phase: 'waiting', dueAt }),
    [{ type: 'wait', address, milliseconds: dueAt - now }],
  ];
}

function begun(
  state: PollingState,
  { address, field, now }: FigureSource & { readonly now: number },
  rules: PollingRules,
): Transition {
  const fields = new Map([[field, { lookedAt: now }]]);
  const source = { lookedAt: now, fields, failures: 0 };
  const [next, effects] = asked(
    state,
    address,
    { ...source, phase: 'paused', askedAt: now, dueAt: now },
    now,
  );
  if (next.size <= rules.maxSources) return [next, effects];
  const oldest = [...state].toSorted(([, one], [, other]) => one.lookedAt - other.lookedAt)[0]?.[0];
  if (oldest === undefined) return [next, effects];
  const kept = new Map(next);
  kept.delete(oldest);
  return [kept, [{ type: 'forget', address: oldest }, ...effects]];
}

function due(
  state: PollingState,
  { address, now }: Extract<PollingEvent, { type: 'due' }>,
  source: PolledSource,
  rules: PollingRules,
): Transition {
  if (source.phase !== 'waiting') return [state, []];
  if (now - source.lookedAt <= rules.attention) return asked(state, address, source, now);
  return [withSource(state, address, { ...source, phase: 'paused' }), []];
}

function asked(state: PollingState, address: string, source: PolledSource, now: number): Transition {
  return [
    withSource(state, address, { ...source, phase: 'asking', askedAt: now }),
    [{ type: 'ask', address }],
  ];
}

function withSource(state: PollingState, address: string, source: PolledSource): PollingState {
  return new Map(state).set(address, source);
}

/** Up to a tenth more or less, so that the sources of a dashboard are not asked at once; half to all of a back-off. */
function waitOf(failures: number, random: number, { interval, longest }: PollingRules): number {
  if (failures === 0) return interval * (0.9 + 0.2 * random);
  const whole = Math.min(longest, interval * 2 ** Math.min(MAX_DOUBLINGS, failures - 1));
  return Math.max(interval * 0.9, whole * (0.5 + 0.5 * random));
}

/** The fields that someone has looked at, with what was read for them. */
function fieldsAfter(
  fields: PolledSource['fields'],
  readings: ReadonlyMap<string, FigureReading>,
  now: number,
  { attention }: PollingRules,
): PolledSource['fields'] {
  return new Map(
    [...fields].flatMap(([name, field]): readonly (readonly [string, PolledField])[] => {
      if (now - field.lookedAt > attention) return [];
      const reading = readings.get(name);
      return [[name, reading === undefined ? field : { ...field, reading, readAt: now }]];
    }),
  );
}
