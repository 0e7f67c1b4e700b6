import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShippedBundle } from '@vitrine/content/node';
import { contentOf, importFixture } from '@vitrine/tours/testing';
import { startWeb } from './servers.ts';
import type { RunningServer } from './servers.ts';

/**
 * Starts a web server that shows the world imported from a tour of another viewer.
 *
 * @param format a folder of `packages/tours/fixtures`
 */
export async function openTourShowroom(format: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-toured-'));
  const world = await importFixture(format);
  // Shipped media are looked for beside the snapshot.
  mkdirSync(join(folder, 'media'));
  for (const [file, bytes] of world.media) writeFileSync(join(folder, 'media', file), bytes);
  const snapshot = join(folder, 'snapshot');
  await writeShippedBundle({
    directory: snapshot,
    bundle: await contentOf(world),
    media: new Map(Object.entries(world.worldFile.media)),
  });
  const server = await startWeb({ dataDir: join(folder, 'data'), snapshot });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
