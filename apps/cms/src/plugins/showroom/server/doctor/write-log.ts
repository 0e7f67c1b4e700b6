import type { ContentChange } from '@vitrine/content/content-answers';

/** The writes to drafts and files, separated by who can see them. */
export interface WriteLog {
  /** How many writes have been committed. */
  readonly revision: () => number;
  /** The collections changed by commits since a revision. */
  readonly since: (revision: number) => readonly ContentChange[];
  /** The uncommitted writes of a transaction, which only it can see. */
  readonly of: (transaction: object) => readonly ContentChange[];
  /** Call inside an open transaction. */
  readonly begun: (transaction: object, collection: string) => void;
  /** Call outside a transaction, or at its commit. */
  readonly settled: (collection: string) => void;
  /** Calls `listener` after each committed write. */
  readonly onSettled: (listener: () => void) => void;
}

/** Stores collection names only, so it stays small. */
export function createWriteLog(): WriteLog {
  let revision = 0;
  const lastOf = new Map<string, number>();
  const own = new WeakMap<object, string[]>();
  const listeners: (() => void)[] = [];
  return {
    revision: () => revision,
    since: (known) =>
      [...lastOf].flatMap(([collection, written]) => (written > known ? [{ collection }] : [])),
    of: (transaction) => (own.get(transaction) ?? []).map((collection) => ({ collection })),
    begun(transaction, collection) {
      own.set(transaction, [...(own.get(transaction) ?? []), collection]);
    },
    settled(collection) {
      revision += 1;
      lastOf.set(collection, revision);
      for (const listener of listeners) listener();
    },
    onSettled: (listener) => void listeners.push(listener),
  };
}
