import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { freePort } from '../run/free-port.ts';

/**
 * Debian's package `redis-tools` has the server's program under another name, and starts no service. It is the server
 * if it is called so.
 */
const PROGRAMS = [
  { command: 'redis-server', argv0: 'redis-server' },
  { command: 'redis-check-rdb', argv0: 'redis-server' },
] as const;

const PROGRAM = PROGRAMS.find(
  ({ command, argv0 }) => spawnSync(command, ['--version'], { argv0 }).status === 0,
);

/** Whether a Redis is installed. On Debian `npm test` installs it, as root; elsewhere these tests are skipped. */
export const IS_REDIS_INSTALLED = PROGRAM !== undefined;

/** A Redis of its own, in memory alone. */
export interface RedisServer {
  readonly url: string;
  /** It takes connections and answers nothing, as behind a broken line. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it as by `kill -9`; what it knew is gone. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    const { command, argv0 } = PROGRAM ?? PROGRAMS[0];
    const started = spawn(command, options, { argv0, stdio: ['ignore', 'pipe', 'inherit'] });
    server = started;
    let log = '';
    for await (const lines of started.stdout) {
      log += String(lines);
      if (log.includes('Ready to accept connections')) break;
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    kill: async () => {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    start,
  };
}
