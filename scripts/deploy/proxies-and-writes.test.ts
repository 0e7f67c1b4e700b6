import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as plainRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { request as encryptedRequest } from 'node:https';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../run/free-port.ts';
import { ROOT } from './testing/deploy-files.ts';
import { nginxFor, startNginx } from './testing/nginx.ts';

/** A process of the CMS, and what has reached it. */
interface FakeCms {
  readonly address: string;
  /** `PUT body`, in their order; without what asks for health. */
  readonly received: readonly string[];
}

/** @param given.doesBreak whether it reads requests whole and ends the connection, as a process does that is killed. */
async function startCms(given: { readonly doesBreak: boolean }): Promise<FakeCms> {
  const received: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/_health') return void response.writeHead(204).end();
    const index = received.push(`${request.method}`) - 1;
    received[index] += ` ${await text(request).catch(() => 'broken off')}`;
    if (given.doesBreak) request.socket.destroy();
    else response.end('done');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** A proxy as `deploy/` has it, before processes of the CMS. */
interface Proxy {
  readonly name: string;
  readonly isInstalled: boolean;
  readonly request: (options: RequestOptions) => ClientRequest;
  readonly start: (port: number, processes: readonly string[], folder: string) => ChildProcess;
}

function isInstalled(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

const NGINX: Proxy = {
  name: 'nginx',
  isInstalled: isInstalled('nginx', '-v'),
  request: encryptedRequest,
  start: (port, processes, folder) => {
    const file = nginxFor({ folder, webPort: 1, port });
    const several = processes.map((address) => `server ${address};`).join('\n');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(upstream vitrine_cms \{)[^}]*\}/, `$1\n${several}\n}`),
    );
    return startNginx(folder, file).child;
  },
};

const CADDY: Proxy = {
  name: 'Caddy',
  isInstalled: isInstalled('caddy', 'version'),
  request: plainRequest,
  start: (port, processes, folder) =>
    spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/caddy/Caddyfile')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PUBLIC_URL: `http://show.example.com:${port}`,
        CMS_PUBLIC_URL: `http://cms.example.com:${port}`,
        WEB_UPSTREAMS: '127.0.0.1:1',
        CMS_UPSTREAMS: processes.join(' '),
        CADDY_ADMIN: `unix/${join(folder, 'admin.sock')}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    }),
};

describe.each([NGINX, CADDY])('$name before two processes of the CMS', (proxy) => {
  /** @returns a way to ask the panel's host. */
  async function start(processes: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-writes-'));
    const port = await freePort();
    const program = proxy.start(port, processes, folder);
    onTestFinished(async () => {
      if (program.exitCode === null) {
        const ended = once(program, 'exit');
        program.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    });
    const ask = async (method: string, path: string, body = ''): Promise<number> => {
      const asked = proxy.request({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: 'cms.example.com', 'content-length': body.length },
        // A certificate for this run.
        rejectUnauthorized: false,
        agent: false,
      });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await text(answer);
      return answer.statusCode ?? 0;
    };
    await vi.waitFor(() => ask('GET', '/_health'), { timeout: 10_000 });
    return ask;
  }

  test.skipIf(!proxy.isInstalled).each([
    ['POST', 'a'],
    ['PUT', 'a'],
    ['PUT', ''],
    ['PATCH', 'a'],
    ['DELETE', ''],
  ])(
    'asks for a %s with the body %j once, also when the connection breaks (skipped where it is not installed)',
    async (method, body) => {
      const [one, other] = [await startCms({ doesBreak: true }), await startCms({ doesBreak: true })];
      const ask = await start([one.address, other.address]);
      expect(await ask(method, '/content-manager/x', body)).toBe(502);
      expect([...one.received, ...other.received]).toEqual([`${method} ${body}`]);
    },
  );

  test.skipIf(!proxy.isInstalled)(
    'asks another process for a GET, and hands writes on whole (skipped where it is not installed)',
    async () => {
      const [broken, well] = [await startCms({ doesBreak: true }), await startCms({ doesBreak: false })];
      const ask = await start([broken.address, well.address]);
      for (let asked = 0; asked < 4; asked += 1) expect(await ask('GET', '/admin')).toBe(200);
      expect(broken.received.length + well.received.length).toBeGreaterThan(4);
      // nginx leaves the broken one alone now; Caddy asks either.
      const large = 'x'.repeat(100_000);
      while ((await ask('PUT', '/content-manager/x', large)) !== 200);
      expect(well.received.at(-1)).toBe(`PUT ${large}`);
    },
  );

  test.skipIf(!proxy.isInstalled)(
    'does without a process that is away (skipped where it is not installed)',
    async () => {
      const well = await startCms({ doesBreak: false });
      const ask = await start([`127.0.0.1:${await freePort()}`, well.address]);
      for (let asked = 0; asked < 4; asked += 1) expect(await ask('GET', '/admin')).toBe(200);
      expect(await ask('POST', '/content-manager/x', 'a')).toBe(200);
      expect(well.received.at(-1)).toBe('POST a');
    },
  );
});
