import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MediaFiles } from '../media/media-files.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createSweep } from './sweep.ts';
import { SWEEP_INTERVAL, UNNAMED_TIME } from './unnamed.ts';

const YEAR = 365 * 24 * SWEEP_INTERVAL;

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-sweep-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function put(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), 'bytes');
  }
}

/** The record of an earlier process about a file: all of the thirty days except some hours. */
function seenBefore(hoursLeft: number, ...paths: readonly string[]): Promise<void> {
  const seen = { time: UNNAMED_TIME - hoursLeft * SWEEP_INTERVAL, sweeps: 700 };
  const text = JSON.stringify({ files: Object.fromEntries(paths.map((path) => [path, seen])) });
  return writeFile(join(dataDir, 'unnamed-media.json'), text);
}

async function there(): Promise<readonly string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((path) => path !== 'unnamed-media.json')
    .toSorted();
}

/** A web server's sweep, from its start. */
function start(named: () => MediaFiles | undefined, now?: number) {
  const logger = createFakeLogger();
  let elapsed = 0;
  const sweep = createSweep({ dataDir, named, clock: createFakeClock(now), elapsed: () => elapsed, logger });
  return {
    logger,
    sweeps: async (times: number) => {
      for (let look = 0; look < times; look += 1) {
        await sweep.look();
        elapsed += SWEEP_INTERVAL;
      }
    },
  };
}

const named: MediaFiles = new Map([
  ['hall.jpg', { version: 'new' }],
  ['plan.png', undefined],
]);

describe('the sweep', () => {
  test('removes the tiles of a picture together with it', async () => {
    await put('images/tiles/hall.jpg/0-1-1.webp', 'images/tiles/gone.jpg/0.tiff');
    await put('images/tiles/gone.jpg/0-1-1.webp');
    await seenBefore(1, 'images/tiles/gone.jpg', 'images/tiles/hall.jpg');
    await start(() => named).sweeps(3);
    expect(await there()).toEqual(['images/tiles/hall.jpg/0-1-1.webp']);
  });

  test('removes files that no content has named for thirty days of running, over restarts', async () => {
    await put('media/hall.jpg', 'media/.v-new/hall.jpg', 'media/plan.png', 'media/gone.jpg');
    await put('images/500/gone.jpg.webp', 'images/500/hall.jpg.webp', 'images/500/plan.png.avif');
    const all = await there();
    await seenBefore(4, ...all);
    // Each process observes two hours: the time between them does not count.
    await start(() => named).sweeps(3);
    expect(await there()).toEqual(all);
    await start(() => named).sweeps(2);
    expect(await there()).toEqual(all);
    await start(() => named).sweeps(2);
    expect(await there()).toEqual([
      'images/500/hall.jpg.webp',
      'images/500/plan.png.avif',
      'media/.v-new/hall.jpg',
      'media/plan.png',
    ]);
  });

  test('takes nothing away because a clock is a year ahead or behind', async () => {
    await put('media/gone.jpg');
    for (const step of [0, YEAR, 10 * YEAR, -YEAR]) {
      await start(() => named, Date.UTC(2026, 0, 1) + step).sweeps(8);
    }
    expect(await there()).toEqual(['media/gone.jpg']);
  });

  test('takes nothing away while the content is not the CMS’s', async () => {
    await put('media/gone.jpg');
    await seenBefore(1, 'media/gone.jpg');
    await start(() => undefined).sweeps(5);
    expect(await there()).toEqual(['media/gone.jpg']);
  });

  test('starts again when its file is truncated, sets that file aside and logs a warning', async () => {
    await put('media/gone.jpg');
    await writeFile(join(dataDir, 'unnamed-media.json'), '{"files": {"media/go');
    const { sweeps, logger } = start(() => named);
    await sweeps(5);
    expect(await there()).toEqual(['media/gone.jpg', 'unnamed-media.json.torn']);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn']);
  });

  test('removes what killed downloads and encodes have left, and no draft that is being written', async () => {
    const drafts = ['media/.00112233aabbccdd.tmp', 'images/500/.00112233aabbccdd.tmp'];
    await put(...drafts, 'media/.ffffffffffffffff.tmp');
    const now = Date.now();
    for (const draft of drafts) await utimes(join(dataDir, draft), now / 1000 - 4_000, now / 1000 - 4_000);
    await start(() => undefined, now).sweeps(1);
    expect(await there()).toEqual(['media/.ffffffffffffffff.tmp']);
  });
});
