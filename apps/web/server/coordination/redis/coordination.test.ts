import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../process/clock.ts';
import { spend } from '../rate-limit.ts';
import type { Allowance, Limit } from '../rate-limit.ts';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import { SPEND } from './rate-limit.ts';
import { SECRET, startShowroomProcesses } from './testing/showroom-processes.ts';
import type { ShowroomProcesses } from './testing/showroom-processes.ts';
import { IS_REDIS_INSTALLED } from '../../../../../scripts/testing/redis-server.ts';
import type { RedisServer } from '../../../../../scripts/testing/redis-server.ts';

const LIMIT: Limit = { free: 10, refill: 600_000, firstWait: 60_000, maxWait: 900_000 };
const MINUTE = 60_000;

/** How many of a hundred attempts of one guesser are allowed, each asked of the next process. */
async function spendAll(limits: readonly { spend: (who: string) => Promise<{ isAllowed: boolean }> }[]) {
  let allowed = 0;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const verdict = await limits[attempt % limits.length]?.spend('guesser');
    if (verdict?.isAllowed === true) allowed += 1;
  }
  return allowed;
}

describe.skipIf(!IS_REDIS_INSTALLED)(
  'processes that share a Redis (redis-server has to be installed)',
  () => {
    let processes: ShowroomProcesses;
    let redis: RedisServer;
    const aProcess: ShowroomProcesses['connect'] = (options) => processes.connect(options);
    const aClient = () => processes.openClient();

    beforeEach(async () => {
      processes = await startShowroomProcesses();
      redis = processes.redis;
    });
    afterEach(async () => processes.stop());

    describe('a limit', () => {
      test('slows a hundred attempts that are spread over three of them as over one', async () => {
        const three = await Promise.all([aProcess(), aProcess(), aProcess()]);
        expect(await spendAll(three.map(({ limit }) => limit('codes', LIMIT)))).toBe(LIMIT.free);
        expect(await spendAll([three[0].limit('other', LIMIT)])).toBe(LIMIT.free);
      });

      test('counts as the memory of one process does, whatever the limit and the pauses', async () => {
        const client = await aClient();
        // Time as the test has it.
        const script = SPEND.replace("redis.call('TIME')", '{ARGV[5], ARGV[6]}');
        const limits = fc.record({
          free: fc.integer({ min: 1, max: 8 }),
          refill: fc.integer({ min: 10, max: 100_000 }),
          firstWait: fc.integer({ min: 1, max: 60_000 }),
          maxWait: fc.integer({ min: 60_000, max: 3_600_000 }),
        });
        const pauses = fc.array(fc.integer({ min: -5_000, max: 100_000 }), { maxLength: 30 });
        let run = 0;
        await fc.assert(
          fc.asyncProperty(limits, pauses, async (limit, list) => {
            run += 1;
            const { free, refill, firstWait, maxWait } = limit;
            let allowance: Allowance | undefined;
            let now = 1_700_000_000_000;
            for (const pause of list) {
              now += pause;
              const [after, verdict] = spend(limit, allowance, now);
              allowance = after;
              const time = [Math.floor(now / 1_000), (now % 1_000) * 1_000];
              const numbers = [free, refill, firstWait, maxWait, ...time].map(String);
              const wait = Number(await client.eval(script, { keys: [`limit:${run}`], arguments: numbers }));
              expect(wait).toBe(verdict.isAllowed ? 0 : verdict.retryAfter);
            }
          }),
        );
      });

      test('refunds an attempt to all of them', async () => {
        const [one, other] = await Promise.all([aProcess(), aProcess()]);
        const [here, there] = [one.limit('codes', LIMIT), other.limit('codes', LIMIT)];
        for (let attempt = 0; attempt < LIMIT.free; attempt += 1) await here.spend('guest');
        expect((await there.spend('guest')).isAllowed).toBe(false);
        await there.giveBack('guest');
        expect((await here.spend('guest')).isAllowed).toBe(true);
        expect((await there.spend('guest')).isAllowed).toBe(false);
      });

      test('leaves no address of a visitor in the Redis', async () => {
        const { limit } = await aProcess();
        await limit('codes', LIMIT).spend('203.0.113.7');
        const keys = await (await aClient()).keys('*');
        expect(keys).toHaveLength(1);
        expect(keys.join()).not.toContain('203');
      });

      test('leaves nothing behind once it has refilled', async () => {
        const { limit } = await aProcess();
        await limit('codes', { free: 2, refill: 20, firstWait: 1, maxWait: 1 }).spend('guest');
        const client = await aClient();
        await expect.poll(() => client.dbSize()).toBe(0);
      });

      test('is counted by each of them while the Redis is frozen, without long waits, and together again afterwards', async () => {
        const coordination = await aProcess({ clock: systemClock });
        const limit = coordination.limit('codes', LIMIT);
        redis.freeze();
        const began = performance.now();
        expect(await spendAll([limit])).toBe(LIMIT.free);
        // One attempt waits for the Redis; the others know that it is away.
        expect(performance.now() - began).toBeLessThan(1_000);
        redis.thaw();
        await expect.poll(coordination.isUp, { timeout: 10_000 }).toBe(true);
        expect((await limit.spend('guesser')).isAllowed).toBe(true);
      });
    });

    test('a Redis that is killed and comes back is logged once each, and nothing is restarted', async () => {
      const logger = createFakeLogger();
      const coordination = await aProcess({ logger });
      await redis.kill();
      await expect.poll(coordination.isUp).toBe(false);
      expect((await coordination.limit('codes', LIMIT).spend('guest')).isAllowed).toBe(true);
      await redis.start();
      await expect.poll(coordination.isUp, { timeout: 10_000 }).toBe(true);
      const lines = logger.lines.map(({ level, sentence }) => `${level}: ${sentence}`);
      expect(lines).toEqual([
        'warn: Redis does not answer: this process limits, remembers and announces by itself.',
        'info: Redis answers again.',
      ]);
    });

    test('a Redis that is not there at the start is used once it is', async () => {
      await redis.kill();
      const logger = createFakeLogger();
      const coordination = processes.open({ logger });
      expect(await spendAll([coordination.limit('codes', LIMIT)])).toBe(LIMIT.free);
      await redis.start();
      await expect.poll(coordination.isUp, { timeout: 10_000 }).toBe(true);
    });

    describe('the bus', () => {
      test('carries a message to every other process, under its topic', async () => {
        const [one, two, three] = await Promise.all([aProcess(), aProcess(), aProcess()]);
        const messages: string[] = [];
        one.bus.subscribe('content', (message) => messages.push(`one: ${message}`));
        two.bus.subscribe('content', (message) => messages.push(`two: ${message}`));
        three.bus.subscribe('content', (message) => messages.push(`three: ${message}`));
        three.bus.subscribe('other', (message) => messages.push(`other: ${message}`));
        one.bus.publish('content', 'menus');
        await expect.poll(() => messages.toSorted()).toEqual(['three: menus', 'two: menus']);
      });

      test('says after an outage that messages may have been missed, and carries them again', async () => {
        const [one, other] = await Promise.all([aProcess(), aProcess()]);
        let gaps = 0;
        const messages: string[] = [];
        other.bus.onGap(() => (gaps += 1));
        other.bus.subscribe('content', (message) => messages.push(message));
        await redis.kill();
        one.bus.publish('content', 'lost');
        await redis.start();
        await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
        await expect.poll(one.isUp, { timeout: 10_000 }).toBe(true);
        one.bus.publish('content', 'carried');
        await expect.poll(() => messages).toEqual(['carried']);
      });

      test('is another one for a showroom with another secret', async () => {
        const [ours, theirs] = await Promise.all([aProcess(), aProcess({ secret: `${SECRET}, theirs` })]);
        const messages: string[] = [];
        theirs.bus.subscribe('content', (message) => messages.push(message));
        ours.bus.publish('content', 'ours');
        theirs.bus.publish('content', 'theirs');
        const [third] = [await aProcess({ secret: `${SECRET}, theirs` })];
        third.bus.publish('content', 'third');
        await expect.poll(() => messages).toEqual(['third']);
      });
    });

    describe('an expiring set', () => {
      test('tells the others of a new member, and a later process of all', async () => {
        const [one, other] = await Promise.all([aProcess(), aProcess()]);
        const end = Date.now() + MINUTE;
        const told: string[] = [];
        other.set('logins').onAdded((member, endsAt) => told.push(`${member} ${endsAt}`));
        const set = one.set('logins');
        set.add('first', end);
        set.add('over', Date.now() - 1);
        await expect.poll(() => told).toContain(`first ${end}`);
        const later: string[] = [];
        const third = processes.open();
        third.set('logins').onAdded((member) => later.push(member));
        await expect.poll(() => later).toEqual(['first']);
      });

      test('tells a listener that comes long after its process was connected', async () => {
        const [one, other, third] = await Promise.all([aProcess(), aProcess(), aProcess()]);
        const toldThird: string[] = [];
        third.set('logins').onAdded((member) => toldThird.push(member));
        one.set('logins').add('first', Date.now() + MINUTE);
        await expect.poll(() => toldThird).toContain('first');
        const told = new Set<string>();
        other.set('logins').onAdded((member) => told.add(member));
        await expect.poll(() => [...told]).toEqual(['first']);
      });

      test('brings what was added while the Redis was only slow', async () => {
        const [one, other] = await Promise.all([aProcess({ clock: systemClock }), aProcess()]);
        const told = new Set<string>();
        other.set('logins').onAdded((member) => told.add(member));
        const set = one.set('logins');
        redis.freeze();
        set.add('meanwhile', Date.now() + MINUTE);
        await expect.poll(one.isUp).toBe(false);
        redis.thaw();
        await expect.poll(() => [...told], { timeout: 10_000 }).toEqual(['meanwhile']);
      });

      test('brings what was added while the Redis was away', async () => {
        const [one, other] = await Promise.all([aProcess(), aProcess()]);
        const told = new Set<string>();
        other.set('logins').onAdded((member) => told.add(member));
        const set = one.set('logins');
        await redis.kill();
        set.add('meanwhile', Date.now() + MINUTE);
        await redis.start();
        await expect.poll(() => [...told], { timeout: 10_000 }).toEqual(['meanwhile']);
      });
    });

    describe('the short-lived store', () => {
      test('keeps the first of a name, for all of them and for as long as it lives', async () => {
        const [one, other] = await Promise.all([aProcess(), aProcess()]);
        const [here, there] = [one.store('openings', 10), other.store('openings', 10)];
        expect(await here.keepFirst('a', 'here', MINUTE)).toBe(true);
        expect(await there.keepFirst('a', 'there', MINUTE)).toBe(false);
        expect(await here.keepFirst('short', 'text', 1)).toBe(true);
        await expect.poll(() => there.read('short')).toBeUndefined();
        expect(await other.store('forms', 10).keepFirst('a', 'another store', MINUTE)).toBe(true);
      });

      test('is read by all of them, and by its own process while the Redis is away', async () => {
        const [one, other] = await Promise.all([aProcess(), aProcess()]);
        const [here, there] = [one.store('forms', 10), other.store('forms', 10)];
        await here.keepFirst('a', 'text', MINUTE);
        expect(await there.read('a')).toBe('text');
        await redis.kill();
        expect([await here.read('a'), await there.read('a')]).toEqual(['text', undefined]);
        expect(await here.keepFirst('a', 'again', MINUTE)).toBe(false);
      });
    });
  },
);
