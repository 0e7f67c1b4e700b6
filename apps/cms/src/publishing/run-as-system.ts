import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { acquireWriteLock } from './write-lock.ts';

/** The state of the request that the system works for. */
const initiators = new AsyncLocalStorage<unknown>();

/**
 * Runs `work` in one transaction without a request context, so that the per-entry rules for editors do not fire on a
 * half-finished world. `work` must check permissions itself. On Postgres it holds the write lock: nothing it reads
 * changes before the transaction ends.
 *
 * @param initiator The state of a request of the account that the system works for; by default of the present request.
 */
export async function runAsSystem<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
  initiator: unknown = strapi.requestContext.get()?.state,
): Promise<Result> {
  const done: Result[] = [];
  const transaction = async (): Promise<void> => {
    done.push(
      await strapi.db.transaction(async ({ trx }) => {
        await acquireWriteLock(strapi, trx);
        return work();
      }),
    );
  };
  const { run } = strapi.requestContext as unknown as RequestContext;
  await initiators.run(initiator, () => run(undefined, transaction));
  return done[0] as Result;
}

/** The state of the request on whose behalf {@link runAsSystem} works now; undefined outside of it. */
export function initiatorState(): unknown {
  return initiators.getStore();
}

/** Strapi's own type takes no empty context, although its readers expect one. */
interface RequestContext {
  readonly run: (context: undefined, work: () => Promise<void>) => Promise<void>;
}
