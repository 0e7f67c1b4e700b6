/** The most searches that are offered again: a row of them. */
const MAX_RECENT = 5;

/**
 * The searches of a visit: coming back from a hit restores the last one. Only ever written in the browser, and gone
 * with the page: a kiosk loads a new one for its next visitor.
 */
export interface SearchMemory {
  readonly lastQuery: () => string;
  readonly keepQuery: (query: string) => void;
  /** The searches that led somewhere, the latest first. */
  readonly recent: () => readonly string[];
  /** The last query led somewhere. */
  readonly remember: (query: string) => void;
}

/** Remembers the queries of a window's visitor. */
export function createSearchMemory(): SearchMemory {
  let last = '';
  let recent: readonly string[] = [];
  return {
    lastQuery: () => last,
    keepQuery(query) {
      last = query;
    },
    recent: () => recent,
    remember(query) {
      const asked = query.trim();
      if (asked !== '') recent = [asked, ...recent.filter((other) => other !== asked)].slice(0, MAX_RECENT);
    },
  };
}
