import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';

/** A web server that can be killed and comes back under the same address. */
export interface MortalShowroom {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** `kill -9`, whatever it is doing. */
  readonly kill: () => Promise<void>;
  readonly kills: () => number;
  readonly stop: () => Promise<void>;
  readonly said: () => string;
  /** Puts its clock by so many milliseconds, while it runs as well. */
  readonly putClock: (shift: number) => void;
  /**
   * Gives the lock that the killed process has left behind a number that lives, of another boot where one is named.
   */
  readonly leaveLock: (boot?: string) => void;
}

/** A number that lives on every system, and is never this program's. */
const LIVE_PROCESS = 1;

export function mortalShowroom(options: {
  readonly dataDir: string;
  readonly port: number;
  readonly cmsUrl: string;
  readonly smtpUrl: string;
}): MortalShowroom {
  const { dataDir, port } = options;
  const shiftFile = join(dataDir, 'clock-shift');
  let server: RunningServer | undefined;
  let kills = 0;
  let said = '';
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      server = await startWeb({
        dataDir,
        port,
        env: {
          // It need not show the CMS's content, which is empty.
          CMS_URL: options.cmsUrl,
          CMS_TIMEOUT: '3',
          SMTP_URL: options.smtpUrl,
          CONTACT_TO: 'sales@norvane.example',
          SHIFTED_CLOCK: shiftFile,
          NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
        },
      });
      server.program.child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    },
    kill: async () => {
      kills += 1;
      server?.program.child.kill('SIGKILL');
      await server?.stop();
    },
    kills: () => kills,
    stop: async () => server?.stop(),
    said: () => said,
    putClock: (shift) => writeFileSync(shiftFile, String(shift)),
    leaveLock: (boot) => {
      const file = join(dataDir, 'outbox/.lock');
      const left = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...left, pid: LIVE_PROCESS, ...(boot && { boot }) }));
    },
  };
}
