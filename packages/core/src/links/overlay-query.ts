import { overlayId, type OverlayId } from '../world/ids.ts';

/** The overlays that a URL can carry (specification section 2, Overlays). */
export const OVERLAY_PARAMETERS = ['article', 'dashboard', 'iframe'] as const;

export type OverlayParameter = (typeof OVERLAY_PARAMETERS)[number];

/** The overlays that stand open, by kind. */
export type OpenOverlays = Readonly<Partial<Record<OverlayParameter, OverlayId>>>;

/** What is read of a query: `URLSearchParams` is one. */
export interface QueryReader {
  get(name: string): string | null;
}

/** Titles in addresses are for people: a few words do. */
const MAXIMUM_TITLE_LENGTH = 60;

/**
 * Which overlays a URL opens. "A non-negative integer value present on load reopens that overlay"
 * (specification section 2); an article's number may be followed by its title. Anything else, other
 * parameters included, is ignored.
 */
export function parseOverlays(query: QueryReader): OpenOverlays {
  const overlays: Partial<Record<OverlayParameter, OverlayId>> = {};
  for (const name of OVERLAY_PARAMETERS) {
    const value = query.get(name);
    const id = value === null ? undefined : parseId(name === 'article' ? value.replace(/-.*$/s, '') : value);
    if (id !== undefined) overlays[name] = id;
  }
  return overlays;
}

/** The value of the `article` parameter: `12-robot-nv-6`, or the number alone where nothing of the title is left. */
export function formatArticleParameter(article: { readonly id: OverlayId; readonly title: string }): string {
  const title = titleSlug(article.title);
  return title === '' ? String(article.id) : `${article.id}-${title}`;
}

/**
 * The query with its `?` that opens overlays: `?article=12-robot-nv-6`. Empty when none is open.
 *
 * @param overlays.article with its title, for the eye.
 */
export function formatOverlays(overlays: {
  readonly article?: { readonly id: OverlayId; readonly title: string };
  readonly dashboard?: OverlayId;
  readonly iframe?: OverlayId;
}): string {
  const { article, dashboard, iframe } = overlays;
  const parameters = [
    ...(article === undefined ? [] : [`article=${encodeURIComponent(formatArticleParameter(article))}`]),
    ...(dashboard === undefined ? [] : [`dashboard=${dashboard}`]),
    ...(iframe === undefined ? [] : [`iframe=${iframe}`]),
  ];
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

function parseId(value: string): OverlayId | undefined {
  if (!/^\d+$/.test(value)) return undefined;
  const id = Number(value);
  return Number.isSafeInteger(id) ? overlayId(id) : undefined;
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
