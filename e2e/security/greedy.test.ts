import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { canaryBundle, worldOf } from './canary-content.ts';
import { inTurns } from './crawl.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "One client has no more than its share of what all use, and cannot become many by what it writes into its
 * requests." The way in is a CDN (203.0.113.0/24) and an nginx on this machine, which appends its client's address.
 */

let cms: LoginCms;
let target: Target;

beforeAll(async () => {
  cms = await startLoginCms();
  const env = { TRUSTED_PROXIES: '203.0.113.0/24' };
  target = await startTarget({ cmsUrl: cms.url, bundle: await canaryBundle(), env });
});
afterAll(async () => {
  await target.stop();
  await cms.stop();
});

function through(hops: string): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': hops };
}

function guess(hops: string): Promise<Answer> {
  return ask(target.port, {
    method: 'POST',
    path: '/box-api/unlock',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...through(hops) },
    body: JSON.stringify({ world: worldOf('protected'), code: 'wrong' }),
  });
}

async function keptBytes(): Promise<number> {
  const { body } = await ask(target.port, { path: '/metrics' });
  return Number(/^vitrine_page_cache_bytes (\S+)$/m.exec(body)?.[1]);
}

describe('behind a CDN and nginx', () => {
  test('one who guesses stays one, whatever they invent and whichever edge they come by', async () => {
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 62; wrong += 1) {
      const invented = wrong % 2 === 0 ? `1.2.3.${wrong}` : `203.0.113.${wrong}, 1.2.3.${wrong}`;
      statuses.push((await guess(`${invented}, 198.51.100.1, 203.0.113.${wrong + 1}`)).status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
    // Another visitor by the same edge.
    expect((await guess('198.51.100.2, 203.0.113.62')).status).toBe(422);
  });

  test('a client that bypasses the CDN is counted by its own address', async () => {
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 62; wrong += 1) {
      statuses.push((await guess(`1.2.3.${wrong}, 198.51.100.9`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('one client', () => {
  test('fills no memory with spellings of one address', async () => {
    const page = '/showroom/atrium';
    expect((await ask(target.port, { path: page })).status).toBe(200);
    const before = await keptBytes();
    const spellings = Array.from({ length: 2 ** 10 }, (_, bits) =>
      [...page]
        .map((letter, at) =>
          at > 0 && letter !== '/' && (bits >> (at % 10)) % 2 === 1 ? letter.toUpperCase() : letter,
        )
        .join('')
        .replace('o', bits % 3 === 0 ? '%6f' : 'o')
        .concat(bits % 5 === 0 ? '/' : ''),
    ).filter((path) => path !== page);
    const wrong: string[] = [];
    await inTurns(
      spellings,
      async (path) => {
        const { status, headers } = await ask(target.port, {
          path,
          headers: through('198.51.100.3, 203.0.113.1'),
        });
        if (status !== 308 || headers['location'] !== page)
          wrong.push(`${path} ${status} ${headers['location']}`);
      },
      8,
    );
    expect(wrong).toEqual([]);
    expect(await keptBytes()).toBe(before);
    const data = await ask(target.port, { path: '/showroom/ATRIUM.data?article=1&_routes=page' });
    expect([data.status, data.headers['x-remix-redirect']]).toEqual([204, `${page}?article=1`]);
  });
});
