import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShippedBundle } from '@vitrine/content/node';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { makeFilms } from '@vitrine/tours/node';
import type { TourWorld } from '@vitrine/tours';
import { contentOf } from '@vitrine/tours/testing';
import { startWeb } from './servers.ts';
import type { RunningServer } from './servers.ts';

/** A showroom of one world. */
interface TourShowroom extends RunningServer {
  readonly content: Snapshot;
}

/**
 * Starts a web server that shows the world imported from a tour of another viewer.
 *
 * @param imported the tour as a world
 * @param options.ffmpeg the program that makes films of its walks; absent: it has none
 */
export async function openTourShowroom(
  imported: TourWorld,
  options: { readonly ffmpeg?: string } = {},
): Promise<TourShowroom> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-toured-'));
  const { ffmpeg } = options;
  const world = ffmpeg === undefined ? imported : await makeFilms(imported, { ffmpeg });
  const bundle = await contentOf(world);
  const content = bundle.snapshots[bundle.defaultLocale];
  if (content === undefined) throw new Error('The tour has no content.');
  // Shipped media are looked for beside the snapshot.
  mkdirSync(join(folder, 'media'));
  for (const [file, bytes] of world.media) writeFileSync(join(folder, 'media', file), bytes);
  const snapshot = join(folder, 'snapshot');
  await writeShippedBundle({
    directory: snapshot,
    bundle,
    media: new Map(Object.entries(world.worldFile.media)),
  });
  const server = await startWeb({ dataDir: join(folder, 'data'), snapshot });
  return {
    ...server,
    content,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
