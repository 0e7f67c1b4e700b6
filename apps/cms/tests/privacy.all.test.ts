import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ACTIVITY_PATH } from '../src/plugins/showroom/contracts/activity.ts';
import type { ActivityAnswer } from '../src/plugins/showroom/contracts/activity.ts';
import { PRIVACY_PATH } from '../src/plugins/showroom/contracts/privacy.ts';
import type {
  ErasedAnswer,
  FoundPersonAnswer,
  PrivacyOverviewAnswer,
} from '../src/plugins/showroom/contracts/privacy.ts';
import { makeAccount, roleOf } from './account.ts';
import { Refused, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { changeRows, DATABASE } from './test-database.ts';

const ADA = 'ada@example.com';
const SENTENCE = 'I agree that my details are stored and used to answer my message.';

let strapi: StartedStrapi;
let administrator: Editor;
let made = 0;

/** As the web server stores an accepted request. */
async function storeRequest(email: string, fields: object = {}): Promise<void> {
  made += 1;
  const response = await fetch(`${strapi.url}/api/contact-requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${strapi.readToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        request_id: `request-${String(made).padStart(16, '0')}`,
        received_at: new Date().toISOString(),
        first_name: 'Ada',
        last_name: 'Lovelace',
        subject: 'Robots',
        message: 'How fast is it?',
        email,
        consent: true,
        consent_text: SENTENCE,
        consent_version: '0123456789ab',
        consent_language: 'en',
        consent_given_at: '2026-11-22T12:00:00.000Z',
        ...fields,
      },
    }),
  });
  expect(response.status).toBe(201);
}

function ask<Answer>(path: string, body: object, editor = administrator): Promise<Answer> {
  return editor.request('POST', `${PRIVACY_PATH}/${path}`, body) as Promise<Answer>;
}

async function find(email: string) {
  return (await ask<FoundPersonAnswer>('find', { email })).data;
}

/** A web server whose outbox has refused one request of Ada's and set one damaged file aside. */
async function startShowroom() {
  const asked: { readonly secret: string; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url !== '/-/person') return void response.writeHead(202).end('{}');
      const body = JSON.parse(text) as { readonly email: string; readonly erase?: boolean };
      asked.push({ secret: request.headers.authorization ?? '', body });
      const isAda = body.email === ADA;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          waiting: isAda ? [{ id: 'waiting' }] : [],
          refused: isAda ? [{ id: 'refused' }] : [],
          setAside: isAda ? ['{"form":{"email":"ada@'] : [],
          erased: isAda && body.erase === true ? 2 : 0,
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('what is kept of one person', () => {
  let showroom: Awaited<ReturnType<typeof startShowroom>>;

  beforeAll(async () => {
    showroom = await startShowroom();
    vi.stubEnv('REVALIDATE_URL', `${showroom.url}/-/revalidate`);
    vi.stubEnv('CONTACT_REQUEST_DAYS', '30');
    strapi = await startStrapi();
    vi.unstubAllEnvs();
    administrator = await registerEditor(strapi);
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
    showroom.server.close();
  }, 60_000);

  test('is found by the address in any case, and no one else with it', async () => {
    await storeRequest('Ada@Example.com');
    await storeRequest('ada@example.com', { subject: '', article_title: 'NV-6' });
    await storeRequest('not-ada@example.com');
    await storeRequest('ada@example.com.evil.example');
    const found = await find(' ADA@example.com ');
    expect(found).toMatchObject({
      email: ADA,
      hasEditorAccount: false,
      showroom: { waiting: 1, refused: 1, setAside: 1, isSilent: false },
    });
    expect(found.requests.map(({ name, subject }) => [name, subject])).toEqual([
      ['Ada Lovelace', 'Robots'],
      ['Ada Lovelace', 'NV-6'],
    ]);
    expect((await find('grace@example.com')).requests).toEqual([]);
    expect((await find('editor@example.com')).hasEditorAccount).toBe(true);
  });

  test('finds letters beyond ASCII in any case', async () => {
    await storeRequest('JÜRGEN@example.com');
    expect((await find('jürgen@example.com')).requests).toHaveLength(1);
  });

  test('is exported whole, with what was agreed to and without secrets of the account', async () => {
    const role = await roleOfVisitors();
    await administrator.request('POST', '/content-manager/collection-types/plugin::users-permissions.user', {
      username: 'ada',
      email: ADA,
      password: 'Only-4-tests',
      confirmed: true,
      role,
    });
    const exported = await ask<{ contactRequests: object[]; account: object }>('export', { email: ADA });
    expect(exported).toMatchObject({
      email: ADA,
      account: { username: 'ada', email: ADA },
      contactRequestsInOutbox: [{ id: 'waiting' }, { id: 'refused' }, '{"form":{"email":"ada@'],
    });
    expect(exported.contactRequests).toHaveLength(2);
    expect(exported.contactRequests[0]).toMatchObject({
      message: 'How fast is it?',
      consent: true,
      consent_text: SENTENCE,
      consent_version: '0123456789ab',
      consent_language: 'en',
      consent_given_at: '2026-11-22T12:00:00.000Z',
    });
    expect(JSON.stringify(exported)).not.toMatch(/password|token/i);
  });

  test('is not shown, exported or erased without the right', async () => {
    const publisher = await roleOf(administrator, 'vitrine-publisher');
    const paula = await makeAccount(strapi, administrator, { role: publisher, name: 'Paula' });
    for (const path of ['find', 'export', 'erase']) {
      await expect(ask(path, { email: ADA, parts: ['requests'] }, paula)).rejects.toMatchObject({
        status: 403,
      });
    }
    await expect(paula.request('GET', PRIVACY_PATH)).rejects.toBeInstanceOf(Refused);
  });

  test('is erased for good, part by part, and the trail names no one', async () => {
    await expect(ask('erase', { email: ADA, parts: [] })).rejects.toMatchObject({ status: 400 });
    await expect(ask('erase', { email: 'ada', parts: ['requests'] })).rejects.toMatchObject({ status: 400 });
    const first = (await ask<ErasedAnswer>('erase', { email: ADA, parts: ['requests'] })).data;
    expect(first).toEqual({ requests: 2, accounts: 0, undelivered: 2 });
    const left = await find(ADA);
    expect(left).toMatchObject({ requests: [], account: { name: 'ada' } });
    const second = (await ask<ErasedAnswer>('erase', { email: ADA, parts: ['account'] })).data;
    expect(second).toEqual({ requests: 0, accounts: 1, undelivered: 0 });
    expect((await find(ADA)).account).toBeUndefined();
    expect((await find('not-ada@example.com')).requests).toHaveLength(1);
    const { data } = (await administrator.request('GET', `${ACTIVITY_PATH}?action=erase`)) as ActivityAnswer;
    expect(data.activities.map(({ action, count }) => [action, count])).toEqual([
      ['erase', 1],
      ['erase', 4],
    ]);
    expect(JSON.stringify(data.activities)).not.toContain('ada@');
  });

  test('asks the web server with the secret that both share', () => {
    expect(showroom.asked.length).toBeGreaterThan(0);
    for (const { secret } of showroom.asked) expect(secret).toMatch(/^Bearer \S{32,}$/);
  });

  test('goes by itself when its days are over', async () => {
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000).toISOString();
    await storeRequest('old@example.com', { received_at: old });
    // The clock of the web server that received this one was wrong.
    await storeRequest('slow-clock@example.com', { received_at: old });
    const createdAt = DATABASE === 'postgres' ? `'${old}'` : Date.parse(old);
    await changeRows(
      { dataDir: strapi.dataDir, databaseUrl: strapi.databaseUrl },
      `update contact_requests set created_at = ${createdAt} where email = 'old@example.com'`,
    );
    const before = (await administrator.request('GET', PRIVACY_PATH)) as PrivacyOverviewAnswer;
    expect(before.data).toMatchObject({ keptDays: 30, oldest: old });
    // Each process looks when it starts, and every hour.
    vi.stubEnv('CONTACT_REQUEST_DAYS', '30');
    const again = await startStrapi({ dataDir: strapi.dataDir, databaseUrl: strapi.databaseUrl });
    vi.unstubAllEnvs();
    try {
      await vi.waitFor(async () => expect((await find('old@example.com')).requests).toEqual([]), 20_000);
      expect((await find('not-ada@example.com')).requests).toHaveLength(1);
      expect((await find('slow-clock@example.com')).requests).toHaveLength(1);
    } finally {
      await again.stop();
    }
  });
});

async function roleOfVisitors(): Promise<number> {
  const { roles } = (await administrator.request('GET', '/users-permissions/roles')) as {
    roles: { id: number; type: string }[];
  };
  return roles.find(({ type }) => type === 'authenticated')?.id ?? -1;
}
