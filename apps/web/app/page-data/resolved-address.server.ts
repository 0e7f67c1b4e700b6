import { doorTarget, readDoor } from '@vitrine/core/world/door';
import type { DoorId } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { entranceAt } from '@vitrine/core/links/entrances';
import type { Entrances } from '@vitrine/core/links/entrances';
import {
  addressKey,
  formatPowerSavePath,
  formatStoryPath,
  parsePath,
  splitPath,
} from '@vitrine/core/links/path';
import type { ParsedPath } from '@vitrine/core/links/path';
import { worldSlug } from '@vitrine/core/world/ids';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Story } from '@vitrine/core/world/story';
import type { World } from '@vitrine/core/world/world';
import type { TextKey } from '~/i18n/translations.tsx';
import type { ClosedDoors, PublishedContent } from '~/contract/server-context.ts';
import { doorLoginHref } from './door-links.server.ts';
import { locationPath } from './location-view.server.ts';
import { indexOf } from './snapshot-index.server.ts';

/** The language of an address, and the content in it. */
export interface AddressLanguage {
  readonly parsed: ParsedPath;
  readonly locale: LocaleCode;
  readonly snapshot: Snapshot;
  /** Whether the address itself names the language: such a prefix always wins and is remembered. */
  readonly isPrefixed: boolean;
}

/** The target of an address. */
export type ResolvedAddress =
  | { readonly kind: 'redirect'; readonly href: string; readonly isPermanent: boolean }
  | { readonly kind: 'location'; readonly world: World; readonly location: Location }
  | { readonly kind: 'start'; readonly world: World; readonly enterHref: string | undefined }
  | { readonly kind: 'story'; readonly story: Story }
  /** The address of a world itself: the redirect-on-start-page guard leads to its start location. */
  | { readonly kind: 'entering'; readonly startHref: string }
  /** The showroom is not set up: a lasting notification says what is missing. */
  | { readonly kind: 'unset'; readonly notice: TextKey }
  /** A world that the visitor may not enter. */
  | ClosedAddress
  /** It exists in an open world, but the visitor may not enter it: the check-access guard redirects. */
  | { readonly kind: 'closedLocation' }
  | { readonly kind: 'notFound' };

/** An address in a world that is closed to the visitor. */
export interface ClosedAddress {
  readonly kind: 'closed';
  /** As written in the address. */
  readonly world: string;
  /** The missing access; undefined where that is not known. */
  readonly lock: WorldLock | undefined;
  /** Of the requested location; undefined where the address names the world alone. */
  readonly door?: DoorId;
}

/** Reads the language of a path. Upper and lower case are the same language and the same world. */
export function languageOfPath(
  bundle: PublishedContent,
  pathname: string,
  closedWorlds: ReadonlyMap<string, unknown>,
): AddressLanguage {
  const fallback = bundle.snapshots[bundle.defaultLocale];
  const slugs = [
    ...(fallback?.worlds ?? []).map(({ slug }) => slug),
    ...[...closedWorlds.keys()].map(worldSlug),
  ];
  const segments = splitPath(pathname).map(
    (segment) => slugs.find((slug) => slug.toLowerCase() === segment.toLowerCase()) ?? segment,
  );
  const locales = bundle.locales.map(({ code }) => code);
  const parsed = parsePath(segments, { locales, worlds: slugs });
  const locale = parsed.locale ?? bundle.defaultLocale;
  const snapshot = bundle.snapshots[locale] ?? fallback;
  if (!snapshot)
    throw new Error(`The content has no snapshot for "${locale}" and none for its default language.`);
  return { parsed, locale, snapshot, isPrefixed: parsed.locale !== undefined };
}

/** The input of {@link resolveAddress}. */
export interface AddressRequest {
  readonly bundle: PublishedContent;
  /** Worlds that exist but are closed to this visitor: they are not in the bundle. */
  readonly closedWorlds: ReadonlyMap<string, WorldLock>;
  readonly closedDoors: ClosedDoors;
  readonly entrances: Entrances;
  /** Locations of open worlds that exist but are closed to this visitor, by `addressKey`. */
  readonly closedLocations: ReadonlySet<string>;
  readonly language: AddressLanguage;
  readonly url: URL;
  /** Whether this visitor may enter a world; see the check-access guard for single locations. */
  readonly canEnterWorld: (world: World) => boolean;
}

/**
 * Resolves an address (specification section 2): world by slug, else by the host's `URL_ALIAS`, else by the
 * setting `default_world`. Another spelling (case, trailing slash) is redirected to the canonical one.
 */
export function resolveAddress(request: AddressRequest): ResolvedAddress {
  const { parsed } = request.language;
  switch (parsed.kind) {
    case 'home':
      return resolveHome(request);
    case 'world':
      return resolveWorld(request, parsed.world);
    case 'location':
      return resolveLocation(request, parsed);
    case 'story':
      return resolveStory(request, parsed.slug);
    case 'powerSave':
      return { kind: 'redirect', href: powerSavePath(request), isPermanent: true };
    default:
      return { kind: 'notFound' };
  }
}

