import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IS_REDIS_INSTALLED } from '../../../../scripts/testing/redis-server.ts';
import { startShowroomProcesses } from '../coordination/redis/testing/showroom-processes.ts';
import type { ShowroomProcesses } from '../coordination/redis/testing/showroom-processes.ts';
import { systemClock } from '../process/clock.ts';
import { CLIENT, createTestServers } from './testing/presentation-servers.ts';
import type { TestServers, TestWindow } from './testing/presentation-servers.ts';

/** Milliseconds for which the Redis is away: long enough that its connections have given up several times. */
const OUTAGE = 3_000;

/** Milliseconds after which all states agree again. */
const AGREED_AFTER = 5_000;

const HERE = 0;
const THERE = 1;

function shows(location: string, seq: number, epoch = 1) {
  return { location, open: '', locale: 'en', epoch, seq };
}

function stateOf(window: TestWindow) {
  const message = window.last();
  return message?.kind === 'state' ? message : undefined;
}

/** What a window shows, and under which epoch and number. */
function shownBy(window: TestWindow): string {
  const { epoch, seq, shown } = stateOf(window) ?? {};
  return `${epoch}.${seq} ${shown?.location}`;
}

/** Whether an entry of the Redis counts attempts. */
function isCounter({ key }: { readonly key: string }): boolean {
  return key.includes(':limit:');
}

describe.skipIf(!IS_REDIS_INSTALLED)(
  'presentations of two processes with a Redis (redis-server has to be installed)',
  () => {
    let processes: ShowroomProcesses;
    let servers: TestServers;

    beforeEach(async () => {
      processes = await startShowroomProcesses();
      servers = createTestServers({
        clock: systemClock,
        coordinations: await Promise.all([processes.connect(), processes.connect()]),
        untilSent: async () => {},
      });
    });
    afterEach(async () => {
      servers.stop();
      await processes.stop();
    });

    async function aGuest(code: string): Promise<TestWindow> {
      const guest = servers.open('guest', THERE);
      await guest.join(code);
      await guest.listen();
      await expect.poll(() => stateOf(guest)).toBeDefined();
      await guest.post('status', { locale: 'de', mode: 'roaming', hand: true });
      return guest;
    }

    /** The guide is at one process, the guests are at the other one. */
    async function aPresentation() {
      const guide = servers.open('staff', HERE);
      const code = await servers.begin(guide);
      await guide.listen();
      const guests = [await aGuest(code), await aGuest(code)] as const;
      await expect.poll(() => stateOf(guide)?.guests).toHaveLength(guests.length);
      return { code, guide, guests };
    }

    /** Everything that the Redis holds, by its key. */
    async function contentOfRedis() {
      const client = await processes.openClient();
      const keys = await client.keys('*');
      return Promise.all(
        keys.map(async (key) => {
          expect(await client.type(key)).toBe('hash');
          return { key, lifetime: await client.pTTL(key), value: { ...(await client.hGetAll(key)) } };
        }),
      );
    }

    test('a Redis that is killed and comes back: no one reloads, and all agree within five seconds', async () => {
      const { guide, guests } = await aPresentation();
      const [first] = guests;
      const to = stateOf(first)?.you;
      expect((await guide.post('show', shows('open-hall', 1))).status).toBe(204);
      await expect.poll(() => guests.map(shownBy)).toEqual(guests.map(() => '1.1 open-hall'));

      await processes.redis.kill();
      const killedAt = performance.now();
      expect((await guide.post('show', shows('open-start', 2))).status).toBe(204);
      const statuses = new Set<number>();
      await expect
        .poll(
          async () => {
            statuses.add((await guide.post('lead', { to })).status);
            return performance.now() - killedAt;
          },
          { interval: 200, timeout: 2 * OUTAGE },
        )
        .toBeGreaterThan(OUTAGE);
      expect(statuses).toEqual(new Set([503]));
      expect(shownBy(guide)).toBe('1.2 open-start');
      expect(guests.map(shownBy)).toEqual(guests.map(() => '1.1 open-hall'));

      await processes.redis.start();
      await expect
        .poll(() => [guide, ...guests].map(shownBy), { timeout: AGREED_AFTER })
        .toEqual([guide, ...guests].map(() => '1.2 open-start'));
      expect((await guide.post('lead', { to })).status).toBe(204);
      expect((await first.post('show', shows('open-hall', 1, 2))).status).toBe(204);
      await expect
        .poll(() => [guide, ...guests].map(shownBy))
        .toEqual([guide, ...guests].map(() => '2.1 open-hall'));
      for (const window of [guide, ...guests]) {
        expect(window.events.filter((event) => event.includes('"isFirst":true'))).toHaveLength(1);
        expect(window.events.join('')).not.toContain('"kind":"over"');
      }
    });

    test('while it runs, the Redis knows no one but by random ids', async () => {
      const { code, guide, guests } = await aPresentation();
      await guests[0].post('signal', { kind: 'reaction', reaction: 'love' });
      await guests[0].join('ZZZZZZ');
      await guide.post('meeting', { link: 'https://meet.example/a' });
      const content = await contentOfRedis();
      const [document, ...others] = content.filter((entry) => !isCounter(entry));
      expect(others).toEqual([]);
      const you = stateOf(guide)?.you;
      expect(you).toMatch(/^[\w-]{12}$/);
      expect(JSON.parse(document?.value['text'] ?? '')).toEqual({
        code,
        guide: you,
        presenter: you,
        epoch: 1,
        seq: 0,
        revision: expect.any(Number),
        location: 'open-start',
        open: '',
        locale: 'en',
        openDoors: [],
        isDark: false,
        meeting: 'https://meet.example/a',
        isOver: false,
      });
      expect(content.filter(isCounter).length).toBeGreaterThan(0);
      for (const { value } of content.filter(isCounter)) {
        expect(Object.keys(value).toSorted()).toEqual(['since', 'spent', 'until']);
      }
      const names = content.map(({ key }) => key).join(' ');
      for (const clear of [code, CLIENT.network, you ?? code]) expect(names).not.toContain(clear);
    });

    test('after its end, nothing of it is left but what expires within a minute', async () => {
      const { code, guide, guests } = await aPresentation();
      await guide.post('show', shows('open-hall', 1));
      expect((await guide.post('end')).status).toBe(204);
      await expect.poll(() => guests.map((guest) => guest.last()?.kind)).toEqual(guests.map(() => 'over'));
      const left = (await contentOfRedis()).filter((entry) => !isCounter(entry));
      expect(left).toHaveLength(1);
      for (const { lifetime } of left) {
        expect(lifetime).toBeGreaterThan(0);
        expect(lifetime).toBeLessThanOrEqual(60_000);
      }

      // As if the minute were over: windows that are still open write nothing of it again.
      const client = await processes.openClient();
      for (const { key } of left) await client.del(key);
      expect(await guide.stories()).toBe(404);
      expect((await guests[0].post('signal', { kind: 'reaction', reaction: 'love' })).status).toBe(410);
      expect(await servers.open('guest', HERE).join(code)).toBe('/join?problem=code');
      expect(await servers.open('guest', THERE).join(code)).toBe('/join?problem=code');
      expect((await contentOfRedis()).filter((entry) => !isCounter(entry))).toEqual([]);
    });
  },
);

test('nothing of a presentation is written to a disk: of Node its code has cryptography and nothing else', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
  const modules = texts.join('\n').match(/(?<=['"])node:[\w/]+(?=['"])/g);
  expect(new Set(modules)).toEqual(new Set(['node:crypto']));
});
