import { LOST } from '../../coordination/lease.ts';
import type { SharedLocks } from '../../coordination/lease.ts';

/** The locks of a database in memory, for processes that can be killed. */
export function sharedLocks() {
  const holders = new Map<string, AbortController>();
  return {
    held: (): readonly string[] => [...holders.keys()],
    /**
     * @returns The locks as one process has them, and what ends its connection: the process notices it at once, or, on a
     * line that no longer carries anything, not yet.
     */
    connect(): { readonly locks: SharedLocks; readonly cut: (isNoticed?: boolean) => void } {
      const connection = new AbortController();
      const locks: SharedLocks = {
        async lock(name) {
          if (holders.has(name)) return undefined;
          holders.set(name, connection);
          const release = async (): Promise<void> => {
            if (holders.get(name) === connection) holders.delete(name);
          };
          return { lost: connection.signal, release };
        },
      };
      const cut = (isNoticed = true): void => {
        for (const [name, holder] of holders) if (holder === connection) holders.delete(name);
        if (isNoticed) connection.abort(LOST);
      };
      return { locks, cut };
    },
  };
}
