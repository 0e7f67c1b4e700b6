import { derivePreviewKeys, signPreview } from '@vitrine/content/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IS_REDIS_INSTALLED, startRedis } from '../../scripts/testing/redis-server.ts';
import type { RedisServer } from '../../scripts/testing/redis-server.ts';
import { ask, cookiesOf } from './ask.ts';
import type { Answer } from './ask.ts';
import { SECRETS, wordOf } from './canaries.ts';
import { canaryBundle, worldOf } from './canary-content.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { logIn, openWorld } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * Three web servers that share a Redis are as strict as one: guesses count together, a login that one of them ends has
 * ended, an opening is used once. The CMS goes on saying that every login holds.
 */

const PATIENCE = { timeout: 10_000 };

let redis: RedisServer;
let cms: LoginCms;
let targets: readonly Target[] = [];

function postTo(
  { port }: Target,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> {
  return ask(port, { method: 'POST', path, headers: { 'sec-fetch-site': 'same-origin', ...headers }, body });
}

function guessAt(target: Target, code: string, address: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return postTo(target, '/box-api/unlock', headers, JSON.stringify({ world: worldOf('protected'), code }));
}

/** The statuses of a page of a closed world, one for each server. */
function insideOf(area: 'login' | 'protected', cookie: string): Promise<readonly number[]> {
  const word = wordOf(area);
  const path = `/${worldOf(area)}/group-${word}-${word}-slug-a`;
  return Promise.all(
    targets.map(async ({ port }) => (await ask(port, { path, headers: { cookie } })).status),
  );
}

/** The address of an open location. */
async function openPage({ port }: Target): Promise<string> {
  return String((await ask(port, { path: '/showroom' })).headers['location']);
}

/** What each server says of the Redis. */
function redisUp(): Promise<readonly (string | undefined)[]> {
  return Promise.all(
    targets.map(async ({ port }) =>
      /^vitrine_redis_up (\d)$/m.exec((await ask(port, { path: '/metrics' })).body)?.at(1),
    ),
  );
}

/** @throws Error while one of them is not connected */
async function areConnected(): Promise<void> {
  const up = await redisUp();
  if (!up.every((one) => one === '1')) throw new Error(`The Redis is there for: ${up.join(', ')}.`);
}

describe.skipIf(!IS_REDIS_INSTALLED)(
  'three web servers with a Redis (redis-server has to be installed)',
  () => {
    beforeAll(async () => {
      redis = await startRedis();
      cms = await startLoginCms();
      const bundle = await canaryBundle();
      const start = () => startTarget({ cmsUrl: cms.url, bundle, env: { REDIS_URL: redis.url } });
      targets = await Promise.all([start(), start(), start()]);
      await vi.waitFor(areConnected, PATIENCE);
    });
    afterAll(async () => {
      await Promise.all(targets.map(({ stop }) => stop()));
      await cms?.stop();
      await redis?.kill();
    });

    test('slow a hundred wrong codes as one does', async () => {
      const statuses: number[] = [];
      for (let wrong = 0; wrong < 100; wrong += 1) {
        const [target] = targets.slice(wrong % targets.length);
        if (target) statuses.push((await guessAt(target, `wrong ${wrong}`, '8.8.8.8')).status);
      }
      // The first wait is a second, and so is about the time that the others take.
      expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422));
      expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(65);
      expect(new Set(statuses.slice(60))).toContain(429);
    });

    test('let a visitor in whom one of them has let in', async () => {
      const [target] = targets;
      const port = target?.port ?? 0;
      expect(await insideOf('protected', await openWorld(port))).toEqual([200, 200, 200]);
      expect(await insideOf('login', await logIn(port, ACCOUNTS.guest))).toEqual([200, 200, 200]);
    });

    test('let no one in with a login that one of them has ended', async () => {
      const [first, , third] = targets;
      if (!first || !third) throw new Error('Three are wanted.');
      const [cookie, other] = [
        await logIn(first.port, ACCOUNTS.guest),
        await logIn(first.port, ACCOUNTS.guest),
      ];
      expect(await insideOf('login', cookie)).toEqual([200, 200, 200]);
      const headers = { 'content-type': 'application/json', cookie };
      expect((await postTo(third, '/box-api/logout', headers, '{}')).status).toBe(200);
      await expect
        .poll(async () => (await insideOf('login', cookie)).filter((status) => status === 200), PATIENCE)
        .toEqual([]);
      expect(await insideOf('login', other)).toEqual([200, 200, 200]);
    });

    test('begin a preview once for one opening', async () => {
      const keys = derivePreviewKeys(SECRETS.revalidateSecret);
      const token = signPreview(keys, {
        kind: 'opening',
        nonce: 'one of three',
        editor: '1',
        session: 'open',
        endsAt: Date.now() + 60_000,
        sessionEndsAt: Date.now() + 60_000,
        frame: 'https://cms.example',
        address: '/showroom',
      });
      const answers: Answer[] = [];
      for (const { port } of targets)
        answers.push(await ask(port, { path: `/-/preview/open?token=${token}` }));
      expect(answers.map((answer) => cookiesOf(answer) !== '')).toEqual([true, false, false]);
    });

    test('show a form with mistakes again, whichever of them is asked', async () => {
      const [first, second] = targets;
      if (!first || !second) throw new Error('Three are wanted.');
      const fields = {
        firstName: 'Wilhelmine',
        email: 'wilhelmine',
        page: `${await openPage(first)}?contact`,
      };
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(fields).toString();
      const { status, headers } = await postTo(first, '/box-api/contact', type, body);
      expect(status).toBe(303);
      const shown = await ask(second.port, { path: String(headers['location']) });
      expect(shown.body).toContain('value="Wilhelmine"');
    });

    test('answer every page while the Redis is away, and share it again without a restart', async () => {
      await redis.kill();
      await expect.poll(redisUp, PATIENCE).toEqual(['0', '0', '0']);
      for (const target of targets) {
        const path = await openPage(target);
        expect((await ask(target.port, { path })).status).toBe(200);
      }
      for (const target of targets) expect((await guessAt(target, 'wrong', '9.9.9.9')).status).toBe(422);
      const cookie = await logIn(targets[0]?.port ?? 0, ACCOUNTS.guest);
      const headers = { 'content-type': 'application/json', cookie };
      for (const target of targets.slice(0, 1)) await postTo(target, '/box-api/logout', headers, '{}');
      await redis.start();
      await expect.poll(redisUp, PATIENCE).toEqual(['1', '1', '1']);
      // What was ended meanwhile is known to all as soon as they can be told.
      await expect
        .poll(async () => (await insideOf('login', cookie)).filter((status) => status === 200), PATIENCE)
        .toEqual([]);
    });
  },
);
