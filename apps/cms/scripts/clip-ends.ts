import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBundle } from '@vitrine/content/node';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import { libraryOnDisk } from '../src/library/library.ts';
import { createClipMeasures } from '../src/media-pipeline/clip-measures.ts';
import { findTools, missingSentence } from '../src/media-pipeline/tools.ts';
import { createWorkQueue } from '../src/media-pipeline/work-queue.ts';

const DEMO = join(DEMO_MEDIA_FOLDER, '..');
const LIST = join(DEMO, 'clip-ends.json');
const SNAPSHOT = join(DEMO, 'snapshot');

/**
 * `node apps/cms/scripts/clip-ends.ts`: measures how far the ends of the demo's clips are from their pictures, as the
 * CMS measures those of uploads. Run it after `npm run seed -- --export` when a clip or a still has changed.
 */
async function measureDemo(): Promise<void> {
  const found = await findTools();
  if ('missing' in found) throw new Error(missingSentence(found));
  const { snapshots } = await readBundle(SNAPSHOT);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-clip-ends-'));
  try {
    const shipped: Record<string, string> = JSON.parse(readFileSync(join(SNAPSHOT, 'media.json'), 'utf8'));
    for (const [name, path] of Object.entries(shipped)) {
      symlinkSync(resolve(DEMO_MEDIA_FOLDER, path), join(folder, name));
    }
    const failures: unknown[] = [];
    const queue = createWorkQueue((error) => failures.push(error));
    const file = join(folder, 'clip-ends.json');
    const measures = createClipMeasures({
      file,
      library: libraryOnDisk(folder),
      queue,
      tools: async () => found,
    });
    measures.of(Object.values(snapshots));
    await queue.idle();
    if (failures.length > 0) throw new AggregateError(failures, 'Not every clip could be measured.');
    const measured: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'));
    const sorted = Object.entries(measured).toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    process.stdout.write(`${sorted.length} ends of clips are measured.\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await measureDemo();
