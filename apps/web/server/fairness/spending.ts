import { createLru } from '../cache/lru.ts';

/** What a client may use before it waits behind the others. Times are milliseconds of work done for it. */
export interface Budget {
  /** So much is used without being greedy. */
  readonly free: number;
  /** Of each millisecond that passes, so much is given back. */
  readonly refill: number;
}

/** Clients that are remembered at most; the one that asked longest ago is forgotten first. */
const MAX_REMEMBERED = 10_000;

/** The account of all that may stand for many: no address is empty. */
const OF_MANY = '';

/** Keeps account of the work that was done for each client. */
export function createSpending({ free, refill }: Budget) {
  const accounts = createLru<{ readonly spent: number; readonly since: number }>({
    limit: MAX_REMEMBERED,
    weigh: () => 1,
  });

  /** One that may stand for many has its turn among the others, and is never greedy. */
  const spentBy = (client: string | undefined, now: number): number => {
    const account = accounts.get(client ?? OF_MANY);
    if (account === undefined) return 0;
    const spent = Math.max(0, account.spent - Math.max(0, now - account.since) * refill);
    return client === undefined ? Math.min(free, spent) : spent;
  };

  return {
    /** Milliseconds of work that count against a client now. */
    spentBy,
    isGreedy: (client: string | undefined, now: number): boolean => spentBy(client, now) > free,
    /** Counts a piece of work, at least a millisecond: what takes less is not for nothing. */
    charge: (client: string | undefined, milliseconds: number, now: number): void => {
      const spent = spentBy(client, now) + Math.max(1, milliseconds);
      accounts.set(client ?? OF_MANY, { spent, since: now });
    },
  };
}
