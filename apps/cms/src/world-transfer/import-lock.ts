import type { Core } from '@strapi/strapi';
import { span } from '@vitrine/tracing';
import { leasesOf } from '../coordination/leases.ts';
import { dataFolder } from '../environment/data-folder.ts';
import { tryLockFile } from '../environment/file-lock.ts';
import { WorldTransferError } from './transfer-error.ts';

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
      ? (await leasesOf(strapi).take('import'))?.release
      : tryLockFile(`${dataFolder().database}.import-lock`);
  if (release === undefined) throw busy();
  try {
    return await span('world.import', {}, work);
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
