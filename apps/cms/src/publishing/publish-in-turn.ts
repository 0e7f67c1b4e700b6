import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/**
 * Publishes the entries of one transaction one after the other. The content manager's bulk action begins them
 * all at once; Strapi then resolves the relations of each while the others are taken down or not there yet,
 * and every link between them is lost (https://github.com/strapi/strapi/issues/25361).
 *
 * It has to stand before the middlewares of the Document Service that judge, so that what they see is settled.
 */
export function publishInTurn(strapi: Core.Strapi): void {
  /** Settled when the turn is over, whatever came of it: whoever began them decides what a refusal means. */
  const lastTurn = new WeakMap<object, Promise<void>>();
  /** The transaction in whose turn we are: a publish that is part of another one does not wait for it. */
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
