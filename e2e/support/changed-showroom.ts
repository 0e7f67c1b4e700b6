import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentBundle } from '@vitrine/content';
import { readBundle, writeBundle } from '@vitrine/content/node';
import type { ContentReport, Snapshot } from '@vitrine/core';
import { ROOT } from './processes.ts';
import { type RunningServer, startWeb } from './servers.ts';

/** A showroom of its own whose content is the demo's, changed for one test. */
export interface ChangedShowroom extends RunningServer {
  /** The folder of the changed content. */
  readonly snapshot: string;
}

/**
 * Starts a web server on a changed copy of the shipped snapshot.
 * @param reports what is said to have been left out of it
 */
export async function openChangedShowroom(
  change: (snapshot: Snapshot) => Snapshot,
  reports: readonly ContentReport[] = [],
): Promise<ChangedShowroom> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-changed-'));
  const snapshot = await writeChanged(folder, change, reports);
  const server = await startWeb({ dataDir: join(folder, 'data'), snapshot });
  return {
    ...server,
    snapshot,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const writeChanged = async (
  folder: string,
  change: (snapshot: Snapshot) => Snapshot,
  reports: readonly ContentReport[],
): Promise<string> => {
  const shipped = join(ROOT, 'demo/snapshot');
  const changed = join(folder, 'snapshot');
  const bundle = await readBundle(shipped);
  const snapshots = Object.fromEntries(
    Object.entries(bundle.snapshots).map(([locale, snapshot]) => [locale, change(snapshot)]),
  );
  await writeBundle(changed, { ...bundle, snapshots, reports } satisfies ContentBundle);
  cpSync(join(shipped, 'media.json'), join(changed, 'media.json'));
  // The shipped media are looked for beside the snapshot.
  symlinkSync(join(ROOT, 'demo/media'), join(folder, 'media'), 'junction');
  return changed;
};

/** The demo with every world open to everybody. */
export const openToEverybody = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  worlds: snapshot.worlds.map((world) => ({ ...world, isProtected: false, isLoginOnly: false })),
  locations: snapshot.locations.map((location) => ({ ...location, access: { rule: { kind: 'public' } } })),
});
