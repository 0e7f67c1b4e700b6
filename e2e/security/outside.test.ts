import type { Snapshot } from '@vitrine/core/world/snapshot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { dataOf } from './addresses.ts';

/*
 * What an outsider learns about a server, and can make it reveal: by its name, its numbers, and by guessing future
 * content.
 */

/** As long as {@link NOWHERE}, so that not even the length distinguishes the answers. */
const TO_COME = 'opens-later';
const NOWHERE = 'opens-never';

function withFutureLocation(snapshot: Snapshot): Snapshot {
  const first = snapshot.locations.find(({ payloadId }) => payloadId === 'reception');
  if (first === undefined) throw new Error('The demo has no reception.');
  const { group: _, ...bare } = first;
  const toCome = {
    ...bare,
    payloadId: `${TO_COME}-id` as typeof first.payloadId,
    slug: TO_COME as typeof first.slug,
    access: { rule: { kind: 'public' }, from: '2999-01-01T00:00:00Z' },
  } as const;
  return { ...snapshot, locations: [...snapshot.locations, toCome] };
}

function get({ url }: ChangedShowroom, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(Number(new URL(url).port), { path, headers });
}

/** Everything that an answer reveals, about either location. */
function told({ status, headers, body }: Answer): string {
  const { etag: _etag, date: _date, ...others } = headers;
  // The address is repeated, and with it the hash of the script that holds it is another one.
  const text = `${status} ${JSON.stringify(others)} ${body}`.replaceAll(/sha256-[\w+/=]+/g, 'sha256');
  return text.replaceAll(TO_COME, NOWHERE);
}

describe('a server without a configured name', () => {
  let showroom: ChangedShowroom;
  beforeAll(async () => {
    showroom = await openChangedShowroom(withFutureLocation);
  });
  afterAll(() => showroom.stop());

  test('takes no name that a visitor makes up', async () => {
    for (const path of [
      '/',
      '/showroom/reception',
      '/showroom/reception.data',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const answer = await get(showroom, path, { host: 'evil.example' });
      expect([path, answer.status]).toEqual([path, 421]);
      expect(answer.body).not.toContain('evil.example');
    }
    expect((await get(showroom, '/showroom/reception', { host: '192.168.1.20:3000' })).body).toContain(
      'http://192.168.1.20:3000/showroom/reception',
    );
  });

  test('has numbers for a neighbour, and nothing for what a proxy passes on', async () => {
    expect((await get(showroom, '/metrics')).body).toContain('vitrine_http_request_duration_seconds');
    const outside = { 'x-forwarded-for': '203.0.113.9' };
    const [metrics, nothing] = [
      await get(showroom, '/metrics', outside),
      await get(showroom, '/-/nothing', outside),
    ];
    expect([metrics.status, metrics.body]).toEqual([404, nothing.body]);
  });

  test('answers for a place that is still to come as for one that does not exist', async () => {
    for (const page of [`/showroom/${TO_COME}`, `/de/showroom/${TO_COME}`]) {
      for (const path of [page, dataOf(page)]) {
        const answer = await get(showroom, path);
        expect([path, answer.status]).toEqual([path, 404]);
        const other = await get(showroom, path.replace(TO_COME, NOWHERE));
        expect(told(answer)).toBe(told(other));
      }
    }
  });
});

describe('a server that visitors reach by TLS', () => {
  let showroom: ChangedShowroom;
  beforeAll(async () => {
    showroom = await openChangedShowroom(
      (snapshot) => snapshot,
      [],
      {},
      {
        PUBLIC_URL: 'https://show.example.com',
        METRICS_TOKEN: 'a-token-of-some-length',
      },
    );
  });
  afterAll(() => showroom.stop());

  test.each([
    '/',
    '/showroom/reception',
    '/nowhere',
    '/box-api/nothing',
    '/box-api/api/worlds',
    '/favicon.ico',
    '/-/x',
  ])('says so with every answer: %s', async (path) => {
    const { headers } = await get(showroom, path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('calls itself by its own name, whatever it is called', async () => {
    const { body } = await get(showroom, '/showroom/reception', { host: 'evil.example' });
    expect(body).toContain('https://show.example.com/showroom/reception');
    expect(body).not.toContain('evil.example');
  });

  test('shows its metrics only to clients with the token', async () => {
    expect((await get(showroom, '/metrics', { authorization: 'Bearer a-token-of-some-length' })).status).toBe(
      200,
    );
    expect((await get(showroom, '/metrics', { authorization: 'Bearer another-token-of-it' })).status).toBe(
      404,
    );
  });

  test('is one page for every device', async () => {
    const phone = await get(showroom, '/showroom/reception', {
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1',
      'sec-ch-ua-mobile': '?1',
    });
    const computer = await get(showroom, '/showroom/reception', {
      'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1',
      'sec-ch-ua-mobile': '?0',
    });
    expect(phone.body).toBe(computer.body);
    expect(String(phone.headers['vary'])).not.toMatch(/user-agent|ua-mobile/i);
  });
});
