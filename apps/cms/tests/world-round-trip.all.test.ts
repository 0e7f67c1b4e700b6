import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundle } from '@vitrine/content/load-bundle';
import { writeShippedBundle } from '@vitrine/content/node';
import { UPLOADS_PATH } from '@vitrine/content/normalise/media-library';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readDemoContent } from '../../../demo/read-content.ts';
import { CMS_ROOT } from '../scripts/compile.ts';
import { startStrapi } from './started-strapi.ts';
import { createDatabase } from './test-database.ts';
import { everythingIn } from './whole-database.ts';

const SNAPSHOT = join(CMS_ROOT, '..', '..', 'demo', 'snapshot');

/** As long as a slow machine needs to make every size of 204 media. */
const LONGEST = 600_000;

/** The end of a file's name: of its content in the demo, by chance in a CMS that it is brought into. */
const NAME_OF_FILE = /_(?:[0-9a-f]{32}|[0-9a-f]{10})(?=["'.])/g;

/** Copies of clips do not travel: a CMS with ffmpeg makes them of what comes in. */
function withoutCopies(name: string, value: unknown): unknown {
  const isCopy = name === 'phone' && typeof value === 'string' && value.startsWith(UPLOADS_PATH);
  return isCopy ? undefined : value;
}

/**
 * Of a snapshot: what holds for the whole installation and is no part of a world, and the hash over all of it. Stories
 * lead through any world, and name articles by the numbers of their CMS (docs/decisions/0126-stories.md).
 */
const OF_THE_INSTALLATION: ReadonlySet<string> = new Set([
  'settings',
  'uiTexts',
  'boxHooks',
  'stories',
  'version',
]);

/** Where a CMS stores its content. */
interface CmsStorage {
  readonly dataDir: string;
  /** Empty for the data folder's SQLite. */
  readonly databaseUrl: string;
}

async function run(script: string, args: readonly string[], storage: CmsStorage): Promise<string> {
  const child = spawn(process.execPath, [join(CMS_ROOT, 'scripts', script), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: storage.databaseUrl,
      DATA_DIR: storage.dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${String(code)}:\n${output}`);
  return output;
}

describe('the worlds of Norvane, taken out of one CMS and brought into an empty one', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrine-round-trip-'));
  // The first one is always on SQLite: a world file does not know what database it came from.
  const seeded = { dataDir: join(scratch, 'seeded'), databaseUrl: '' };
  const database = await createDatabase();
  const other = { dataDir: join(scratch, 'other'), databaseUrl: database.url };
  const file = join(scratch, 'norvane.zip');
  let said = '';

  beforeAll(async () => {
    vi.stubEnv('DATABASE_URL', database.url);
    // Films that come in are looked at when the CMS starts: here they stay what they were taken out as.
    vi.stubEnv('FFPROBE_PATH', join(scratch, 'none'));
    await run('seed.ts', ['--without-accounts'], seeded);
    await run('world.ts', ['export', file], seeded);
    said = await run('world.ts', ['import', file], other);
  }, LONGEST);

  afterAll(async () => {
    await database.remove();
    rmSync(scratch, { recursive: true, force: true });
  });

  test(
    'give the same snapshots in every language',
    async () => {
      const cms = await startStrapi(other);
      const bundle = await loadBundle({ cmsUrl: cms.url, token: cms.readToken, fetch }).finally(cms.stop);
      const exported = join(scratch, 'snapshot');
      await writeShippedBundle({ directory: exported, bundle, media: readDemoContent().media });
      for (const { code } of bundle.locales) {
        const [here, there] = [exported, SNAPSHOT].map((folder) => {
          const text = readFileSync(join(folder, `${code}.json`), 'utf8');
          const snapshot = JSON.parse(text.replaceAll(NAME_OF_FILE, '_name'), withoutCopies) as object;
          return Object.fromEntries(
            Object.entries(snapshot).filter(([name]) => !OF_THE_INSTALLATION.has(name)),
          );
        });
        expect(here).toEqual(there);
      }
      const { accessCodes } = bundle.serverOnly;
      expect(Object.keys(accessCodes)).toEqual(['lab']);
      expect(accessCodes['lab']).not.toBe('2468');
      expect(said).toContain(
        `The world lab is protected. Its access code in this CMS: ${accessCodes['lab']}`,
      );
    },
    LONGEST,
  );

  test(
    'change nothing when they are brought in again',
    async () => {
      const before = everythingIn(other.dataDir);
      expect(await run('world.ts', ['import', file], other)).toContain(
        'The CMS holds all of it already: nothing to do (141 entries).',
      );
      expect(everythingIn(other.dataDir)).toEqual(before);
    },
    LONGEST,
  );

  test(
    'are packed by the other CMS into the same bytes',
    async () => {
      const again = join(scratch, 'again.zip');
      await run('world.ts', ['export', again], other);
      expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
    },
    LONGEST,
  );
});
