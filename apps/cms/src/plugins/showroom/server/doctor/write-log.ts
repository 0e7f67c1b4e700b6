import type { ContentChange } from '@vitrine/content/content-answers';

/** The writes to drafts and files, separated by who can see them. */
export interface WriteLog {
  /** How many writes have been committed. */
  readonly revision: () => number;
  /** What commits have changed since a revision. */
  readonly since: (revision: number) => readonly ContentChange[];
  /** The uncommitted writes of a transaction, which only it can see. */
  readonly of: (transaction: object) => readonly ContentChange[];
  /** Call inside an open transaction. */
  readonly begun: (transaction: object, change: ContentChange) => void;
  /** Call outside a transaction, or at its commit. */
  readonly settled: (change: ContentChange) => void;
  /** Calls `listener` after each committed write. */
  readonly onSettled: (listener: () => void) => void;
}

/** Stores names of collections and locales only, so it stays small. */
export function createWriteLog(): WriteLog {
  let revision = 0;
  const last = new Map<string, { readonly change: ContentChange; readonly written: number }>();
  const own = new WeakMap<object, readonly ContentChange[]>();
  const listeners: (() => void)[] = [];
  return {
    revision: () => revision,
    since: (known) => [...last.values()].flatMap(({ change, written }) => (written > known ? [change] : [])),
    of: (transaction) => own.get(transaction) ?? [],
    begun(transaction, change) {
      own.set(transaction, [...(own.get(transaction) ?? []), change]);
    },
    settled(change) {
      revision += 1;
      last.set(JSON.stringify(change), { change, written: revision });
      for (const listener of listeners) listener();
    },
    onSettled: (listener) => void listeners.push(listener),
  };
}
