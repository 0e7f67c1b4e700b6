import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../run/free-port.ts';
import { nginxBetween, startNginx } from './testing/nginx.ts';

const IS_INSTALLED = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** A web server of one build: it has one file, and notes what it was asked for. */
async function startBuild(file: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isThere = request.url === file || request.url === '/healthz';
    response.writeHead(isThere ? 200 : 404).end(isThere ? file : 'missing');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

/** nginx as `deploy/` has it, before web servers. */
async function startBefore(webPorts: readonly number[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-builds-'));
  const ports = { visitors: await freePort(), cms: await freePort() };
  const file = nginxBetween({ folder, webPorts, cmsPorts: [9], ports });
  const nginx = startNginx(folder, file);
  onTestFinished(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${ports.visitors}`;
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 10_000 });
  return url;
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.text();
  return answer.status;
}

describe.skipIf(!IS_INSTALLED)(
  'nginx before web servers of two builds (skipped where there is no nginx)',
  () => {
    test('brings every file of either build, and no file that none has', async () => {
      const builds = [await startBuild('/assets/old-1.js'), await startBuild('/assets/new-2.js')];
      const url = await startBefore(builds.map(({ port }) => port));
      for (let round = 0; round < 5; round += 1) {
        expect(await statusOf(`${url}/assets/old-1.js`)).toBe(200);
        expect(await statusOf(`${url}/assets/new-2.js`)).toBe(200);
        expect(await statusOf(`${url}/assets/none-3.js`)).toBe(404);
      }
    });

    test('asks one of them alone for a page that is not there', async () => {
      const builds = [await startBuild('/assets/old-1.js'), await startBuild('/assets/new-2.js')];
      const url = await startBefore(builds.map(({ port }) => port));
      expect(await statusOf(`${url}/missing`)).toBe(404);
      expect(builds.flatMap(({ asked }) => asked.filter((path) => path === '/missing'))).toHaveLength(1);
    });
  },
);
