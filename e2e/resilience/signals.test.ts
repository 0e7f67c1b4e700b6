import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { addressOf } from '../support/demo.ts';
import { freePort } from '../../scripts/run/free-port.ts';
import { ROOT } from '../support/processes.ts';
import type { RunningServer } from '../support/servers.ts';
import { startShowroom } from './showroom.ts';
import { letVisitorsIn } from './visitors.ts';

const VISITORS = 100;

/** Milliseconds: the server's promise, and a little for a busy machine. */
const MAX_END = 6_000;
const PATHS = [addressOf('entrance'), addressOf('atrium', 'de'), '/box-api/walk/en', '/box-api/search/en'];

const folder = mkdtempSync(join(tmpdir(), 'vitrine-signals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds: the server takes signals within a second for one (`ONE_WISH` in `apps/web/server/start/ending.ts`). */
const BETWEEN_SIGNALS = 1_200;

/** Sends signals, far enough apart to count one by one. @returns the exit code, and after how long it came. */
async function end({ program: { child, output } }: RunningServer, ...signals: readonly NodeJS.Signals[]) {
  const exit = once(child, 'exit') as Promise<[code: number | null]>;
  const started = performance.now();
  for (const [sent, signal] of signals.entries()) {
    if (sent > 0) {
      await vi.waitUntil(() => output().includes('The server ends.'), { timeout: 10_000 });
      await wait(BETWEEN_SIGNALS);
    }
    child.kill(signal);
  }
  const [code] = await exit;
  return { code, milliseconds: performance.now() - started };
}

/** Begins to send a form, which the server waits for, and never ends. */
function beginForm(server: RunningServer): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(`${server.url}/box-api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': 1_000,
        expect: '100-continue',
        origin: server.url,
      },
    });
    outgoing.on('error', () => {});
    outgoing.on('continue', () => outgoing.write('{', () => resolve()));
    outgoing.flushHeaders();
  });
}

/** Starts a server as `npm start` does, with a channel to it; its log goes into a pipe that is never read. */
async function startUnread(dataDir: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/web/server/index.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      CMS_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  return { url, child };
}

describe('SIGTERM', () => {
  test('under load lets every answer end, resets no connection, and ends with code 0', async () => {
    const server = await startShowroom({ dataDir: join(folder, 'load') });
    // A page that is rendered takes longer than one that is kept: some are under way at any moment.
    const rendered = Array.from({ length: 40 }, (_, index) => `${addressOf('atrium')}?fresh=${index}`);
    const crowd = letVisitorsIn(server.url, VISITORS, [...PATHS, ...rendered]);
    await expect.poll(() => crowd.answers().length, { timeout: 30_000 }).toBeGreaterThan(3 * VISITORS);
    const { code, milliseconds } = await end(server, 'SIGTERM');
    await crowd.sendHome();
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(MAX_END);
    const failed = crowd.answers().filter(({ status }) => status !== 200);
    // A visitor who comes after the end gets no connection; existing ones are not cut off.
    expect(failed.filter(({ problem }) => problem !== 'ECONNREFUSED')).toEqual([]);
  });

  test('does not wait longer than promised for a client that never ends', async () => {
    const server = await startShowroom({ dataDir: join(folder, 'slow') });
    await beginForm(server);
    const { code, milliseconds } = await end(server, 'SIGTERM');
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(MAX_END);
  });

  test('ends the server as promised although the reader of its log is stalled', async () => {
    const server = await startUnread(join(folder, 'unread'));
    const long = `/nowhere/${'x'.repeat(480)}`;
    // More lines than a pipe holds, all of them answered: the log blocks no request.
    for (let asked = 0; asked < 400; asked += 20) {
      const answers = Array.from({ length: 20 }, () => fetch(server.url + long));
      for (const answer of await Promise.all(answers)) await answer.arrayBuffer();
    }
    const exit = once(server.child, 'exit');
    const started = performance.now();
    server.child.kill('SIGTERM');
    await exit;
    expect(performance.now() - started).toBeLessThan(MAX_END);
  });

  test('ends the server at once when it comes a second time', async () => {
    const server = await startShowroom({ dataDir: join(folder, 'twice') });
    await beginForm(server);
    const { code, milliseconds } = await end(server, 'SIGTERM', 'SIGTERM');
    expect(code).toBe(1);
    // The first signal alone gives the form more than four seconds.
    expect(milliseconds).toBeLessThan(3_000);
  });
});

describe('The end of the process that started it', () => {
  test('ends the server in order', async () => {
    const { child } = await startUnread(join(folder, 'orphan'));
    const exit = once(child, 'exit') as Promise<[code: number | null]>;
    const started = performance.now();
    child.disconnect();
    const [code] = await exit;
    expect(code).toBe(0);
    expect(performance.now() - started).toBeLessThan(MAX_END);
  });
});
