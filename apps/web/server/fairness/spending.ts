import { createLru } from '../pages/lru.ts';

/** What a client may use before it waits behind the others. Times are milliseconds of work done for it. */
export interface Budget {
  /** So much is used without being greedy. */
  readonly free: number;
  /** Of each millisecond that passes, so much is given back. */
  readonly refill: number;
}

/** Clients that are remembered at most; the one that asked longest ago is forgotten first. */
const MOST_REMEMBERED = 10_000;

/** Keeps account of the work that was done for each client. */
export const createSpending = ({ free, refill }: Budget) => {
  const accounts = createLru<{ readonly spent: number; readonly since: number }>({
    limit: MOST_REMEMBERED,
    weigh: () => 1,
  });
  const spentBy = (client: string | undefined, now: number): number => {
    const account = client === undefined ? undefined : accounts.get(client);
    return account ? Math.max(0, account.spent - Math.max(0, now - account.since) * refill) : 0;
  };
  return {
    /** Milliseconds of work that count against a client now. A client that is not known has no account. */
    spentBy,
    isGreedy: (client: string | undefined, now: number): boolean => spentBy(client, now) > free,
    /** Counts a piece of work, at least a millisecond: what takes less is not for nothing. */
    charge: (client: string | undefined, milliseconds: number, now: number): void => {
      if (client === undefined) return;
      accounts.set(client, { spent: spentBy(client, now) + Math.max(1, milliseconds), since: now });
    },
  };
};
