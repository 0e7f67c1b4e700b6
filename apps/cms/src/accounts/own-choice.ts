import { AsyncLocalStorage } from 'node:async_hooks';

const choosing = new AsyncLocalStorage<true>();

/**
 * Runs what the CMS chooses by itself on the occasion of an account's write, such as the first world that visitors see:
 * it is in the account's name, and what the account may change besides does not count.
 */
export function asOwnChoice<Result>(work: () => Promise<Result>): Promise<Result> {
  return choosing.run(true, work);
}

/** Whether the present work is the CMS's own choice. */
export function isOwnChoice(): boolean {
  return choosing.getStore() === true;
}
