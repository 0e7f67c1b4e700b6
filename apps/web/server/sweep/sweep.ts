import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileWhole } from '@vitrine/content/node';
import { z } from 'zod';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { MediaFiles } from '../media/media-files.ts';
import { trackUnnamed, SWEEP_INTERVAL } from './unnamed.ts';
import type { UnnamedFiles } from './unnamed.ts';

/** In the data folder: records how long each file has been unnamed. */
const STATE_FILE = 'unnamed-media.json';

/** Milliseconds without a write after which a draft counts as abandoned. */
const DRAFT_LIFE = 60 * 60_000;

const DRAFT = /^\.[0-9a-f]{16}\.tmp$/;
const VERSION = /^\.v-([0-9a-z]{1,32})$/;
const RESIZED = /\.(?:avif|webp)$/;

const stateSchema = z.object({
  files: z.record(z.string(), z.object({ time: z.number().nonnegative(), sweeps: z.number().nonnegative() })),
});

/** Of the tiles, within `images/`: a folder for each picture. */
const TILES = join('images', 'tiles');

/** A file of a cache, or the folder of a picture's tiles, by its path below the data folder, with the name that content uses for it. */
interface CachedFile {
  readonly path: string;
  readonly name: string;
  /** The version that it belongs to; `any` where its name has none. */
  readonly version: string | undefined | 'any';
}

async function filesIn(
  folder: string,
): Promise<readonly { readonly name: string; readonly isFolder: boolean }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
}

/** Drafts and files of `media/` and `images/`. */
async function listCaches(dataDir: string) {
  const drafts: string[] = [];
  const files: CachedFile[] = [];
  const take = async (folder: string, of: (name: string) => Omit<CachedFile, 'path'>): Promise<void> => {
    for (const { name, isFolder } of await filesIn(join(dataDir, folder))) {
      if (isFolder) continue;
      if (DRAFT.test(name)) drafts.push(join(folder, name));
      else if (!name.startsWith('.')) files.push({ ...of(name), path: join(folder, name) });
    }
  };
  await take('media', (name) => ({ name, version: undefined }));
  for (const { name, isFolder } of await filesIn(join(dataDir, 'media'))) {
    const version = VERSION.exec(name)?.[1];
    if (isFolder && version !== undefined)
      await take(join('media', name), (file) => ({ name: file, version }));
  }
  for (const { name: width, isFolder } of await filesIn(join(dataDir, 'images'))) {
    if (!isFolder || join('images', width) === TILES) continue;
    await take(join('images', width), (file) => ({ name: file.replace(RESIZED, ''), version: 'any' }));
  }
  for (const { name, isFolder } of await filesIn(join(dataDir, TILES))) {
    if (!isFolder) continue;
    const path = join(TILES, name);
    files.push({ path, name, version: 'any' });
    for (const { name: file } of await filesIn(join(dataDir, path))) {
      if (DRAFT.test(file)) drafts.push(join(path, file));
    }
  }
  return { drafts, files };
}

export interface Sweep {
  /** Removes remains of killed downloads, and files that have been unnamed for long enough. */
  readonly look: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Removes files from `media/` and `images/` that no content has named for thirty days of running, so that withdrawn
 * pictures do not remain on the disk forever, and the remains of killed downloads and encodes.
 *
 * @param options.named the files of all shown content, for any visitor; absent if it is not the CMS's.
 * @param options.elapsed milliseconds by a monotonic clock.
 */
export function createSweep(options: {
  readonly dataDir: string;
  readonly named: () => MediaFiles | undefined;
  readonly clock: Clock;
  readonly elapsed: () => number;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
}): Sweep {
  const { dataDir, clock, logger } = options;
  const stateFile = join(dataDir, STATE_FILE);
  let state: UnnamedFiles | undefined;
  let sweptAt: number | undefined;
  let cancel: (() => void) | undefined;
  let isStopped = false;

  /** A truncated file is set aside: all times start again. */
  const readState = async (): Promise<UnnamedFiles> => {
    const text = await readFile(stateFile, 'utf8').catch(() => undefined);
    if (text === undefined) return new Map();
    try {
      return new Map(Object.entries(stateSchema.parse(JSON.parse(text)).files));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn({ file: STATE_FILE, reason }, 'What was known of unnamed media is torn; it begins again.');
      await rename(stateFile, `${stateFile}.torn`).catch(() => {});
      return new Map();
    }
  };

  const removeDrafts = async (drafts: readonly string[]): Promise<void> => {
    for (const draft of drafts) {
      const path = join(dataDir, draft);
      const stats = await stat(path).catch(() => undefined);
      // In the future if a clock was set back. A running download fails and is repeated.
      if (stats && Math.abs(clock.now() - stats.mtimeMs) > DRAFT_LIFE) await rm(path, { force: true });
    }
  };

  const removeUnnamed = async (files: readonly CachedFile[], named: MediaFiles): Promise<void> => {
    state ??= await readState();
    const now = options.elapsed();
    const elapsed = sweptAt === undefined ? 0 : now - sweptAt;
    sweptAt = now;
    const byPath = new Map(files.map((file) => [file.path, file]));
    const isNamed = (path: string): boolean => {
      const file = byPath.get(path);
      if (!file || !named.has(file.name)) return false;
      return file.version === 'any' || file.version === named.get(file.name)?.version;
    };
    const { unnamed, over } = trackUnnamed(state, { files: byPath.keys(), isNamed, elapsed });
    for (const path of over) await rm(join(dataDir, path), { recursive: true, force: true });
    const gone = new Set(over);
    const left = [...unnamed].filter(([path]) => !gone.has(path));
    state = new Map(left);
    await writeFileWhole(stateFile, `${JSON.stringify({ files: Object.fromEntries(left) })}\n`);
    if (over.length > 0) logger.info({ files: over.length }, 'Media that no content names were removed.');
  };

  const look = async (): Promise<void> => {
    try {
      const { drafts, files } = await listCaches(dataDir);
      await removeDrafts(drafts);
      const named = options.named();
      if (named) await removeUnnamed(files, named);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn({ reason }, 'Media that no content names could not be looked for.');
    }
  };

  const lookAndGoOn = async (): Promise<void> => {
    await look();
    if (!isStopped) cancel = clock.after(SWEEP_INTERVAL, () => void lookAndGoOn());
  };

  return {
    look,
    start: () => void lookAndGoOn(),
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}
