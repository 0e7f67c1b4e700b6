import type { DocumentProblem } from '@vitrine/core/search/page-text';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import { actionUsages } from './action-usages.ts';
import type { ActionUsage } from './action-usages.ts';
import { filesOf, mediaUsages } from './media-usages.ts';
import type { MediaUsage } from './media-usages.ts';
import { viewerUsages } from './viewer-usages.ts';
import type { ViewerUsage } from './viewer-usages.ts';
import type { JudgeOfTexts, Judges } from './judges.ts';
import type { ClipEnd } from './clip-end.ts';

/** A snapshot with the look-ups that checks share, each built once. */
export interface Examined {
  readonly snapshot: Snapshot;
  readonly worlds: ReadonlyMap<WorldSlug, World>;
  readonly locations: ReadonlyMap<PayloadId, Location>;
  /** Where one can walk to from a location: active transitions between two known, different locations. */
  readonly outgoing: ReadonlyMap<PayloadId, readonly PayloadId[]>;
  readonly incoming: ReadonlyMap<PayloadId, readonly PayloadId[]>;
  /** Where one can walk to from a start, the starts included. */
  readonly reached: ReadonlySet<PayloadId>;
  readonly actions: readonly ActionUsage[];
  /** Everything that shows files. */
  readonly viewers: readonly ViewerUsage[];
  /** Every use of every file. */
  readonly media: readonly MediaUsage[];
  /** Every file once. */
  readonly files: readonly MediaUsage[];
  readonly clipEnds: readonly ClipEnd[];
  readonly unsafePartOf: JudgeOfTexts;
  readonly documentProblems: ReadonlyMap<string, DocumentProblem>;
}

/** Prepares a snapshot for the checks. Linear in its size. */
export function prepare(
  snapshot: Snapshot,
  { clipEnds = [], unsafePartOf = () => undefined, documentProblems = new Map() }: Judges = {},
): Examined {
  const locations = new Map(snapshot.locations.map((location) => [location.payloadId, location]));
  const outgoing = new Map<PayloadId, PayloadId[]>();
  const incoming = new Map<PayloadId, PayloadId[]>();
  for (const { from, to, options } of snapshot.transitions) {
    if (!options.active || from === to || !locations.has(from) || !locations.has(to)) continue;
    append(outgoing, from, to);
    append(incoming, to, from);
  }
  const reached = reachedFrom(startsOf(snapshot, locations), outgoing);
  const actions = actionUsages(snapshot);
  const media = mediaUsages(snapshot, actions);
  return {
    snapshot,
    worlds: new Map(snapshot.worlds.map((world) => [world.slug, world])),
    locations,
    outgoing,
    incoming,
    reached,
    actions,
    viewers: viewerUsages(snapshot, actions),
    media,
    files: filesOf(media),
    clipEnds,
    unsafePartOf,
    documentProblems,
  };
}

/** Every location reachable over `transitions`, the starts included. */
export function reachedFrom(
  starts: Iterable<PayloadId>,
  transitions: ReadonlyMap<PayloadId, readonly PayloadId[]>,
): ReadonlySet<PayloadId> {
  const reached = new Set(starts);
  for (const location of reached) {
    for (const next of transitions.get(location) ?? []) reached.add(next);
  }
  return reached;
}

/** The start locations that exist. */
export function startsOf(
  { worlds }: Pick<Snapshot, 'worlds'>,
  locations: Examined['locations'],
): readonly PayloadId[] {
  return worlds.flatMap(({ start }) => (start !== undefined && locations.has(start) ? [start] : []));
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
