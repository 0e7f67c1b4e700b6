import type { Core } from '@strapi/strapi';

/** Of the twenty connections of the pool (`config/database.ts`). */
const MAX_WRITING = 12;

/** Requests of these methods only read. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads of the web servers and requests of visitors come here, and wait for no editor. */
const CONTENT_API = '/api/';

type Begin = (work?: (given: never) => Promise<unknown>) => Promise<unknown>;

/**
 * Keeps editors who save at the same time from using up the connections of a Postgres. A transaction that writes
 * content waits for its turn with a connection in hand (`publishing/write-lock.ts`): twenty of them, behind a large
 * import, would leave none for those who only read, whose calls of the Document Service are transactions as well.
 * Further ones wait without a connection.
 */
export function limitWriting(strapi: Core.Strapi): void {
  if (strapi.db.dialect.client !== 'postgres') return;
  const database = strapi.db as unknown as { transaction: Begin };
  const begin: Begin = database.transaction.bind(strapi.db);
  const turns = createTurns(MAX_WRITING);
  const mayWrite = (): boolean => {
    const request = strapi.requestContext.get();
    return request !== undefined && !READING.has(request.method) && !request.path.startsWith(CONTENT_API);
  };
  database.transaction = (work) =>
    // One inside another has its connection already; one without work is ended by its caller.
    work !== undefined && !strapi.db.inTransaction() && mayWrite() ? turns(() => begin(work)) : begin(work);
}

/** @returns Runs `work` as soon as fewer than `most` run, in the order of the calls. */
export function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn goes to the next one that waits, before any new call.
      if (next === undefined) free += 1;
      else next();
    }
  };
}
