import { createHash } from 'node:crypto';
import type { ContentBundle } from '@vitrine/content/bundle';
import { canBeClosed } from '@vitrine/core/access/may-enter';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { hasGuardedPrices } from '@vitrine/core/access/visible-prices';
import { RIGHTS_MARK } from '@vitrine/core/access/rights-mark';
import { entrancesOf } from '@vitrine/core/links/entrances';
import type { Entrances } from '@vitrine/core/links/entrances';
import { addressKey, locationSegment } from '@vitrine/core/links/path';
import type { Article } from '@vitrine/core/world/content';
import type { WorldSlug } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ClosedDoors, PublishedContent, SessionVisitor } from '../../app/contract/server-context.ts';
import { createLru } from '../cache/lru.ts';
import { isAnonymous, visitorClass } from './visitor-class.ts';
import { closedDoorsOf } from './closed-doors.ts';

/** The content that one class of visitors may see, the same object for as long as it does not change. */
export interface VisibleContent {
  /** Equal key, equal content. */
  readonly key: string;
  readonly content: PublishedContent;
  /** Worlds that exist and are not part of it, by slug, with what the visitor lacks. */
  readonly closedWorlds: ReadonlyMap<string, WorldLock>;
  readonly closedDoors: ClosedDoors;
  /** The entrances of all worlds, open or closed. */
  readonly entrances: Entrances;
  /** Locations that exist in its worlds, have opened, and are not part of it, by the core's `addressKey`. */
  readonly closedLocations: ReadonlySet<string>;
  /** Whether a login may open a world that is not part of it, or a location of its worlds, or show prices. */
  readonly loginShowsMore: boolean;
  /**
   * Set where part of the showroom is closed or timed, or prices are for some visitors only, so that open content may
   * be closed one day: by an editor at any time, by its window at this time (milliseconds since 1970). Absent where
   * everything is for everyone.
   */
  readonly mayCloseAt?: number;
}

/** Removes from a snapshot what a visitor may not see at a given time. */
export type HideFrom = (snapshot: Snapshot, visitor: SessionVisitor, now: Date) => Snapshot;

/** What keeps a visitor out of the worlds of a snapshot, by slug. */
export type FindLocks = (
  snapshot: Snapshot,
  visitor: SessionVisitor,
  now: Date,
) => ReadonlyMap<string, WorldLock>;

/** The limit on remembered visitor classes of one version, besides the anonymous one. */
const MAX_CLASSES = 64;

function newClasses() {
  return createLru<VisibleContent>({ limit: MAX_CLASSES, weigh: () => 1 });
}

/**
 * The times at which an access window of a location opens or closes, ascending: between two of them the visible
 * content does not change.
 */
export function accessInstants(bundle: ContentBundle): number[] {
  const instants = new Set<number>();
  for (const snapshot of Object.values(bundle.snapshots)) {
    for (const { access } of snapshot.locations) {
      for (const text of [access.from, access.until]) {
        const instant = text === undefined ? Number.NaN : Date.parse(text);
        if (!Number.isNaN(instant)) instants.add(instant);
      }
    }
  }
  return [...instants].toSorted((a, b) => a - b);
}

/** How many of these ascending times have passed. */
export function passedOf(instants: readonly number[], now: number): number {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((instants[middle] ?? Number.POSITIVE_INFINITY) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Names the content that a visitor sees of a version, so that no answer cached for other rights, or before an access
 * window opened or closed, is reused. The public content before the first such time has the name of the version
 * itself; every other name begins with it and {@link RIGHTS_MARK}.
 *
 * @param span how many of the access instants have passed.
 */
function versionFor({ version }: ContentBundle, visitor: SessionVisitor, span: number): string {
  if (isAnonymous(visitor) && span === 0) return version;
  const rights = createHash('sha256').update(`${span} ${visitorClass(visitor)}`);
  return `${version}${RIGHTS_MARK}${rights.digest('hex').slice(0, 12)}`;
}

/**
 * Whether a location's window has not opened yet: until then it is treated as if it did not exist (decision 0039).
 */
function isToCome({ access: { from } }: Location, now: Date): boolean {
  return from !== undefined && !(Date.parse(from) <= now.getTime());
}

function closedLocations(bundle: ContentBundle, visible: PublishedContent, now: Date): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [code, snapshot] of Object.entries(bundle.snapshots)) {
    const { worlds = [], locations = [] } = visible.snapshots[code] ?? {};
    const openWorlds = new Set(worlds.map(({ slug }) => slug));
    const open = new Set(locations.map(({ payloadId }) => payloadId));
    for (const location of snapshot.locations) {
      if (!openWorlds.has(location.world) || open.has(location.payloadId) || isToCome(location, now))
        continue;
      keys.add(addressKey(location.world, locationSegment(location)));
    }
  }
  return keys;
}

