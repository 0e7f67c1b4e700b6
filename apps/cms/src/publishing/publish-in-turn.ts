import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/**
 * Publishes the entries of one transaction one after the other. The content manager's bulk action starts all of them
 * at the same time; Strapi then resolves the relations of each while the published versions of the others are missing,
 * and every link between them is lost (https://github.com/strapi/strapi/issues/25361).
 *
 * Register it before the Document Service middlewares that check entries, so that they read settled content.
 */
export function publishInTurn(strapi: Core.Strapi): void {
  /** Settles after each publish, failed or not: the caller of the transaction decides what a failure means. */
  const lastTurn = new WeakMap<object, Promise<void>>();
  /** The transaction that is publishing in this context: a nested publish must not wait for the outer one. */
  const turn = new AsyncLocalStorage<object>();
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'publish') return next();
    return strapi.db.transaction(async ({ trx }) => {
      if (turn.getStore() === trx) return next();
      const before = lastTurn.get(trx);
      const over = Promise.withResolvers<void>();
      lastTurn.set(trx, over.promise);
      try {
        await before;
        return await turn.run(trx, next);
      } finally {
        over.resolve();
      }
    });
  });
}
