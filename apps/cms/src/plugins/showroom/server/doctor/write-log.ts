import type { ContentChange } from '@vitrine/content/content-answers';

/** What has been written to the drafts and files, told apart by who can see it. */
export interface WriteLog {
  /** How many writes there have been that everybody sees. */
  readonly revision: () => number;
  /** What everybody sees differently since a revision. */
  readonly since: (revision: number) => readonly ContentChange[];
  /** What a transaction has written, and only it can see. */
  readonly of: (transaction: object) => readonly ContentChange[];
  /** Inside a transaction, which has not come to its end. */
  readonly begun: (transaction: object, collection: string) => void;
  /** Outside, or at the transaction's commit. */
  readonly settled: (collection: string) => void;
  /** Calls `listener` after each write that everybody sees. */
  readonly onSettled: (listener: () => void) => void;
}

/** Notes collections alone, so it stays small whatever is written. */
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
