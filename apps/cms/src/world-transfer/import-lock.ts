import type { Core } from '@strapi/strapi';
import { dataFolder } from '../environment/data-folder.ts';
import { tryLockFile } from '../environment/file-lock.ts';
import { WorldTransferError } from './transfer-error.ts';

/** Releases the lock. */
type Release = () => Promise<void> | void;

/** An arbitrary number that identifies our advisory lock. */
const IMPORT_LOCK = 0x7669_7774;

/**
 * Runs one import at a time: two would claim the same free names and mistake each other's files for their own. The
 * database or the file system holds the lock, so it is released however the process ends.
 *
 * @throws WorldTransferError `busy`, without waiting, if another import is running in this or another process.
 */
export async function withImportLock<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  const release =
    strapi.db.dialect.client === 'postgres'
      ? await lockDatabase(strapi)
      : tryLockFile(`${dataFolder().database}.import-lock`);
  if (release === undefined) throw busy();
  try {
    return await work();
  } finally {
    await release();
  }
}

function busy(): WorldTransferError {
  return new WorldTransferError('busy', [
    {
      code: 'busy',
      path: '',
      sentence: 'Another import into this CMS is running: wait until it is done, then import this file.',
    },
  ]);
}

interface Connections {
  readonly acquireConnection: () => Promise<{
    readonly query: (
      text: string,
      values: readonly unknown[],
    ) => Promise<{ readonly rows: readonly { readonly held: boolean }[] }>;
  }>;
  readonly releaseConnection: (connection: unknown) => Promise<void>;
}

/** A Postgres lock belongs to a connection, which is reserved for it. */
async function lockDatabase(strapi: Core.Strapi): Promise<Release | undefined> {
  const connections = strapi.db.connection.client as Connections;
  const connection = await connections.acquireConnection();
  const giveBack = () => connections.releaseConnection(connection);
  // Several showrooms may share a database, each in its own schema.
  const ask = (what: string) =>
    connection.query(`select ${what}($1, hashtext(current_schema())) as held`, [IMPORT_LOCK]);
  try {
    const { rows } = await ask('pg_try_advisory_lock');
    if (rows[0]?.held !== true) {
      await giveBack();
      return undefined;
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return async () => {
    await ask('pg_advisory_unlock').finally(giveBack);
  };
}
