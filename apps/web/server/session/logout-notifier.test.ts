import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createLogoutNotifier } from './logout-notifier.ts';

const HOUR = 3_600_000;

function setUp({ limit }: { readonly limit?: number } = {}) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const cms = { isAway: true, stumblesOver: '' };
  const asked: string[] = [];
  const notifier = createLogoutNotifier({
    logOut: async (jwt) => {
      asked.push(jwt);
      return cms.isAway || jwt === cms.stumblesOver ? 'silent' : 'acknowledged';
    },
    clock,
    logger,
    ...(limit !== undefined && { limit }),
  });
  const send = (name: string, lasts = HOUR) =>
    notifier.notify({ id: `id-of-${name}`, jwt: name, endsAt: clock.now() + lasts });
  return { clock, logger, cms, asked, send };
}

describe('a logout while the CMS is away', () => {
  test('is sent again until the CMS acknowledges it, and then no more', async () => {
    const { clock, logger, cms, asked, send } = setUp();
    await send('one');
    await clock.advance(60_000);
    expect(asked.length).toBeGreaterThan(3);
    cms.isAway = false;
    await clock.advance(60_000);
    const calls = asked.length;
    await clock.advance(HOUR);
    expect(asked).toHaveLength(calls);
    expect(clock.waiting()).toBe(0);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  test('is retried less and less often, but at least once a minute', async () => {
    const { clock, asked, send } = setUp();
    await send('one', 12 * HOUR);
    await clock.advance(10 * 60_000);
    const early = asked.length;
    await clock.advance(HOUR);
    expect(early).toBeLessThan(20);
    expect(asked.length - early).toBe(60);
  });

  test('is given up when the login has expired, whatever the time of day', async () => {
    const { clock, cms, asked, send } = setUp();
    await send('one', HOUR);
    clock.set(clock.now() - 24 * HOUR);
    await clock.advance(HOUR + 60_000);
    cms.isAway = false;
    const before = asked.length;
    await clock.advance(HOUR);
    expect(asked).toHaveLength(before);
    expect(clock.waiting()).toBe(0);
  });

  test('costs one call at a time, and each is sent when the CMS is back', async () => {
    const { clock, cms, asked, send } = setUp();
    for (const name of ['one', 'two', 'three']) await send(name);
    asked.length = 0;
    await clock.advance(1_000);
    expect(asked).toHaveLength(1);
    cms.isAway = false;
    asked.length = 0;
    await clock.advance(60_000);
    expect(asked.toSorted()).toEqual(['one', 'three', 'two']);
  });

  test('waits for no other that the CMS stumbles over', async () => {
    const { clock, cms, asked, send } = setUp();
    for (const name of ['one', 'two']) await send(name);
    cms.isAway = false;
    cms.stumblesOver = 'one';
    asked.length = 0;
    await clock.advance(10_000);
    expect(asked).toContain('two');
  });

  test('does not fill the memory: the oldest gives way', async () => {
    const { clock, cms, asked, send } = setUp({ limit: 2 });
    for (const name of ['one', 'two', 'three']) await send(name);
    cms.isAway = false;
    asked.length = 0;
    await clock.advance(60_000);
    expect(asked).toEqual(['two', 'three']);
  });
});

test('is sent once to a CMS that answers', async () => {
  const { clock, cms, asked, logger, send } = setUp();
  cms.isAway = false;
  await send('one');
  await clock.advance(HOUR);
  expect(asked).toEqual(['one']);
  expect(logger.lines).toEqual([]);
});