function hasPricesForLogins({ product }: Article): boolean {
  return product?.priceRule.kind === 'loggedIn' || product?.priceRule.kind === 'scopes';
}

/**
 * Whether a login opens a closed world, a location that requires one and whose window is open, or shows prices.
 */
function loginShowsMore(
  bundle: ContentBundle,
  closedWorlds: ReadonlyMap<string, WorldLock>,
  visitor: SessionVisitor,
  now: Date,
): boolean {
  if (visitor.isLoggedIn) return false;
  const isWanted = ({ world, access }: Location): boolean =>
    access.rule.kind !== 'public' &&
    !closedWorlds.has(world) &&
    (access.from === undefined || Date.parse(access.from) <= now.getTime()) &&
    (access.until === undefined || now.getTime() < Date.parse(access.until));
  return (
    [...closedWorlds.values()].includes('login') ||
    Object.values(bundle.snapshots).some(
      ({ locations, articles }) => locations.some(isWanted) || articles.some(hasPricesForLogins),
    )
  );
}

/**
 * Computes the content of each class of visitors once per version and span between two access times, so that caches
 * can rely on identity: an index kept in a `WeakMap` on a snapshot or on the content lives exactly as long as it is
 * correct.
 */
export function createVisibleContents(access: { readonly hide: HideFrom; readonly findLocks: FindLocks }) {
  let source: ContentBundle['snapshots'] | undefined;
  let instants: readonly number[] = [];
  let isGuarded = false;
  let everybodys: VisibleContent | undefined;
  let visible = newClasses();
  /** The last result, which the next call nearly always needs too. */
  let last:
    | {
        readonly visitor: SessionVisitor;
        readonly from: number;
        readonly until: number;
        readonly found: VisibleContent;
      }
    | undefined;

  const compute = (
    bundle: ContentBundle,
    visitor: SessionVisitor,
    now: Date,
    span: number,
  ): PublishedContent => ({
    version: versionFor(bundle, visitor, span),
    locales: bundle.locales,
    defaultLocale: bundle.defaultLocale,
    snapshots: Object.fromEntries(
      Object.entries(bundle.snapshots).map(([code, snapshot]) => [code, access.hide(snapshot, visitor, now)]),
    ),
  });

  return (bundle: ContentBundle, visitor: SessionVisitor, now: number): VisibleContent => {
    if (bundle.snapshots !== source) {
      source = bundle.snapshots;
      instants = accessInstants(bundle);
      isGuarded = Object.values(bundle.snapshots).some(
        (snapshot) => canBeClosed(snapshot) || snapshot.articles.some(hasGuardedPrices),
      );
      everybodys = undefined;
      visible = newClasses();
      last = undefined;
    }
    if (last && last.visitor === visitor && last.from <= now && now < last.until) return last.found;
    const span = passedOf(instants, now);
    const key = `${bundle.version}.${span}.${visitorClass(visitor)}`;
    const remember = (found: VisibleContent): VisibleContent => {
      const from = instants[span - 1] ?? Number.NEGATIVE_INFINITY;
      last = { visitor, from, until: instants[span] ?? Number.POSITIVE_INFINITY, found };
      return found;
    };
    const known = everybodys?.key === key ? everybodys : visible.get(key);
    if (known) return remember(known);
    const instant = new Date(now);
    const original = bundle.snapshots[bundle.defaultLocale];
    const content = compute(bundle, visitor, instant, span);
    const closedWorlds = original
      ? access.findLocks(original, visitor, instant)
      : new Map<string, WorldLock>();
    const made = {
      key,
      content,
      closedLocations: closedLocations(bundle, content, instant),
      loginShowsMore: loginShowsMore(bundle, closedWorlds, visitor, instant),
      closedWorlds,
      closedDoors: closedDoorsOf(bundle, closedWorlds),
      entrances: original ? entrancesOf(original) : { byHost: new Map<string, WorldSlug>() },
      ...(isGuarded ? { mayCloseAt: instants[span] ?? Number.POSITIVE_INFINITY } : {}),
    };
    // Other classes never displace the public one: too many derived values would have to be built again.
    if (isAnonymous(visitor)) everybodys = made;
    else visible.set(key, made);
    return remember(made);
  };
}
