import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadBundle } from '@vitrine/content/load-bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import { documentFilesIn } from '@vitrine/content/document-texts';
import { writeShippedBundle } from '@vitrine/content/node';
import { readDemoContent } from '../demo/read-content.ts';
import { writeSnapshotSource } from '../demo/snapshot-source.ts';
import { runChild, startChild } from './run/child.ts';

const CMS_FOLDER = fileURLToPath(new URL('../apps/cms', import.meta.url));
const SNAPSHOT_FOLDER = fileURLToPath(new URL('../demo/snapshot', import.meta.url));

/** Milliseconds: how long, and how often, to ask for the words of PDFs that the seed could not read in time. */
const PATIENCE = { whole: 180_000, between: 2000 };

/**
 * Writes the snapshot that ships with the project. A throw-away CMS is seeded with the demo and read the way
 * the web server reads it, so that nothing but the files under `demo/` decides what it holds.
 */
async function exportSnapshot(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-export-'));
  const bundle = await readSeededCms(dataDir).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  rmSync(SNAPSHOT_FOLDER, { recursive: true, force: true });
  const { missing } = await writeShippedBundle({
    directory: SNAPSHOT_FOLDER,
    bundle,
    media: readDemoContent().media,
  });
  if (missing.length > 0) throw new Error(`The demo ships no file for ${missing.join(', ')}.`);
  writeSnapshotSource(SNAPSHOT_FOLDER);
  process.stdout.write(`demo/snapshot holds the content ${bundle.version}.\n`);
}

async function readSeededCms(dataDir: string): Promise<ContentBundle> {
  const { DATABASE_URL: _, CMS_API_TOKEN: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    CMS_HOST: '127.0.0.1',
    CMS_PORT: '0',
    SERVE_ADMIN: 'false',
  };
  await runChild({
    folder: CMS_FOLDER,
    command: process.execPath,
    args: [join('scripts', 'seed.ts'), '--without-accounts'],
    env,
    onLine: (line) => process.stdout.write(`${line}\n`),
    failure: 'The throw-away CMS could not be seeded:',
  });
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  const cms = startChild({
    folder: CMS_FOLDER,
    command: process.execPath,
    args: [join('scripts', 'start.ts')],
    env,
    onLine: (line) => {
      if (line.startsWith('{"event":"cms-ready"')) resolve(JSON.parse(line).url);
    },
  });
  void cms.ended.then(() => reject(new Error(`The throw-away CMS did not start:\n${cms.lastOutput()}`)));
  try {
    const cmsUrl = await address;
    const token = readFileSync(join(dataDir, 'cms-token'), 'utf8').trim();
    return await readWithWords(() => loadBundle({ cmsUrl, token, fetch: globalThis.fetch }));
  } finally {
    await cms.stop();
  }
}

/** A CMS reads PDFs one after the other, and gives content before it has their words. */
async function readWithWords(read: () => Promise<ContentBundle>): Promise<ContentBundle> {
  const end = Date.now() + PATIENCE.whole;
  for (;;) {
    const bundle = await read();
    const wordless = [...documentFilesIn(bundle)].filter(
      (file) => bundle.documentTexts?.[file] === undefined,
    );
    if (wordless.length === 0) return bundle;
    if (Date.now() > end) throw new Error(`The words of ${wordless.join(', ')} could not be read.`);
    await sleep(PATIENCE.between);
  }
}

try {
  await exportSnapshot();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
