import type { DocumentTrouble } from '../search/page-text.ts';
import type { PayloadId, WorldSlug } from '../world/ids.ts';
import type { Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import { actionSites } from './action-sites.ts';
import type { ActionSite } from './action-sites.ts';
import { filesOf, mediaSites } from './media-sites.ts';
import type { MediaSite } from './media-sites.ts';
import { viewerSites } from './viewer-sites.ts';
import type { ViewerSite } from './viewer-sites.ts';
import type { JudgeOfTexts } from './checks/unsafe-html.ts';
import type { ClipEnd } from './clip-end.ts';

/** A snapshot with the look-ups that checks share, each built once. */
export interface Examined {
  readonly snapshot: Snapshot;
  readonly worlds: ReadonlyMap<WorldSlug, World>;
  readonly locations: ReadonlyMap<PayloadId, Location>;
  /** Where one can walk to from a location: active transitions between two known, different locations. */
  readonly waysOut: ReadonlyMap<PayloadId, readonly PayloadId[]>;
  readonly waysIn: ReadonlyMap<PayloadId, readonly PayloadId[]>;
  /** Where one can walk to from a start, the starts included. */
  readonly reached: ReadonlySet<PayloadId>;
  readonly actions: readonly ActionSite[];
  /** Everything that shows files. */
  readonly viewers: readonly ViewerSite[];
  /** Every use of every file. */
  readonly media: readonly MediaSite[];
  /** Every file once. */
  readonly files: readonly MediaSite[];
  readonly clipEnds: readonly ClipEnd[];
  readonly unsafePartOf: JudgeOfTexts;
  readonly documentTroubles: ReadonlyMap<string, DocumentTrouble>;
}

/** What only the surroundings know: a core without a parser of HTML and without files. */
export interface Judges {
  /** Measured differences of clips and pictures; without them clips are not judged. */
  readonly clipEnds?: readonly ClipEnd[];
  /** The rule that imports refuse by; without it texts are not judged. */
  readonly unsafePartOf?: JudgeOfTexts;
  /** What is wrong with the words of PDFs, by the names of their files; without it nothing is. */
  readonly documentTroubles?: ReadonlyMap<string, DocumentTrouble>;
}

/** Prepares a snapshot for the checks. Linear in its size. */
export function prepare(
  snapshot: Snapshot,
  { clipEnds = [], unsafePartOf = () => undefined, documentTroubles = new Map() }: Judges = {},
): Examined {
  const locations = new Map(snapshot.locations.map((location) => [location.payloadId, location]));
  const waysOut = new Map<PayloadId, PayloadId[]>();
  const waysIn = new Map<PayloadId, PayloadId[]>();
  for (const { from, to, options } of snapshot.transitions) {
    if (!options.active || from === to || !locations.has(from) || !locations.has(to)) continue;
    append(waysOut, from, to);
    append(waysIn, to, from);
  }
  const reached = reachedFrom(startsOf(snapshot, locations), waysOut);
  const actions = actionSites(snapshot);
  const media = mediaSites(snapshot, actions);
  return {
    snapshot,
    worlds: new Map(snapshot.worlds.map((world) => [world.slug, world])),
    locations,
    waysOut,
    waysIn,
    reached,
    actions,
    viewers: viewerSites(snapshot, actions),
    media,
    files: filesOf(media),
    clipEnds,
    unsafePartOf,
    documentTroubles,
  };
}

/** Every location that can be reached over some ways, the first ones included. */
export function reachedFrom(
  starts: Iterable<PayloadId>,
  ways: ReadonlyMap<PayloadId, readonly PayloadId[]>,
): ReadonlySet<PayloadId> {
  const reached = new Set(starts);
  for (const location of reached) {
    for (const next of ways.get(location) ?? []) reached.add(next);
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
