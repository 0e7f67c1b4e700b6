import { readDoor } from '../world/door.ts';
import type { DoorId } from '../world/door.ts';
import { overlayId } from '../world/ids.ts';
import type { OverlayId } from '../world/ids.ts';

/** Overlays that a number names (specification section 2: article, dashboard and iframe; the rest are ours). */
export const NUMBERED_OVERLAYS = [
  'article',
  'dashboard',
  'iframe',
  'pdf',
  'media',
  'view360',
  'slideshow',
  'synced',
] as const;
export type NumberedOverlay = (typeof NUMBERED_OVERLAYS)[number];

/** Panels whose address is their name alone. */
const PLAIN_PANELS = ['share', 'keys'] as const;
type PlainPanel = (typeof PLAIN_PANELS)[number];

/** Overlays that lead elsewhere and make room for what they open. */
const PANELS = ['menu', 'places', 'search', 'contact', ...PLAIN_PANELS] as const;
export type Panel = (typeof PANELS)[number];

/** The parts of the bottom navigation: locations and articles by category, and the floor plan. */
export const PLACES_TABS = ['stations', 'shortcuts', 'map'] as const;
export type PlacesTab = (typeof PLACES_TABS)[number];

/** One overlay as the address names it. */
export type OverlayRef =
  | {
      readonly kind: NumberedOverlay;
      readonly id: OverlayId;
      /** Only written, for people, and only for articles. */
      readonly title?: string;
      /** For documents and media: which one of several, from 1. */
      readonly item?: number | undefined;
      /** For a document: the page, from 1. */
      readonly page?: number | undefined;
    }
  /** Keys of the nested menus that were entered, the outermost first; empty: the main menu. */
  | { readonly kind: 'menu'; readonly trail: readonly string[] }
  | { readonly kind: 'places'; readonly tab: PlacesTab }
  /** `query`: what is searched for, when the address says it. */
  | { readonly kind: 'search'; readonly query: string }
  /** The contact form, with its subject filled in and the article that the message is about, when the address says so. */
  | {
      readonly kind: 'contact';
      readonly subject?: string | undefined;
      readonly product?: OverlayId | undefined;
    }
  /** Two articles side by side. */
  | { readonly kind: 'compare'; readonly articles: readonly [OverlayId, OverlayId] }
  | { readonly kind: PlainPanel }
  /** Asks for the access code of the world behind a door. It is always the topmost. */
  | { readonly kind: 'code'; readonly door: DoorId };

export type OverlayKind = OverlayRef['kind'];

/** The open overlays, the lowest first. Each kind occurs at most once. */
export type OverlayStack = readonly OverlayRef[];

/** The read access to a query: `URLSearchParams` has it. */
export interface QueryReader {
  get(name: string): string | null;
  keys(): Iterable<string>;
}

/** Titles in addresses are for people: a few words are enough. */
const MAXIMUM_TITLE_LENGTH = 60;
const TRAIL_SEPARATOR = '~';

/** More nested menus than a person opens; a made-up address must not cause endless work. */
const MAX_TRAIL_LENGTH = 8;
const MAX_QUERY_LENGTH = 100;

/** As long as the form's own field (`app/contract/contact-form.ts`). */
const MAX_SUBJECT_LENGTH = 150;

/**
 * Which overlays a URL opens, in the order of the query. "A non-negative integer value present on load
 * reopens that overlay" (specification section 2); an article's number may be followed by its title.
 * Anything else, other parameters included, is ignored.
 */
export function parseOverlayStack(query: QueryReader): OverlayStack {
  const stack = [...new Set(query.keys())].flatMap((name) => overlayOf(name, query) ?? []);
  return [...stack.filter(({ kind }) => kind !== 'code'), ...stack.filter(({ kind }) => kind === 'code')];
}

/**
 * The query with its `?` that opens overlays: `?article=12-robot-nv-6&pdf=5&page=3`. Empty when none is open.
 */
