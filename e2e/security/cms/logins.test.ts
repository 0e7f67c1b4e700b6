import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWeb } from '../../support/servers.ts';
import type { RunningServer } from '../../support/servers.ts';
import { startAttackedCms } from './attacked-cms.ts';
import type { AttackedCms } from './attacked-cms.ts';

/*
 * A visitor's login at a real showroom with a real CMS behind it: someone else has a copy of the cookie, the owner
 * gets a new password.
 */

/** Milliseconds: the promise, and what a busy machine may add to it. */
const A_MINUTE = 60_000;

let cms: AttackedCms;
let web: RunningServer;
let folder: string;

beforeAll(async () => {
  cms = await startAttackedCms();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-logins-'));
  // No content of this CMS is shown: it knows who may log in.
  web = await startWeb({ dataDir: folder, env: { CMS_URL: cms.url } });
});
afterAll(async () => {
  await web?.stop();
  await cms?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function logIn(password: string): Promise<string> {
  const answer = await fetch(`${web.url}/box-api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ identifier: cms.visitor, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Pages of a logged-in visitor are cached nowhere. */
async function isLoggedIn(cookie: string): Promise<boolean> {
  const page = await fetch(`${web.url}/login`, { headers: { cookie }, redirect: 'manual' });
  await page.body?.cancel();
  // Who is logged in goes on from the login page to the showroom.
  return page.status === 302;
}

/** Reads an event stream until it announces other rights. */
async function toldOfRights(cookie: string): Promise<void> {
  const stream = await fetch(`${web.url}/box-api/events`, {
    headers: { cookie },
    signal: AbortSignal.timeout(2 * A_MINUTE),
  });
  let text = '';
  for await (const chunk of stream.body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    if (text.includes('event: rights')) return;
  }
  throw new Error('The stream ended without a word.');
}

test('a changed password ends every login within a minute, windows that only listen included', async () => {
  const cookie = await logIn(cms.password);
  expect(await isLoggedIn(cookie)).toBe(true);
  const told = toldOfRights(cookie);
  const visitors = '/content-manager/collection-types/plugin::users-permissions.user';
  const list = await cms.as.administrator('GET', visitors);
  const { results } = JSON.parse(list.text) as { results: { documentId: string }[] };
  const changed = await cms.as.administrator('PUT', `${visitors}/${results[0]?.documentId}`, {
    password: 'Another-4-attacks',
  });
  expect(changed.status).toBe(200);
  const since = performance.now();
  await told;
  expect(performance.now() - since).toBeLessThan(A_MINUTE);
  expect(await isLoggedIn(cookie)).toBe(false);
  expect(await isLoggedIn(await logIn('Another-4-attacks'))).toBe(true);
});