function resolveHome(request: AddressRequest): ResolvedAddress {
  const slug = entranceAt(request.entrances, request.url) ?? '';
  const world = indexOf(request.language.snapshot).worlds.get(slug.toLowerCase());
  if (!world && request.closedWorlds.has(slug)) return closed(request, slug);
  if (!world) return { kind: 'unset', notice: 'error__default_world_missing' };
  if (!request.canEnterWorld(world)) return closed(request, world.slug);
  if (world.startPage) return { kind: 'start', world, enterHref: startHrefOf(request, world) };
  return entering(request, world);
}

function resolveWorld(request: AddressRequest, slug: string): ResolvedAddress {
  const world = indexOf(request.language.snapshot).worlds.get(slug.toLowerCase());
  if (!world) return request.closedWorlds.has(slug) ? closed(request, slug) : { kind: 'notFound' };
  if (!request.canEnterWorld(world)) return closed(request, slug);
  return entering(request, world);
}

function resolveLocation(
  request: AddressRequest,
  parsed: Extract<ParsedPath, { kind: 'location' }>,
): ResolvedAddress {
  const index = indexOf(request.language.snapshot);
  const world = index.worlds.get(parsed.world.toLowerCase());
  const key = addressKey(parsed.world, parsed.locationSegment);
  if (!world) {
    return request.closedWorlds.has(parsed.world) ? closed(request, parsed.world, key) : { kind: 'notFound' };
  }
  if (!request.canEnterWorld(world)) return closed(request, parsed.world, key);
  const location = index.locationsByAddress.get(key);
  if (!location) return { kind: request.closedLocations.has(key) ? 'closedLocation' : 'notFound' };
  const href = pathOf(request, location);
  if (decodeURI(request.url.pathname) !== decodeURI(href)) {
    return { kind: 'redirect', href: `${href}${request.url.search}`, isPermanent: true };
  }
  const behind = behindDoor(request);
  if (behind !== undefined) return { kind: 'redirect', href: behind, isPermanent: false };
  return { kind: 'location', world, location };
}

function resolveStory(request: AddressRequest, slug: string): ResolvedAddress {
  const { bundle, language, url } = request;
  const { locale, snapshot, isPrefixed } = language;
  const story = indexOf(snapshot).stories.get(slug.toLowerCase());
  if (story === undefined) return { kind: 'notFound' };
  const path = formatStoryPath({ locale, defaultLocale: bundle.defaultLocale, slug: story.slug });
  const href = isPrefixed && locale === bundle.defaultLocale ? `/${locale}${path}` : path;
  if (decodeURI(url.pathname) === decodeURI(href)) return { kind: 'story', story };
  return { kind: 'redirect', href: `${href}${url.search}`, isPermanent: true };
}

function closed(request: AddressRequest, world: string, key?: string): ClosedAddress {
  return {
    kind: 'closed',
    world,
    lock: request.closedWorlds.get(world),
    ...(key !== undefined && { door: request.closedDoors.at(key) }),
  };
}

/**
 * The redirect of an address that opens the code dialog of a door: undefined, unless the door is open (after a
 * reload, or with a saved address) or needs a login by now.
 */
function behindDoor(request: AddressRequest): string | undefined {
  const { bundle, language, url, closedDoors } = request;
  const door = readDoor(url.searchParams.get('code') ?? '');
  if (door === undefined) return undefined;
  const open = doorTarget(language.snapshot.locations, door);
  if (open) return pathOf(request, open);
  if (closedDoors.lockOf(door) !== 'login') return undefined;
  return doorLoginHref({ locale: language.locale, defaultLocale: bundle.defaultLocale }, door);
}

function entering(request: AddressRequest, world: World): ResolvedAddress {
  const startHref = startHrefOf(request, world);
  if (startHref === undefined) return { kind: 'unset', notice: 'error__start_location_missing' };
  return { kind: 'entering', startHref };
}

function startHrefOf(request: AddressRequest, world: World): string | undefined {
  const start =
    world.start === undefined ? undefined : indexOf(request.language.snapshot).locations.get(world.start);
  return start && pathOf(request, start);
}

/** The path in the form of the visited address: a visitor with a prefix keeps it. */
function pathOf(request: AddressRequest, location: Location): string {
  const { bundle, language } = request;
  const path = locationPath(bundle, language.locale, location);
  return language.isPrefixed && language.locale === bundle.defaultLocale
    ? `/${language.locale}${path}`
    : path;
}

function powerSavePath({ bundle, language }: AddressRequest): string {
  return formatPowerSavePath({ locale: language.locale, defaultLocale: bundle.defaultLocale });
}
