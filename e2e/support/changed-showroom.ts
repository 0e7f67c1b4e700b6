import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
 * @param files what its media library holds besides the demo's, by the names in its addresses
 */
export async function openChangedShowroom(
  change: (snapshot: Snapshot) => Snapshot,
  reports: readonly ContentReport[] = [],
  files: Readonly<Record<string, string>> = {},
): Promise<ChangedShowroom> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-changed-'));
  const snapshot = await writeChanged(folder, change, reports);
  const dataDir = join(folder, 'data');
  writeFiles(dataDir, files);
  const server = await startWeb({ dataDir, snapshot });
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

/** Where the server keeps what it has fetched from a CMS. */
const writeFiles = (dataDir: string, files: Readonly<Record<string, string>>): void => {
  const folder = join(dataDir, 'media');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
};

/** The demo with every world open to everybody. */
export const openToEverybody = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  worlds: snapshot.worlds.map((world) => ({ ...world, isProtected: false, isLoginOnly: false })),
  locations: snapshot.locations.map((location) => ({ ...location, access: { rule: { kind: 'public' } } })),
});
