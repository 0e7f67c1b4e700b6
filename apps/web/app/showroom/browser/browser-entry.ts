/** The state of a history entry that was made by opening something over the page. */
export interface OpenedState {
  /** The addresses that were left open behind it, the page's own first. */
  readonly trail: readonly string[];
}

/** An entry of the browser's history. */
export interface BrowserEntry extends OpenedState {
  /** As the router names it in `useLocation`. */
  readonly key: string;
  readonly address: string;
  /** How many entries of the showroom lie behind it at least. */
  readonly index: number;
}

/** The state that the router writes into each entry. */
interface EntryState {
  readonly usr?: Partial<OpenedState> | null;
  readonly key?: string;
  readonly idx?: number;
}

/**
 * The browser's current history entry. After a step back the page follows only once its content is loaded: a step
 * computed from what the page still shows would go too far, and out of the showroom.
 */
export function browserEntry(): BrowserEntry {
  const { usr, key, idx } = (history.state ?? {}) as EntryState;
  return {
    key: key ?? 'default',
    address: location.pathname + location.search,
    index: idx ?? 0,
    trail: usr?.trail ?? [],
  };
}

/** The state of an entry that opens something over the browser's current one. */
export function openedFromHere(): OpenedState {
  const { trail, address } = browserEntry();
  return { trail: [...trail, address] };
}

/** Gives the browser's current entry another address, as that of a page over which nothing is open. */
export function renameEntry(address: string): void {
  history.replaceState({ ...(history.state as EntryState | null), usr: null }, '', address);
}
