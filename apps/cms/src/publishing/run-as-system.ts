import type { Core } from '@strapi/strapi';
import { acquireWriteLock } from './write-lock.ts';

/** Whoever looks for a request finds none; the type knows only requests. */
const NO_REQUEST = undefined as never;

/**
 * Does a work in one transaction, all or nothing, and as nobody's request: what an editor publishes or deletes
 * entry by entry is judged entry by entry, which a world that is half done would not pass. The work has to
 * judge itself what it does; what it reads for that nobody else changes before it ends.
 */
export async function runAsSystem<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  const done: Result[] = [];
  // Its type promises nothing of what the work gives.
  await strapi.requestContext.run(NO_REQUEST, async () => {
    done.push(
      await strapi.db.transaction(async ({ trx }) => {
        await acquireWriteLock(strapi, trx);
        return work();
      }),
    );
  });
  return done[0] as Result;
}
