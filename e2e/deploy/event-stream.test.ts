import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nginxFor, startNginx } from '../../scripts/deploy/testing/nginx.ts';
import { freePort } from '../../scripts/run/free-port.ts';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';

const IS_INSTALLED = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

const REVALIDATE_SECRET = 'a-secret-for-deployment';

/** Milliseconds from an event to the page behind nginx. One that gathers keeps it until the stream ends. */
const AT_ONCE = 1000;

describe.skipIf(!IS_INSTALLED)('nginx as deploy/ has it (skipped where there is no nginx)', () => {
  const work = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  let web: RunningServer;
  let port: number;
  let nginx: ReturnType<typeof startNginx>;

  beforeAll(async () => {
    port = await freePort();
    web = await startWeb({
      dataDir: join(work, 'data'),
      env: { PUBLIC_URL: 'https://show.example.com', REVALIDATE_SECRET },
    });
    const file = nginxFor({ folder: work, webPort: Number(new URL(web.url).port), port });
    nginx = startNginx(work, file);
    await vi.waitFor(() => ask('/healthz'), { timeout: 20_000 });
  });

  afterAll(async () => {
    await Promise.all([nginx.stop(), web?.stop()]);
    rmSync(work, { recursive: true, force: true });
  });

  function open(path: string) {
    return request({
      host: '127.0.0.1',
      port,
      path,
      headers: { host: 'show.example.com', 'accept-encoding': 'br' },
      // A certificate for this run.
      rejectUnauthorized: false,
    });
  }

  async function ask(path: string) {
    const asked = open(path).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return {
      status: answer.statusCode as number,
      headers: answer.headers as Readonly<Record<string, string>>,
    };
  }

  test('hands an event on within a second', { timeout: 10_000 }, async () => {
    const begun = performance.now();
    const asked = open('/box-api/events').end();
    const [answer] = await once(asked, 'response');
    const [first] = await once(answer, 'data');
    expect(performance.now() - begun).toBeLessThan(AT_ONCE);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(String(first)).toContain('event: content');
    asked.destroy();
  });

  test('leaves what a CDN reads as it is, and the compression', async () => {
    const { location = '' } = (await ask('/showroom')).headers;
    const { headers } = await ask(location);
    expect(headers).toMatchObject({
      'cache-control': expect.any(String),
      vary: expect.stringContaining('Accept-Encoding'),
      'content-encoding': 'br',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
  });

  test('keeps back what is only for the CMS and collectors', async () => {
    const inner = ['/-/revalidate', '/-/outbox', '/-/preview/changed', '/metrics'];
    expect(await Promise.all(inner.map(async (path) => (await ask(path)).status))).toEqual([
      404, 404, 404, 404,
    ]);
  });

  test('logs paths without their queries', async () => {
    await ask('/-/preview/shared?token=not-for-logs');
    const file = join(work, 'vitrine.log');
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('GET /-/preview/shared"'));
    expect(readFileSync(file, 'utf8')).not.toContain('not-for-logs');
  });
});
