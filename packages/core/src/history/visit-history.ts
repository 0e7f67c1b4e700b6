import type { LocaleCode, PayloadId, WorldSlug } from '../world/ids.ts';

/** Specification section 9. */
export const HISTORY_CAPACITY = 100;

/** A location that a visitor has been in. */
export interface Visit {
  readonly location: PayloadId;
  readonly locale: LocaleCode;
  /** The address of its page in that language. */
  readonly href: string;
  /**
   * The number of the page's entry in the browser's history; undefined where no entry behind it is known to match.
   */
  readonly entry?: number;
}

/** The location that was visited last in a world. */
export interface LastVisit {
  readonly location: PayloadId;
  /** The addresses of its page by language. */
  readonly hrefs: Readonly<Record<LocaleCode, string>>;
}

/** Where a visitor has been in this showroom; the browser keeps its own history beside it. Plain data. */
export interface VisitHistory {
  /** Oldest first; the visitor's current location is the last one. */
  readonly visits: readonly Visit[];
  /** By world; they outlive the visits. */
  readonly lastVisited: Readonly<Record<WorldSlug, LastVisit>>;
}

/** The history of a visitor who has not been anywhere yet. */
export const EMPTY_HISTORY: VisitHistory = { visits: [], lastVisited: {} };

/** An arrival in a location, by whatever means: a walk, a link, the browser's history, a reload. */
export interface Arrival extends Required<Visit>, LastVisit {
  readonly world: WorldSlug;
  /** The start location of that world, if it has one that the visitor may enter. */
  readonly start?: Pick<Visit, 'location' | 'href'> | undefined;
}

/**
 * The history after an arrival (specification section 4, History):
 *
 * - "Arriving at the start clears history": only the start itself is in it.
 * - "The start location is pushed first if history is empty", so that a visitor who came by a link deep into
 *   a world can go back to its start.
 * - "Capacity 100 entries": the oldest is dropped.
 *
 * Returning to an entry of the browser's history leaves those after it: they are no longer on the path
 * back. Arriving in the current location adds nothing.
 */
export function recordArrival(history: VisitHistory, arrival: Arrival): VisitHistory {
  const { world, start, hrefs, location, locale, href, entry } = arrival;
  const visit = { location, locale, href, entry };
  const lastVisited = { ...history.lastVisited, [world]: { location, hrefs } };
  if (location === start?.location) return { visits: [visit], lastVisited };
  const behind = history.visits.filter((one) => one.entry === undefined || one.entry < entry);
  const before = behind.length === 0 && start ? [{ ...start, locale }] : behind;
  const visits = before.at(-1)?.location === location ? before : [...before, visit];
  return { visits: visits.slice(-HISTORY_CAPACITY), lastVisited };
}

/**
 * "A back action returns to the last entry" (specification section 4): the path back from the location the visitor
 * is in, and the history after the return. Undefined where there is nowhere to return to.
 */
export function goBack(
  history: VisitHistory,
  current: PayloadId,
): { readonly to: Visit; readonly history: VisitHistory } | undefined {
  const last = history.visits.findLastIndex(({ location }) => location !== current);
  const to = history.visits[last];
  return to && { to, history: { ...history, visits: history.visits.slice(0, last + 1) } };
}

/**
 * The history for a page that was loaded by a link: the browser counts the entries of such a page from zero, so
 * earlier numbers no longer apply.
 */
export function withoutEntries({ visits, lastVisited }: VisitHistory): VisitHistory {
  return { visits: visits.map(({ location, locale, href }) => ({ location, locale, href })), lastVisited };
}
