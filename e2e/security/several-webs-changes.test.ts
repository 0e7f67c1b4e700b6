import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_REDIS_INSTALLED, startRedis } from '../../scripts/testing/redis-server.ts';
import type { RedisServer } from '../../scripts/testing/redis-server.ts';
import { ask, cookiesOf } from './ask.ts';
import { SECRETS } from './canaries.ts';
import { answersOf, CODE_WORLD } from './changing-content.ts';
import type { Edition } from './changing-content.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { unlock } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * The CMS tells one of three web servers of a change, as behind a balancer. All of them show it at once; by themselves
 * they would look half a minute later.
 */

const FIRST: Edition = {
  name: 'First edition',
  code: SECRETS.accessCode,
  turn: Date.parse('2999-01-01T00:00:00Z'),
  isLinked: true,
};
const SECOND: Edition = { ...FIRST, name: 'Second edition', code: 'another code' };

/** Milliseconds. It takes about one second; alone, each server looks half a minute after its start. */
const SOON = { timeout: 10_000, interval: 50 };

let edition = FIRST;
let redis: RedisServer;
let cms: LoginCms;
let targets: readonly Target[] = [];

function fromAll<Value>(read: (target: Target) => Promise<Value>): Promise<readonly Value[]> {
  return Promise.all(targets.map(read));
}

/** The version of the content that each server shows. */
function contents(): Promise<readonly string[]> {
  return fromAll(async ({ port }) =>
    String(JSON.parse((await ask(port, { path: '/version' })).body).content),
  );
}

async function announceTo({ port }: Target): Promise<void> {
  const headers = { authorization: `Bearer ${SECRETS.revalidateSecret}` };
  const { status } = await ask(port, { method: 'POST', path: '/-/revalidate', headers });
  expect(status).toBe(202);
}

describe.skipIf(!IS_REDIS_INSTALLED)(
  'three web servers with a Redis (redis-server has to be installed)',
  () => {
    beforeAll(async () => {
      redis = await startRedis();
      cms = await startLoginCms((url) => answersOf(edition, url));
      const start = () => startTarget({ cmsUrl: cms.url, waitsForCms: true, env: { REDIS_URL: redis.url } });
      targets = await Promise.all([start(), start(), start()]);
    });
    afterAll(async () => {
      await Promise.all(targets.map(({ stop }) => stop()));
      await cms?.stop();
      await redis?.kill();
    });

    test('show a change, and keep the old access code out, when one of them is told', async () => {
      const before = new Set(await contents());
      expect(before.size).toBe(1);
      const holder = cookiesOf(await unlock(targets[0]?.port ?? 0, CODE_WORLD, FIRST.code));
      const inside = () =>
        fromAll(
          async ({ port }) =>
            (await ask(port, { path: `/${CODE_WORLD}`, headers: { cookie: holder } })).status,
        );
      const opened = await inside();
      expect(opened.every((status) => status < 400)).toBe(true);

      edition = SECOND;
      for (const target of targets.slice(0, 1)) await announceTo(target);
      await expect
        .poll(async () => (await contents()).map((content) => before.has(content)), SOON)
        .toEqual([false, false, false]);
      expect(new Set(await contents()).size).toBe(1);
      const guesses = await fromAll(({ port }) => unlock(port, CODE_WORLD, FIRST.code));
      expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422]);
      expect(await inside()).not.toEqual(opened);
    });
  },
);
