import type { ContentBundle } from '@vitrine/content/bundle';
import { addressKey, locationSegment, parsePath, splitPath } from '@vitrine/core/links/path';
import { parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/** A page of the showroom that a comment is about. */
export interface SeenPage {
  /** The same for every address of the page, such as `article 12`; in another language as well. */
  readonly name: string;
  readonly language: string;
  readonly title: string;
  /** The slug of its world; absent for a page of none. */
  readonly world?: string;
}

/** Characters of an address: more than any page of the showroom has, and few enough to be kept. */
const MAX_ADDRESS_LENGTH = 1_000;

/**
 * The page that is seen at an address: the article or dashboard on top, else the location, the world, or the start.
 *
 * @param content what the link shows: a page that is not in it is none.
 * @param address path and query, such as `/de/hall/entrance?article=12`.
 */
export function seenPage(
  { locales, defaultLocale, snapshots }: Pick<ContentBundle, 'defaultLocale' | 'locales' | 'snapshots'>,
  address: string,
): SeenPage | undefined {
  if (address.length > MAX_ADDRESS_LENGTH || !/^\/(?!\/)/.test(address)) return undefined;
  const { pathname, searchParams } = new URL(address, 'http://showroom.invalid');
  const parsed = parsePath(splitPath(pathname), {
    locales: locales.map(({ code }) => code),
    worlds: (snapshots[defaultLocale]?.worlds ?? []).map(({ slug }) => slug),
  });
  const language = parsed.locale ?? defaultLocale;
  const snapshot = snapshots[language];
  if (snapshot === undefined) return undefined;
  const below = pageOf(snapshot, parsed);
  if (below === undefined) return undefined;
  return { language, ...below, ...overlayOf(snapshot, searchParams) };
}

function pageOf(
  { worlds, locations, stories }: Snapshot,
  parsed: ReturnType<typeof parsePath>,
): Omit<SeenPage, 'language'> | undefined {
  switch (parsed.kind) {
    case 'home':
    case 'login':
    case 'join':
    case 'powerSave':
      return { name: parsed.kind, title: '' };
    case 'world': {
      const world = worlds.find(({ slug }) => slug === parsed.world);
      return world && { name: `world ${world.slug}`, title: world.name, world: world.slug };
    }
    case 'location': {
      const key = addressKey(parsed.world, parsed.locationSegment);
      const location = locations.find((one) => addressKey(one.world, locationSegment(one)) === key);
      return (
        location && { name: `location ${location.payloadId}`, title: location.title, world: location.world }
      );
    }
    case 'story': {
      const story = stories.find(({ slug }) => slug === parsed.slug);
      return story && { name: `story ${story.slug}`, title: story.title };
    }
    case 'notFound':
      return undefined;
  }
}

/** What lies on top and has a form of its own; other overlays belong to the page below them. */
function overlayOf(
  { articles, dashboards }: Snapshot,
  query: URLSearchParams,
): Pick<SeenPage, 'name' | 'title'> | undefined {
  const top = parseOverlayStack(query).findLast(({ kind }) => kind === 'article' || kind === 'dashboard');
  if (top?.kind !== 'article' && top?.kind !== 'dashboard') return undefined;
  const found = (top.kind === 'article' ? articles : dashboards).find(({ id }) => id === top.id);
  return found && { name: `${top.kind} ${found.id}`, title: found.title };
}
