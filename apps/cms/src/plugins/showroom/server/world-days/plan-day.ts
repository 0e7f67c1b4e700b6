import { ACCESS_FIELDS } from '@vitrine/doctor/checks/access-differences';
import {
  GROUP,
  LOCATION,
  PORTAL,
  SETTINGS,
  TRANSITION,
  WORLD,
} from '../../../../content-model/content-uids.ts';
import type { NewerEntry, UntouchedEntry } from '../../contracts/world-days.ts';
import type { EntryName } from '../content/references.ts';
import { ENTERED, nodeName } from '../content/world-use.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { GIVEN_ONCE } from '../versions/restored-data.ts';
import { serialise } from '../versions/state.ts';
import type { State } from '../versions/state.ts';
import { subjectName } from '../versions/states-at.ts';
import type { SavedState, SavedStates } from '../versions/states-at.ts';

/** The content of all worlds at one moment. */
export interface Moment {
  readonly states: SavedStates;
  readonly graph: ContentGraph;
}

/** An entry in one language that would be brought back. */
export interface DayItem {
  readonly kind: 'changed' | 'back';
  readonly past: SavedState & { readonly version: number };
  /** Absent where it is not there any more in this language. */
  readonly now?: SavedState;
}

export interface DayPlan {
  readonly items: readonly DayItem[];
  readonly newer: readonly (EntryName & Pick<NewerEntry, 'fate' | 'ends'>)[];
  readonly untouched: readonly (EntryName & Pick<UntouchedEntry, 'reason'>)[];
}

/** Addresses that led to an entry go on leading there. */
const EARLIER_NAMES = new Set(['earlier_slugs', 'earlier_addresses']);

/**
 * Attributes that an entry keeps as they are now: the ids that were given once, earlier addresses, and who may enter.
 * A world that was open on that day and is closed now stays closed.
 */
export function isLeftAsIs(uid: string, name: string): boolean {
  const access = uid === WORLD ? ACCESS_FIELDS.world : uid === LOCATION ? ACCESS_FIELDS.location : [];
  return GIVEN_ONCE.has(name) || EARLIER_NAMES.has(name) || access.includes(name);
}

/**
 * What it takes to bring a world back to what it was: its locations and transitions, and what it alone shows.
 *
 * @param unknown names of entries whose state of then is not known: `past` has them as they are now.
 * @param hasDrafts whether entries of a type are saved without visitors seeing it.
 */
export function planDay(
  given: { readonly now: Moment; readonly past: Moment; readonly unknown: ReadonlySet<string> },
  world: string,
  hasDrafts: (uid: string) => boolean,
): DayPlan {
  const { now, past, unknown } = given;
  const core = { now: now.graph.coreOf(world), past: past.graph.coreOf(world) };
  const shared = new Set([...shownElsewhere(now.graph, core.now), ...shownElsewhere(past.graph, core.past)]);
  const items: DayItem[] = [];
  const untouched = new Map<string, DayPlan['untouched'][number]>();
  const leave = ({ uid, documentId }: EntryName, reason: UntouchedEntry['reason']): void => {
    const name = nodeName(uid, documentId);
    if (!untouched.has(name)) untouched.set(name, { uid, documentId, reason });
  };
  const shown = past.graph.reachedFrom(core.past);
  for (const [key, state] of past.states) {
    const name = nodeName(state.uid, state.documentId);
    if (!shown.has(name)) continue;
    if (unknown.has(key)) {
      leave(state, 'unknown');
      continue;
    }
    const present = now.states.get(key);
    if (state.version === undefined || (present !== undefined && isSame(present, state))) continue;
    if (!hasDrafts(state.uid)) leave(state, 'live');
    else if (shared.has(name) && !core.past.has(name)) leave(state, 'shared');
    else {
      const before = { ...state, version: state.version };
      items.push(
        present === undefined
          ? { kind: now.graph.nodes.has(name) ? 'changed' : 'back', past: before }
          : { kind: 'changed', past: before, now: present },
      );
    }
  }
  for (const [key, state] of now.states) {
    const name = nodeName(state.uid, state.documentId);
    if (shown.has(name) && core.past.has(name) && !past.states.has(key) && past.graph.nodes.has(name))
      leave(state, 'language');
  }
  return { items, newer: newerIn(now, past, world), untouched: [...untouched.values()] };
}

/** What is in the world now and was not then. */
function newerIn({ graph }: Moment, past: Moment, world: string): DayPlan['newer'] {
  const core = past.graph.coreOf(world);
  const added = [...graph.coreOf(world)].filter((name) => !core.has(name));
  const locations = new Set(added.filter((name) => graph.nodes.get(name)?.uid === LOCATION));
  return added.flatMap((name): DayPlan['newer'] => {
    const node = graph.nodes.get(name);
    if (node === undefined) return [];
    const { uid, documentId, row } = node;
    if (uid === LOCATION) return [{ uid, documentId, fate: 'chosen', ends: [] }];
    const ends = [row['from'], row['to']].flatMap((end) => {
      const id = (end as { readonly documentId?: unknown } | null | undefined)?.documentId;
      return typeof id === 'string' && locations.has(nodeName(LOCATION, id)) ? [id] : [];
    });
    const isOn = (row['transitionOptions'] as { readonly active?: boolean } | undefined)?.active !== false;
    const isFollowing = (uid === TRANSITION || uid === PORTAL) && isOn;
    const fate = isFollowing ? 'follows' : 'stays';
    return [{ uid, documentId, fate, ends }];
  });
}

/** Newer transitions that a restore switches off: those that lead to no location that stays. */
export function switchedOff(newer: DayPlan['newer'], leaving: ReadonlySet<string>): DayPlan['newer'] {
  return newer.filter(({ fate, ends }) => fate === 'follows' && ends.every((end) => leaving.has(end)));
}

/** Types that visitors find without another entry that leads there. */
const FOUND_BY_THEMSELVES: ReadonlySet<string> = new Set([...ENTERED, SETTINGS, GROUP]);

/** What is shown by other worlds, or by the showroom itself. */
function shownElsewhere(graph: ContentGraph, core: ReadonlySet<string>): ReadonlySet<string> {
  return graph.reachedFrom(
    [...graph.nodes].flatMap(([name, { uid }]) =>
      FOUND_BY_THEMSELVES.has(uid) && !core.has(name) ? [name] : [],
    ),
  );
}

function isSame(one: SavedState, other: SavedState): boolean {
  return serialise(restoredPart(one)) === serialise(restoredPart(other));
}

function restoredPart({ uid, state }: SavedState): State {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !isLeftAsIs(uid, name)));
}

/** The states of a moment as it can be compared: entries that were there, and whose state of then is not known, too. */
export function withUnknown(
  states: SavedStates,
  present: ReadonlyMap<string, SavedState & { readonly createdAt: Date }>,
  moment: Date,
): { readonly states: SavedStates; readonly unknown: ReadonlySet<string> } {
  const all = new Map(states);
  const unknown = new Set<string>();
  for (const [key, state] of present) {
    if (all.has(key) || state.createdAt > moment) continue;
    all.set(subjectName(state), state);
    unknown.add(key);
  }
  return { states: all, unknown };
}
