import type { LocaleCode, WorldSlug } from '../world/ids.ts';

/** First segments that are pages of their own and so no worlds (specification section 2). */
export const LOGIN_SEGMENT = 'login';
export const JOIN_SEGMENT = 'join';
export const POWER_SAVE_SEGMENT = 'power-save-mode';

/** The first part of the addresses of stories. */
export const STORIES_SEGMENT = 'stories';

/** The languages of specification section 1: what a language prefix can be. */
export const LANGUAGE_SEGMENTS: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'];

/** The parts of a location's address. */
export interface LocationAddress {
  readonly slug: string;
  readonly group?: { readonly slug: string };
}

/** The language part of an address: the default language has none. */
export interface PathLanguage {
  readonly locale: LocaleCode;
  readonly defaultLocale: LocaleCode;
}

/** A parsed path. `locale` is only present when the path names a language. */
export type ParsedPath =
  | { readonly kind: 'home'; readonly locale?: LocaleCode }
  | { readonly kind: 'login'; readonly locale?: LocaleCode }
  | { readonly kind: 'join'; readonly locale?: LocaleCode }
  | { readonly kind: 'powerSave'; readonly locale?: LocaleCode }
  | { readonly kind: 'world'; readonly locale?: LocaleCode; readonly world: WorldSlug }
  | {
      readonly kind: 'location';
      readonly locale?: LocaleCode;
      readonly world: WorldSlug;
      /** To be compared with {@link locationSegment}. */
      readonly locationSegment: string;
    }
  | { readonly kind: 'story'; readonly locale?: LocaleCode; readonly slug: string }
  | { readonly kind: 'notFound'; readonly locale?: LocaleCode };

/** "When the location has a group it is prefixed by the group slug and a dash." (specification section 2) */
export function locationSegment(location: LocationAddress): string {
  return location.group ? `${location.group.slug}-${location.slug}` : location.slug;
}

/** How a location is looked up by its address; upper and lower case are the same location. */
export function addressKey(world: string, segment: string): string {
  return `${world}/${segment}`.toLowerCase();
}

/** `/`, or `/de`. */
export function formatHomePath(language: PathLanguage): string {
  return formatPath(language, []);
}

/** `/showroom`, or `/de/showroom`. */
export function formatWorldPath(request: PathLanguage & { readonly world: WorldSlug }): string {
  return formatPath(request, [request.world]);
}

/** `/showroom/hall-atrium`, or `/de/showroom/hall-atrium`. */
export function formatLocationPath(
  request: PathLanguage & { readonly world: WorldSlug; readonly location: LocationAddress },
): string {
  return formatPath(request, [request.world, locationSegment(request.location)]);
}

/** `/login`, or `/de/login`. */
export function formatLoginPath(language: PathLanguage): string {
  return formatPath(language, [LOGIN_SEGMENT]);
}

/** `/join`, or `/de/join`: where guests enter the code of a presentation. */
export function formatJoinPath(language: PathLanguage): string {
  return formatPath(language, [JOIN_SEGMENT]);
}

/** `/power-save-mode`, or `/de/power-save-mode`. */
export function formatPowerSavePath(language: PathLanguage): string {
  return formatPath(language, [POWER_SAVE_SEGMENT]);
}

/** `/stories/tour`, or `/de/stories/tour`. */
export function formatStoryPath(request: PathLanguage & { readonly slug: string }): string {
  return formatPath(request, [STORIES_SEGMENT, request.slug]);
}

/** The decoded segments of a path; empty ones, as after a trailing slash, do not count. */
export function splitPath(pathname: string): readonly string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decode(segment));
}

/**
 * Decides what a path names. A first segment that is a known language is the language; the pages `login`, `join` and
 * `power-save-mode` come before worlds. A world with such a name is not shadowed: its locations are
 * found without a prefix too, and one with the name of a language answers under any language prefix. A world that had
 * the name `stories` before there were stories keeps its addresses.
 */
export function parsePath(
  segments: readonly string[],
  known: { readonly locales: readonly LocaleCode[]; readonly worlds: readonly WorldSlug[] },
): ParsedPath {
  const path = segments.filter((segment) => segment !== '');
  const first = path[0]?.toLowerCase();
  const locale = known.locales.find((candidate) => candidate.toLowerCase() === first);
  if (locale === undefined) return parseRest(path, known.worlds);
  const rest = parseRest(path.slice(1), known.worlds);
  const unprefixed = rest.kind === 'notFound' ? parseRest(path, known.worlds) : rest;
  return unprefixed.kind === 'location' && rest.kind === 'notFound' ? unprefixed : { ...rest, locale };
}

function parseRest(path: readonly string[], worlds: readonly WorldSlug[]): ParsedPath {
  const [first, second] = path;
  if (first === undefined) return { kind: 'home' };
  if (path.length === 1 && first === LOGIN_SEGMENT) return { kind: 'login' };
  if (path.length === 1 && first === JOIN_SEGMENT) return { kind: 'join' };
  if (path.length === 1 && first === POWER_SAVE_SEGMENT) return { kind: 'powerSave' };
  const world = worlds.find((slug) => slug === first);
  if (world === undefined && path.length === 2 && first === STORIES_SEGMENT && second !== undefined) {
    return { kind: 'story', slug: second };
  }
  if (world === undefined || path.length > 2) return { kind: 'notFound' };
  if (second === undefined) return { kind: 'world', world };
  return { kind: 'location', world, locationSegment: second };
}

function formatPath({ locale, defaultLocale }: PathLanguage, segments: readonly string[]): string {
  // A world with the name of a language would be read as that language.
  const isPlain = locale === defaultLocale && !LANGUAGE_SEGMENTS.includes(segments[0] ?? '');
  const prefixed = isPlain ? segments : [locale, ...segments];
  return `/${prefixed.map((segment) => encodeURIComponent(segment)).join('/')}`;
}

/** An invalid encoding is taken literally: it names nothing, which is not an error. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
