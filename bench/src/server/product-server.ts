import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/run/free-port.ts';
import { endProcess, ROOT, startNode } from './processes.ts';
import { readMetrics } from './server-metrics.ts';

/** The built web server of the product, on loopback. */
export interface ProductServer {
  readonly origin: string;
  /** Milliseconds from the start of the process to the first whole page. */
  readonly startTime: number;
  readonly stop: () => Promise<void>;
}

const SCRIPT = 'apps/web/server/index.ts';

/** An address where nothing ever listens. */
const NO_CMS = 'http://127.0.0.1:9';

/** Milliseconds between two knocks at a server that starts. */
const KNOCK_PAUSE = 5;

/** Milliseconds a server may take to answer. */
const START_PATIENCE = 60_000;

/**
 * Starts the product's server and waits for its first page.
 *
 * @param options.dataDir its data folder: where made pictures are kept.
 * @param options.contentSnapshot the folder of the content; absent: the shipped one.
 * @param options.cmsUrl its CMS; absent: none, and the content stays the one on disk.
 * @param options.port absent: a free one.
 * @param options.firstPage the path of the page to wait for.
 * @throws Error with a sentence when the web app is not built or the page does not come.
 */
export async function startProduct(options: {
  readonly dataDir: string;
  readonly contentSnapshot?: string;
  readonly cmsUrl?: string;
  readonly port?: number;
  readonly firstPage: string;
  /** Further settings. */
  readonly env?: NodeJS.ProcessEnv;
}): Promise<ProductServer> {
  if (!existsSync(join(ROOT, 'apps/web/build/server/index.js'))) {
    throw new Error('The web app is not built yet. Run `npm run build` first.');
  }
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = startNode(SCRIPT, {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATA_DIR: options.dataDir,
      CONTENT_SNAPSHOT: options.contentSnapshot ?? '',
      CMS_URL: options.cmsUrl ?? NO_CMS,
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      ...options.env,
    },
  });
  const stop = (): Promise<void> => endProcess(child);
  while (performance.now() - started < START_PATIENCE && child.exitCode === null) {
    const isThere = await fetch(origin + options.firstPage, { redirect: 'manual' }).then(
      async (response) => (await response.text()) !== '' && response.status === 200,
      () => false,
    );
    if (isThere) return { origin, startTime: performance.now() - started, stop };
    await wait(KNOCK_PAUSE);
  }
  await stop();
  throw new Error(`The server did not answer ${options.firstPage}.`);
}

/** Seconds of processor time in a second that count as doing nothing. */
const QUIET = 0.05;

/** Quiet seconds in a row until a server counts as quiet. */
const QUIET_SECONDS = 3;

/** Seconds in which at least one picture of the first visitors has to be done. */
const QUIET_PATIENCE = 240;

/**
 * Waits until a server does nothing by itself any more: at its start it makes the likely pictures ready.
 *
 * @throws Error when it never becomes quiet.
 */
export async function waitUntilQuiet({ origin }: ProductServer): Promise<void> {
  let before = await readMetrics(origin);
  let fewest = before.queuedPictures;
  let quietSeconds = 0;
  for (let patience = QUIET_PATIENCE; patience > 0 && quietSeconds < QUIET_SECONDS; patience -= 1) {
    await wait(1000);
    const now = await readMetrics(origin);
    if (now.queuedPictures < fewest) {
      fewest = now.queuedPictures;
      patience = QUIET_PATIENCE;
    }
    const isQuiet = now.queuedPictures === 0 && now.cpuSeconds - before.cpuSeconds < QUIET;
    quietSeconds = isQuiet ? quietSeconds + 1 : 0;
    before = now;
  }
  if (quietSeconds < QUIET_SECONDS) throw new Error('The server is still busy with its own work.');
}
