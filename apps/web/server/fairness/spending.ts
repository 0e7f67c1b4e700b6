import { createLru } from '../cache/lru.ts';

/** A client's budget before it waits behind the others. Times are milliseconds of work done for it. */
export interface Budget {
  /** This much may be used without being greedy. */
  readonly free: number;
  /** The budget refills by this much per millisecond that passes. */
  readonly refill: number;
}

/** The limit on remembered clients; the one whose last request is oldest is dropped first. */
const MAX_REMEMBERED = 10_000;

/** The account of addresses that may represent many clients: no real address is empty. */
const OF_MANY = '';

/** Keeps account of the work that was done for each client. */
export function createSpending({ free, refill }: Budget) {
  const accounts = createLru<{ readonly spent: number; readonly since: number }>({
    limit: MAX_REMEMBERED,
    weigh: () => 1,
  });

  /** An address that may represent many clients takes its turn among the others, and is never greedy. */
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
    /** Counts a job, as at least a millisecond: short jobs are not free. */
    charge: (client: string | undefined, milliseconds: number, now: number): void => {
      const spent = spentBy(client, now) + Math.max(1, milliseconds);
      accounts.set(client ?? OF_MANY, { spent, since: now });
    },
  };
}