export function formatOverlayStack(stack: OverlayStack): string {
  const parameters = stack.flatMap((overlay) => parametersOf(overlay));
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

/**
 * The stack after another overlay has been opened: it is stacked over content, replaces a panel, and replaces
 * an overlay of its own kind together with all above that.
 */
export function openOver(stack: OverlayStack, overlay: OverlayRef): OverlayStack {
  const content = stack.filter(({ kind }) => !isPanel(kind));
  const same = content.findIndex(({ kind }) => kind === overlay.kind);
  return [...(same === -1 ? content : content.slice(0, same)), overlay];
}

/** The stack after the topmost overlay has been closed. */
export function closeTop(stack: OverlayStack): OverlayStack {
  return stack.slice(0, -1);
}

/** Whether an overlay makes room for what it opens. */
export function isPanel(kind: OverlayKind): kind is Panel {
  return PANELS.some((panel) => panel === kind);
}

/** Whether an overlay's address is only its name. */
export function isPlainPanel(overlay: { readonly kind: string }): overlay is { readonly kind: PlainPanel } {
  return PLAIN_PANELS.some((panel) => panel === overlay.kind);
}

function overlayOf(name: string, query: QueryReader): OverlayRef | undefined {
  const value = query.get(name) ?? '';
  const numbered = NUMBERED_OVERLAYS.find((kind) => kind === name);
  if (numbered !== undefined) return numberedOf(numbered, value, query);
  switch (name) {
    case 'menu':
      return {
        kind: 'menu',
        trail: value
          .split(TRAIL_SEPARATOR)
          .filter((key) => key !== '')
          .slice(0, MAX_TRAIL_LENGTH),
      };
    case 'places':
      return { kind: 'places', tab: PLACES_TABS.find((tab) => tab === value) ?? 'stations' };
    case 'search':
      return { kind: 'search', query: value.trim().slice(0, MAX_QUERY_LENGTH) };
    case 'contact':
      return {
        kind: 'contact',
        subject: query.get('subject')?.slice(0, MAX_SUBJECT_LENGTH),
        product: parseId(query.get('product') ?? ''),
      };
    case 'compare':
      return comparisonOf(value);
    case 'code': {
      const door = readDoor(value);
      return door === undefined ? undefined : { kind: 'code', door };
    }
    default: {
      const panel = { kind: name };
      return isPlainPanel(panel) ? panel : undefined;
    }
  }
}

function comparisonOf(value: string): OverlayRef | undefined {
  const [left, right] = value.split(TRAIL_SEPARATOR).map((id) => parseId(id));
  return left === undefined || right === undefined ? undefined : { kind: 'compare', articles: [left, right] };
}

function numberedOf(kind: NumberedOverlay, value: string, query: QueryReader): OverlayRef | undefined {
  const id = parseId(kind === 'article' ? value.replace(/-.*$/s, '') : value);
  if (id === undefined) return undefined;
  return {
    kind,
    id,
    item: ['pdf', 'media', 'slideshow'].includes(kind) ? countOf(query, 'item') : undefined,
    page: kind === 'pdf' ? countOf(query, 'page') : undefined,
  };
}

function countOf(query: QueryReader, name: string): number | undefined {
  const number = parseId(query.get(name) ?? '');
  return number === undefined || number < 1 ? undefined : number;
}

function parseId(value: string): OverlayId | undefined {
  if (!/^\d+$/.test(value)) return undefined;
  const id = Number(value);
  return Number.isSafeInteger(id) ? overlayId(id) : undefined;
}

function parametersOf(overlay: OverlayRef): readonly string[] {
  switch (overlay.kind) {
    case 'menu':
      return [parameter('menu', overlay.trail.map((key) => encodeURIComponent(key)).join(TRAIL_SEPARATOR))];
    case 'places':
      return [parameter('places', overlay.tab === 'stations' ? '' : overlay.tab)];
    case 'search':
      return [parameter('search', encodeURIComponent(overlay.query))];
    case 'contact':
      return ['contact', ...given('subject', overlay.subject), ...given('product', overlay.product)];
    case 'compare':
      return [`compare=${overlay.articles.join(TRAIL_SEPARATOR)}`];
    case 'code':
      return [`code=${overlay.door}`];
    default: {
      if (isPlainPanel(overlay)) return [overlay.kind];
      const { kind, id, title, item, page } = overlay;
      const words = kind === 'article' && title !== undefined ? titleSlug(title) : '';
      return [
        `${kind}=${encodeURIComponent(words === '' ? String(id) : `${id}-${words}`)}`,
        ...given('item', item),
        ...given('page', page),
      ];
    }
  }
}

function parameter(name: string, value: string): string {
  return value === '' ? name : `${name}=${value}`;
}

/** A parameter that the address only has where there is something to say. */
function given(name: string, value: string | number | undefined): readonly string[] {
  return value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
}

function titleSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAXIMUM_TITLE_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}
