import { EMPTY_HISTORY, goBack, recordArrival, withoutEntries } from '@vitrine/core/history/visit-history';
import type { LastVisit, Visit, VisitHistory } from '@vitrine/core/history/visit-history';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';

/** What the history of a visit needs of its window. */
export interface VisitsHost {
  /** The stored text; undefined without storage or before the first visit. */
  readonly read: () => string | undefined;
  readonly keep: (text: string) => void;
  /** The index of the browser's current history entry. */
  readonly entry: () => number;
  /** Whether the page was loaded by a link or an address, and not by a reload or a step in the history. */
  readonly isLoadedByLink: () => boolean;
}

/** The locations visited in one window; they outlive its pages. */
export interface Visits {
  /** The page of a location is shown. */
  readonly arrive: (view: ArrivalView) => void;
  /** The visit before that of a location; undefined if there is none. */
  readonly previousVisit: (current: PayloadId) => Visit | undefined;
  /** The visitor goes back from a location. @returns where to, as {@link previousVisit}. */
  readonly goBack: (current: PayloadId) => Visit | undefined;
  /** The location that was visited last in a world; undefined where none was. */
  readonly lastVisited: (world: WorldSlug) => LastVisit | undefined;
  /** Clears the visits, which the next visitor must not see. */
  readonly forget: () => void;
  /** Calls back at each change. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

type ArrivalView = Pick<LocationView, 'payloadId' | 'href' | 'start' | 'locale' | 'languages'> & {
  readonly world: Pick<LocationView['world'], 'slug'>;
};

export function createVisits(host: VisitsHost): Visits {
  const listeners = new Set<() => void>();
  let known: VisitHistory | undefined;
  /** The history after the step back that is under way. */
  let returning: { readonly to: PayloadId; readonly history: VisitHistory } | undefined;

  const history = (): VisitHistory => {
    known ??= host.isLoadedByLink() ? withoutEntries(recall(host)) : recall(host);
    return known;
  };
  /** The history of a visitor in a location, which a step back may just have reached. */
  const historyAt = (current: PayloadId) => (returning?.to === current ? returning.history : history());
  const change = (next: VisitHistory) => {
    known = next;
    returning = undefined;
    host.keep(JSON.stringify(next));
    for (const listener of listeners) listener();
  };

  return {
    arrive({ payloadId, world, locale, href, start, languages }) {
      const hrefs = Object.fromEntries(
        languages.map(({ locale: { code }, canonicalHref }) => [code, canonicalHref]),
      );
      const at = { location: payloadId, world: world.slug, locale: locale.code, href, hrefs };
      const from = start && { location: start.payloadId, href: start.href };
      change(recordArrival(historyAt(payloadId), { ...at, entry: host.entry(), start: from }));
    },
    previousVisit: (current) => goBack(historyAt(current), current)?.to,
    goBack(current) {
      const step = goBack(historyAt(current), current);
      returning = step && { to: step.to.location, history: step.history };
      return step?.to;
    },
    lastVisited: (world) => history().lastVisited[world],
    forget: () => change(EMPTY_HISTORY),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Only this module writes it; a damaged or foreign value counts as none. */
function recall(host: VisitsHost): VisitHistory {
  try {
    const kept = JSON.parse(host.read() ?? '') as Partial<VisitHistory> | null;
    return Array.isArray(kept?.visits) && typeof kept.lastVisited === 'object'
      ? (kept as VisitHistory)
      : EMPTY_HISTORY;
  } catch {
    return EMPTY_HISTORY;
  }
}
