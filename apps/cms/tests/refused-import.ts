import type { Core } from '@strapi/strapi';
import type { WorldArchive } from '@vitrine/world-file';
import { expect } from 'vitest';
import { importWorld } from '../src/world-transfer/import-world.ts';
import type { ImportOptions } from '../src/world-transfer/import-world.ts';
import { WorldTransferError } from '../src/world-transfer/transfer-error.ts';
import { everythingIn } from './whole-database.ts';

/** A CMS in this process. */
export interface OwnCms {
  readonly strapi: Core.Strapi;
  readonly dataDir: string;
}

/** Why an import was refused; it must leave nothing behind. */
export async function refusalOf(
  { strapi, dataDir }: OwnCms,
  archive: WorldArchive,
  options: ImportOptions = {},
): Promise<{ readonly code: string; readonly sentences: readonly string[] }> {
  const before = everythingIn(dataDir);
  const outcome = await importWorld(strapi, archive, options).then(
    () => new Error('The CMS accepted what it must refuse.'),
    (error: unknown) => error,
  );
  expect(everythingIn(dataDir)).toEqual(before);
  if (!(outcome instanceof WorldTransferError)) throw outcome;
  return { code: outcome.code, sentences: outcome.notes.map(({ sentence }) => sentence) };
}
