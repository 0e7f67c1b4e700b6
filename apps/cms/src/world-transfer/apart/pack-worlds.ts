import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { draftWorlds } from '../export-worlds.ts';
import { WorldTransferError } from '../transfer-error.ts';
import type { TransferNote } from '../transfer-error.ts';
import type { PackRequest } from './requests.ts';
import { runApart } from './run-apart.ts';
import { linesOfWorld, writeLines } from './world-lines.ts';

/** Milliseconds. The largest archive takes half a minute; remote media are fetched one by one. */
const TIME_LIMIT = 10 * 60 * 1000;

/** A world archive in a folder. */
export interface PackedWorlds {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** What could not be taken along. */
  readonly notes: readonly TransferNote[];
}

/**
 * Exports worlds from the CMS as an archive, which a separate process packs.
 *
 * @param given.folder The folder for the archive; the caller removes it.
 * @throws WorldTransferError; ToolError `stopped` when the signal is aborted.
 */
export async function packWorlds(
  strapi: Core.Strapi,
  given: {
    readonly slugs: readonly string[];
    readonly folder: string;
    readonly signal: AbortSignal;
  },
): Promise<PackedWorlds> {
  const { slugs, folder, signal } = given;
  const { worldFile, sources, notes } = await draftWorlds(strapi, { slugs });
  const world = join(folder, 'world.ndjson');
  const path = join(folder, 'archive.zip');
  await writeLines(world, linesOfWorld(worldFile));
  const request: PackRequest = { world, sources: Object.fromEntries(sources), archive: path };
  const sentence = await runApart(join(__dirname, 'pack-process'), request, {
    folder,
    limit: TIME_LIMIT,
    signal,
  });
  if (sentence !== '') throw new WorldTransferError('tooLarge', [{ code: 'tooLarge', path: '', sentence }]);
  return { path, size: (await stat(path)).size, notes };
}
