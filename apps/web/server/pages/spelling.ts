import {
  addressKey,
  formatLocationPath,
  formatStoryPath,
  locationSegment,
  parsePath,
} from '@vitrine/core/links/path';
import type { WorldSlug } from '@vitrine/core/world/ids';
import type { Story } from '@vitrine/core/world/story';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import { PRIVATE, reply, REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import { pagePathOf, ROUTER_PARAMETERS } from './page-request.ts';

/** The canonical spelling of an address. */
interface Spelling {
  /** The path as we write it: of the page or of its data, whichever was requested. */
  readonly pathname: string;
  /** The path of the page. */
  readonly page: string;
  /** Whether the content, or the app itself, has such a page; a client can invent any number of others. */
  readonly isOurs: boolean;
}

interface Index {
  /** Slugs of worlds by their lower-case form. */
  readonly worlds: ReadonlyMap<string, WorldSlug>;
  readonly locations: ReadonlyMap<string, Location>;
  /** By their slugs in lower case. */
  readonly stories: ReadonlyMap<string, Story>;
}

const indexes = new WeakMap<Snapshot, Index>();

/** The lookup tables for addresses of a snapshot. They live as long as the snapshot. */
function indexOf(snapshot: Snapshot): Index {
  const known = indexes.get(snapshot);
  if (known) return known;
  const index = {
    worlds: new Map(snapshot.worlds.map(({ slug }) => [slug.toLowerCase(), slug])),
    locations: new Map(
      snapshot.locations.map((location) => [addressKey(location.world, locationSegment(location)), location]),
    ),
    stories: new Map(snapshot.stories.map((story) => [story.slug.toLowerCase(), story])),
  };
  indexes.set(snapshot, index);
  return index;
}

/** The decoded segments of a path, without empty ones and with `.` and `..` followed, as browsers follow them. */
function segmentsOf(pathname: string): readonly string[] {
  const segments: string[] = [];
  for (const part of pathname.split('/')) {
    const segment = decodeURIComponent(part);
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

function pathOf(segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
}

function pageOf(content: PublishedContent, pathname: string): Pick<Spelling, 'page' | 'isOurs'> {
  const { defaultLocale, snapshots } = content;
  const segments = segmentsOf(pathname);
  const fallback = snapshots[defaultLocale];
  const worlds = fallback ? indexOf(fallback).worlds : new Map<string, WorldSlug>();
  const cased = segments.map((segment) => worlds.get(segment.toLowerCase()) ?? segment);
  const parsed = parsePath(cased, {
    locales: content.locales.map(({ code }) => code),
    worlds: [...worlds.values()],
  });
  const { locale } = parsed;
  const inLanguage = locale === undefined ? cased : [locale, ...cased.slice(1)];
  // A visitor whose address has the prefix of the default language keeps it.
  const withKeptPrefix = (path: string): string =>
    locale !== undefined && locale === defaultLocale && !path.startsWith(`/${locale}/`)
      ? `/${locale}${path}`
      : path;
  switch (parsed.kind) {
    case 'location': {
      const snapshot = snapshots[locale ?? defaultLocale] ?? fallback;
      const key = addressKey(parsed.world, parsed.locationSegment);
      const location = snapshot && indexOf(snapshot).locations.get(key);
      if (!location) return { page: pathOf(segments), isOurs: false };
      const path = formatLocationPath({
        locale: snapshot.locale,
        defaultLocale,
        world: location.world,
        location,
      });
      return { page: withKeptPrefix(path), isOurs: true };
    }
    case 'story': {
      const snapshot = snapshots[locale ?? defaultLocale] ?? fallback;
      const story = snapshot && indexOf(snapshot).stories.get(parsed.slug.toLowerCase());
      if (!story) return { page: pathOf(segments), isOurs: false };
      const path = formatStoryPath({ locale: snapshot.locale, defaultLocale, slug: story.slug });
      return { page: withKeptPrefix(path), isOurs: true };
    }
    case 'notFound':
      return { page: pathOf(segments), isOurs: false };
    default:
      return { page: pathOf(inLanguage), isOurs: true };
  }
}

/**
 * Finds the canonical spelling of an address among all that lead to the same page: percent-encoding, upper and lower
 * case, empty and dotted segments, a trailing slash. A canonical spelling is returned unchanged.
 *
 * @param content what the visitor may see: for everything else no spelling is known.
 * @param pathname as sent, decodable.
 */
export function spellingOf(content: PublishedContent, pathname: string, isData: boolean): Spelling {
  const { page, isOurs } = pageOf(content, isData ? pagePathOf(pathname) : pathname);
  if (!isData) return { page, isOurs, pathname: page };
  return { page, isOurs, pathname: page === '/' ? '/_.data' : `${page}.data` };
}

/** Redirects to the canonical spelling: a page by its status, data by the headers that the router reads. */
export function toSpelling(
  { page }: Pick<Spelling, 'page'>,
  asked: {
    readonly search: string;
    readonly isData: boolean;
    readonly isForAll: boolean;
    /** 301 where the page has got another address; else only the spelling differs. */
    readonly status?: 301 | 308;
  },
): Response {
  const { status = 308 } = asked;
  const caching: HeaderRecord = { 'cache-control': asked.isForAll ? REVALIDATE_ALWAYS : PRIVATE };
  if (!asked.isData) {
    return reply({ status, headers: { ...caching, location: `${page}${asked.search}` } });
  }
  const search = new URLSearchParams(asked.search);
  for (const name of ROUTER_PARAMETERS) search.delete(name);
  const location = search.size === 0 ? page : `${page}?${search.toString()}`;
  return reply({
    status: 204,
    headers: { ...caching, 'x-remix-redirect': location, 'x-remix-status': String(status) },
  });
}
