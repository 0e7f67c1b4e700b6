/** The last query of a visit: coming back from a hit restores it. Only ever written in the browser. */
export interface SearchMemory {
  readonly lastQuery: () => string;
  readonly keepQuery: (query: string) => void;
}

/** Remembers the query of a window's visitor. */
export function createSearchMemory(): SearchMemory {
  let last = '';
  return {
    lastQuery: () => last,
    keepQuery(query) {
      last = query;
    },
  };
}
