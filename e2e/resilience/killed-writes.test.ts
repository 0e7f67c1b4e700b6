import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readBundle, writeBundle } from '@vitrine/content/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/processes.ts';

const WRITER = fileURLToPath(new URL('write-forever.ts', import.meta.url));
const SHIPPED = join(ROOT, 'demo/snapshot');
const KILLS = 60;

/** Writers at once, each with its own folder. */
const WRITERS = 2;

/** Milliseconds: longer than it takes to write both bundles. */
const MAX_LIFE = 60;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-killed-'));
const first = join(folder, 'first');
const second = join(folder, 'second');

/** Lets a writer write into a folder and kills it at a random moment. */
async function killWriter(directory: string): Promise<void> {
  const writer = spawn(process.execPath, [WRITER, directory, first, second], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(writer.stdout, 'data');
  await wait(Math.random() * MAX_LIFE);
  const ended = once(writer, 'exit');
  writer.kill('SIGKILL');
  await ended;
}

describe('kill -9 at any moment of a snapshot write', () => {
  beforeAll(async () => {
    const shipped = await readBundle(SHIPPED);
    const { en: english, de: german } = shipped.snapshots;
    if (!english || !german) throw new Error('The demo speaks English and German.');
    const locales = shipped.locales.filter(({ code }) => code === 'en' || code === 'de');
    const bundle = { ...shipped, locales, snapshots: { en: english, de: german } };
    const changed = { ...english, version: 'changed', articles: english.articles.slice(1) };
    await writeBundle(first, bundle);
    await writeBundle(second, { ...bundle, version: 'changed', snapshots: { en: changed, de: german } });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(`leaves a good snapshot, ${KILLS} times of ${KILLS}`, async () => {
    const bundles = await Promise.all([readBundle(first), readBundle(second)]);
    const known = new Map(bundles.map((bundle) => [bundle.version, bundle]));
    let torn = 0;
    const work = async (writer: number): Promise<void> => {
      const directory = join(folder, `kept-${writer}`);
      await writeBundle(directory, bundles[0]);
      for (let kill = 0; kill < KILLS / WRITERS; kill += 1) {
        await killWriter(directory);
        if (readdirSync(directory).some((name) => name.endsWith('.tmp'))) torn += 1;
        const kept = await readBundle(directory);
        expect(kept.snapshots).toEqual(known.get(kept.version)?.snapshots);
      }
      // The next complete write removes the leftovers of the killed ones.
      await writeBundle(directory, bundles[0]);
      expect(readdirSync(directory).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
    // Otherwise the moments were none in which anything was being written.
    expect(torn).toBeGreaterThan(KILLS / 10);
  });
});
