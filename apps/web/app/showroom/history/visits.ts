import { EMPTY_HISTORY, goBack, recordArrival, withoutEntries } from '@vitrine/core/history/visit-history';
import type { LastVisit, Visit, VisitHistory } from '@vitrine/core/history/visit-history';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';

/** What the history of a visit needs of its window. */
export interface VisitsHost {
  /** What was kept, as text; undefined where nothing was, or nothing can be. */
  readonly read: () => string | undefined;
  readonly keep: (text: string) => void;
  /** The number of the entry at which the browser stands in its history. */
  readonly entry: () => number;
  /** Whether the page was loaded by a link or an address, and not anew or by a step in the browser's history. */
  readonly isLoadedByLink: () => boolean;
}

/** The locations that were visited in one window, which outlive its pages. */
export interface Visits {
  /** The page of a location is shown. */
  readonly arrive: (view: ArrivalView) => void;
  /** Where the way back leads from a location; undefined: nowhere. */
  readonly previousVisit: (current: PayloadId) => Visit | undefined;
  /** The visitor goes back from a location. @returns where to, as {@link previousVisit}. */
  readonly goBack: (current: PayloadId) => Visit | undefined;
  /** The location that was visited last in a world; undefined where none was. */
  readonly lastVisited: (world: WorldSlug) => LastVisit | undefined;
  /** The visitor has gone; what they have visited is nobody else's concern. */
  readonly forget: () => void;
  /** Calls back at each change; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

type ArrivalView = Pick<LocationView, 'payloadId' | 'href' | 'start' | 'locale' | 'languages'> & {
  readonly world: Pick<LocationView['world'], 'slug'>;
};

export function createVisits(host: VisitsHost): Visits {
  const listeners = new Set<() => void>();
  let known: VisitHistory | undefined;
  /** What the history will be when the way back has been gone that was set out on. */
  let returning: { readonly to: PayloadId; readonly history: VisitHistory } | undefined;

  const history = (): VisitHistory => {
    known ??= host.isLoadedByLink() ? withoutEntries(recall(host)) : recall(host);
    return known;
  };
  /** The history of a visitor who stands in a location, which may be where the way back has just led. */
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
      const way = goBack(historyAt(current), current);
      returning = way && { to: way.to.location, history: way.history };
      return way?.to;
    },
    lastVisited: (world) => history().lastVisited[world],
    forget: () => change(EMPTY_HISTORY),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Only this module writes it; what is torn or of another kind is as good as nothing. */
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
