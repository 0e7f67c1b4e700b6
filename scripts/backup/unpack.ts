import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DATA_PREFIX } from './kept-paths.ts';
import { DATABASE_NAMES } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';

/** What an archive was unpacked into. */
export interface Unpacked {
  readonly manifest: Manifest;
  /** A whole data folder. */
  readonly dataDir: string;
  /** The copy of the database; an SQLite is where the CMS expects it. */
  readonly database: string;
}

/** Where the CMS has its SQLite (`apps/cms/src/environment/data-folder.ts`), relative to `DATA_DIR`. */
export const SQLITE_FILE = 'cms/content.sqlite';

/**
 * Unpacks an archive into an empty folder and verifies it. Everything in it belongs to this account alone.
 *
 * @throws BackupError `archive` as {@link readArchive}; what was unpacked until then is of no use.
 */
export async function unpackArchive(archive: string, folder: string): Promise<Unpacked> {
  const dataDir = join(folder, 'data');
  const places = new Map([
    [DATABASE_NAMES.sqlite as string, join(dataDir, SQLITE_FILE)],
    [DATABASE_NAMES.postgres as string, join(folder, DATABASE_NAMES.postgres)],
  ]);
  await mkdir(dataDir, { mode: 0o700 });
  const manifest = await readArchive(archive, async ({ path, modified }) => {
    const file = places.get(path) ?? join(dataDir, path.slice(DATA_PREFIX.length));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, 'wx', 0o600);
    return {
      write: async (piece) => {
        await handle.writeFile(piece);
      },
      end: async () => {
        try {
          // The web server counts from it how long it keeps the names of delivered requests.
          await handle.utimes(modified, modified);
          await handle.sync();
        } finally {
          await handle.close();
        }
      },
    };
  });
  return { manifest, dataDir, database: places.get(DATABASE_NAMES[manifest.database]) ?? '' };
}
