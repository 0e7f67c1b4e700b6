import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BucketSettings } from '../src/settings.ts';

/** What the server's process reports to the one that started it. */
export type BucketReport = { readonly port: number } | { readonly request: string };

const BUCKET = 'showroom';

/** The one key that the server knows. */
const KEY = 'S3RVER';

const PROGRAM = fileURLToPath(new URL('bucket-process.ts', import.meta.url));

/** It writes the tokens that continue a list with a cipher that Node offers no more by itself. */
const NODE_OPTIONS = ['--openssl-legacy-provider', '--no-warnings'];

/** An S3 server of its own, with an empty bucket. It checks signatures. */
export interface BucketServer {
  readonly settings: BucketSettings;
  /** The same as variables of a process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every request so far: `PUT uploads/a.jpg`. */
  readonly requests: readonly string[];
  /** It takes connections and answers nothing, as behind a broken line. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it as by `kill -9`. What was written stays. */
  readonly kill: () => Promise<void>;
  /** At the same address again. */
  readonly start: () => Promise<void>;
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'));
  const requests: string[] = [];
  let server: ChildProcess;
  let port = 0;
  const start = async (): Promise<void> => {
    const started = fork(PROGRAM, [directory, BUCKET, String(port)], { execArgv: NODE_OPTIONS });
    server = started;
    const listening = Promise.withResolvers<number>();
    started.on('message', (report: BucketReport) => {
      if ('request' in report) requests.push(report.request);
      else listening.resolve(report.port);
    });
    started.once('exit', () => listening.reject(new Error('The S3 server has ended.')));
    port = await listening.promise;
  };
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    settings: {
      address: `http://127.0.0.1:${port}/${BUCKET}`,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'true',
    },
    requests,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
