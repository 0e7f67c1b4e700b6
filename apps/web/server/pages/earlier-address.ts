import { addressKey, formatLocationPath, formatWorldPath, locationSegment } from '@vitrine/core/links/path';
import type { WorldSlug } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { VisibleContent } from '../snapshot/visible-content.ts';

type Visible = Pick<VisibleContent, 'closedLocations' | 'closedWorlds' | 'content'>;

interface Index {
  /** The slugs of the worlds that a first segment named or names. */
  readonly current: ReadonlyMap<string, WorldSlug>;
  readonly earlier: ReadonlyMap<string, WorldSlug>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly earlierLocations: ReadonlyMap<string, Location>;
}

const indexes = new WeakMap<Snapshot, Index>();

function indexOf(snapshot: Snapshot): Index {
  const known = indexes.get(snapshot);
  if (known) return known;
  const { worlds, locations } = snapshot;
  const index: Index = {
    current: new Map(worlds.map(({ slug }) => [slug.toLowerCase(), slug])),
    earlier: new Map(
      worlds.flatMap(({ slug, earlierSlugs = [] }) => earlierSlugs.map((name) => [name, slug])),
    ),
    locations: new Map(
      locations.map((location) => [addressKey(location.world, locationSegment(location)), location]),
    ),
    earlierLocations: new Map(
      locations.flatMap((location) =>
        (location.earlierSegments ?? []).map((name) => [addressKey(location.world, name), location]),
      ),
    ),
  };
  indexes.set(snapshot, index);
  return index;
}

function segmentsOf(pathname: string): readonly string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(segment).toLowerCase());
}

/**
 * Where a page is today whose world or location had another slug: in the same language, and only among what the
 * visitor may see. What has the name today comes first, also where it is closed to the visitor.
 *
 * @param pathname a page's, in its canonical spelling, at which the visitor finds nothing.
 * @returns the address of a page that exists, so that no redirect leads to another one; undefined if none is known.
 */
export function earlierAddress(visible: Visible, pathname: string): string | undefined {
  const { content, closedWorlds, closedLocations } = visible;
  const { defaultLocale, snapshots } = content;
  const segments = segmentsOf(pathname);
  const named = content.locales.find(({ code }) => code.toLowerCase() === segments[0])?.code;
  const [first, second, ...rest] = named === undefined ? segments : segments.slice(1);
  const snapshot = snapshots[named ?? defaultLocale];
  if (snapshot === undefined || first === undefined || rest.length > 0) return undefined;
  if ([...closedWorlds.keys()].some((slug) => slug.toLowerCase() === first)) return undefined;
  const index = indexOf(snapshot);
  const current = index.current.get(first);
  const world = current ?? index.earlier.get(first);
  if (world === undefined) return undefined;
  const language = { locale: snapshot.locale, defaultLocale };
  let path: string | undefined;
  if (second === undefined)
    path = current === undefined ? formatWorldPath({ ...language, world }) : undefined;
  else {
    const key = addressKey(world, second);
    const location =
      index.locations.get(key) ?? (closedLocations.has(key) ? undefined : index.earlierLocations.get(key));
    path = location && formatLocationPath({ ...language, world, location });
  }
  if (path === undefined) return undefined;
  // A visitor whose address has the prefix of the default language keeps it.
  return named === defaultLocale && !path.startsWith(`/${named}/`) ? `/${named}${path}` : path;
}
