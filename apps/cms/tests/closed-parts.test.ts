import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { changeRows } from './test-database.ts';

const called: string[] = [];
const inner = createServer((request, response) => {
  called.push(request.url ?? '');
  response.end();
});

let first: StartedStrapi;
let strapi: StartedStrapi;
let administrator: Editor;
let token: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/inner`;
  first = await startStrapi();
  await changeRows(
    { dataDir: first.dataDir, databaseUrl: first.databaseUrl },
    `insert into strapi_webhooks (name, url, headers, events, enabled)
     values ('Old', '${address}', '{}', '["entry.create","entry.update"]', true)`,
  );
  // Strapi reads webhooks when it starts.
  strapi = await startStrapi({ dataDir: first.dataDir, databaseUrl: first.databaseUrl });
  administrator = await registerEditor(strapi);
  const login = await fetch(`${strapi.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@example.com', password: 'Only-4-tests' }),
  });
  ({
    data: { token },
  } = (await login.json()) as { data: { token: string } });
});
afterAll(async () => {
  await strapi?.stop();
  await first?.stop();
  inner.close();
});

describe('Strapi’s webhooks', () => {
  test('that were set up before are not called', async () => {
    // Strapi calls webhooks beside the answer: those of the first entries have long come when the last is answered.
    for (const title of ['Robots', 'Joints', 'Gears', 'Grippers', 'Belts']) {
      await administrator.create('api::article-category.article-category', { title });
    }
    expect(called).toEqual([]);
  });

  test.each([
    ['GET', '/admin/webhooks'],
    ['POST', '/admin/webhooks'],
    ['GET', '/admin/webhooks/1'],
    ['PUT', '/admin/webhooks/1'],
    ['DELETE', '/admin/webhooks/1'],
    ['POST', '/admin/webhooks/1/trigger'],
    ['POST', '/admin/webhooks/batch-delete'],
  ])('%s %s is not there, for a super administrator either', async (method, path) => {
    const answer = await fetch(`${strapi.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    // 405 where the panel, which is read at any address below /admin, is all that is there.
    expect([404, 405]).toContain(answer.status);
  });

  test('are not offered among the rights', async () => {
    const { data } = (await administrator.request('GET', '/admin/users/me/permissions')) as {
      data: { action: string }[];
    };
    expect(data.length).toBeGreaterThan(10);
    expect(data.filter(({ action }) => action.includes('webhooks'))).toEqual([]);
  });
});

describe('a page of the panel', () => {
  test('asks and shows nothing but its own origin', async () => {
    const { headers } = await fetch(`${strapi.url}/admin/init`);
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("media-src 'self' data: blob:");
  });
});
