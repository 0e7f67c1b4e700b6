import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { readBundle, writeBundle } from '@vitrine/content/node';
import type { ContentReport } from '@vitrine/core/reports/report';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { freePort } from '../../scripts/run/free-port.ts';
import { ROOT } from './processes.ts';
import { startWeb } from './servers.ts';
import type { RunningServer } from './servers.ts';

/** A separate showroom whose content is the demo's, changed for one test. */
export interface ChangedShowroom extends RunningServer {
  /** The folder of the changed content. */
  readonly snapshot: string;
  /** Ends the server and starts it at the same address, with the demo's content changed in another way. */
  readonly restartWith: (change: (snapshot: Snapshot) => Snapshot) => Promise<void>;
  /** Ends the server; it can be started again. */
  readonly pause: () => Promise<void>;
}

/**
 * Starts a web server on a changed copy of the shipped snapshot.
 * @param reports the content reports about parts left out of it
 * @param files additional files of its media library, by the names in its addresses
 * @param env further settings of the server
 */
export async function openChangedShowroom(
  change: (snapshot: Snapshot) => Snapshot,
  reports: readonly ContentReport[] = [],
  files: Readonly<Record<string, string | Uint8Array>> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<ChangedShowroom> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-changed-'));
  const snapshot = await writeChanged(folder, change, reports);
  const dataDir = join(folder, 'data');
  writeFiles(dataDir, files);
  const port = await freePort();
  let edition = 1;
  let server = await startWeb({ dataDir, snapshot, port, env });
  return {
    ...server,
    snapshot,
    pause: () => server.stop(),
    restartWith: async (otherChange) => {
      await server.stop();
      edition += 1;
      await writeChanged(folder, otherChange, reports, edition);
      server = await startWeb({ dataDir, snapshot, port, env });
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function writeChanged(
  folder: string,
  change: (snapshot: Snapshot) => Snapshot,
  reports: readonly ContentReport[],
  edition = 1,
): Promise<string> {
  const shipped = join(ROOT, 'demo/snapshot');
  const changed = join(folder, 'snapshot');
  const bundle = await readBundle(shipped);
  const snapshots = Object.fromEntries(
    Object.entries(bundle.snapshots).map(([locale, snapshot]) => [locale, change(snapshot)]),
  );
  // Equal content, equal version: another change makes another one.
  const version = `${bundle.version}-${edition}`;
  await writeBundle(changed, { ...bundle, version, snapshots, reports } satisfies ContentBundle);
  cpSync(join(shipped, 'media.json'), join(changed, 'media.json'));
  // The shipped media are looked for beside the snapshot.
  const media = join(folder, 'media');
  if (!existsSync(media)) symlinkSync(join(ROOT, 'demo/media'), media, 'junction');
  return changed;
}

/** Where the server stores files that it has fetched from a CMS. */
function writeFiles(dataDir: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  const folder = join(dataDir, 'media');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}

/** The demo with every world open to everybody. */
export function openToEverybody(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    worlds: snapshot.worlds.map((world) => ({ ...world, isProtected: false, isLoginOnly: false })),
    locations: snapshot.locations.map((location) => ({ ...location, access: { rule: { kind: 'public' } } })),
  };
}

/** The demo, open to everybody, with one location changed. */
export function withLocation(payloadId: string, change: (location: Location) => Location) {
  return (snapshot: Snapshot): Snapshot => {
    const open = openToEverybody(snapshot);
    const locations = open.locations.map((location) =>
      location.payloadId === payloadId ? change(location) : location,
    );
    return { ...open, locations };
  };
}

/** The demo, open to everybody, with another title of one location. */
export function withTitle(payloadId: string, title: string) {
  return withLocation(payloadId, (location) => ({ ...location, title }));
}

/** The demo, open to everybody, without one location and its transitions. */
export function withoutLocation(payloadId: string) {
  return (snapshot: Snapshot): Snapshot => {
    const open = openToEverybody(snapshot);
    return {
      ...open,
      locations: open.locations.filter((location) => location.payloadId !== payloadId),
      transitions: open.transitions.filter(({ from, to }) => from !== payloadId && to !== payloadId),
    };
  };
}
