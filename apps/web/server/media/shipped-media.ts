import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { ServerLogger } from '../process/logger.ts';

/**
 * Reads which media ship with the project: `media.json` beside the shipped snapshot names for each file of the media
 * library a path below `demo/media`. A path that leads out of that folder is ignored. A list that cannot be read is
 * reported and counts as empty: the CMS has the files as well.
 *
 * @param snapshotFolder absent where no content ships
 * @returns an empty map when nothing ships.
 */
export async function readShippedMedia(
  snapshotFolder: string | undefined,
  logger: Pick<ServerLogger, 'warn'>,
): Promise<ReadonlyMap<string, string>> {
  const shipped = new Map<string, string>();
  if (snapshotFolder === undefined) return shipped;
  const file = join(snapshotFolder, 'media.json');
  const folder = resolve(snapshotFolder, '..', 'media');
  for (const [name, path] of Object.entries(await readList(file, logger))) {
    if (typeof path !== 'string') continue;
    const full = resolve(folder, path);
    if (full.startsWith(folder + sep)) shipped.set(name, full);
  }
  return shipped;
}

async function readList(file: string, logger: Pick<ServerLogger, 'warn'>): Promise<object> {
  try {
    const list: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof list === 'object' && list !== null) return list;
    throw new Error('It is not a list of files.');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ file, reason }, 'The list of the shipped media cannot be used; the CMS is asked for them.');
    return {};
  }
}
