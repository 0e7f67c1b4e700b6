import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../stand-settings.ts';
import type { StandSettings } from '../stand-settings.ts';

/** Bytes of a log after which the next start begins another one. */
const MAX_LOG = 10_000_000;

/** An address where nothing ever listens: a stand has no CMS. */
const NO_CMS = 'http://127.0.0.1:9';

/**
 * The settings of a stand's web server. What this computer happens to have in its environment counts for nothing.
 *
 * @param options.app the folder of the program.
 */
export function serverSettings(options: {
  readonly app: string;
  readonly data: string;
  readonly port: number;
  readonly stand: StandSettings;
}): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    // Other computers in the hall's network cannot reach it.
    HOST: '127.0.0.1',
    PORT: String(options.port),
    DATA_DIR: options.data,
    CONTENT_SNAPSHOT: join(options.app, CONTENT_FOLDER),
    CONTENT_ENDPOINTS: '',
    CMS_URL: NO_CMS,
    CMS_API_TOKEN: '',
    STAND_SHOWROOM_URL: options.stand.showroomUrl ?? '',
    STAND_LEADS: 'false',
    TRUSTED_PROXIES: 'none',
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(
      [
        'PUBLIC_URL',
        'PREVIEW_URL',
        'SESSION_SECRET',
        'REVALIDATE_SECRET',
        'METRICS_TOKEN',
        'SMTP_URL',
        'CONTACT_TO',
        'CONTACT_FROM',
        'CONTACT_REQUEST_DAYS',
        'FRAME_ANCESTORS',
        'MEDIA_ORIGINS',
        'FIGURE_ORIGINS',
        'REDIS_URL',
        'CMS_TIMEOUT',
        'DISK_RESERVE',
        'HSTS_SUBDOMAINS',
      ].map((name) => [name, '']),
    ),
  };
}

function openLog(data: string): number {
  const folder = join(data, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'stand.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Starts the web server beside this process; it ends in order when this process does, however that ends. */
export function startServer(options: Parameters<typeof serverSettings>[0]): ChildProcess {
  const log = openLog(options.data);
  const server = fork(join(options.app, 'apps/web/server/start/index.js'), [], {
    cwd: options.app,
    env: { ...process.env, ...serverSettings(options) },
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return server;
}
