import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import { createWaiting, LATE } from './waiting.ts';
import type { Found } from './waiting.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

function setUp() {
  const [clock, logger] = [createFakeClock(), createFakeLogger()];
  const waiting = createWaiting({ clock, logger });
  const found = (ids: readonly string[], over: Partial<Found> = {}) =>
    waiting.found({
      entries: new Map(ids.map((id) => [id, clock.now()])),
      refusedBy: new Map(),
      unreadable: 0,
      reasons: {},
      ...over,
    });
  const logged = () => logger.lines.map(({ level, sentence }) => `${level} ${sentence}`);
  return { ...waiting, found, clock, logger, logged };
}

const IS_LATE = 'warn Contact requests have been waiting for longer than ten minutes.';
const IS_OVER = 'info No contact request waits for longer than ten minutes.';

describe('requests that wait', () => {
  test('are logged after ten minutes, then every hour, and once when it is over', async () => {
    const { clock, found, logged, logger } = setUp();
    found(['a']);
    await clock.advance(LATE - 1);
    found(['a']);
    expect(logged()).toEqual([]);
    await clock.advance(1);
    found(['a'], { reasons: { mail: 'ECONNREFUSED' } });
    expect(logged()).toEqual([IS_LATE]);
    expect(logger.lines[0]?.details).toEqual({
      waiting: 1,
      refused: 0,
      unreadable: 0,
      late: 1,
      oldestSeconds: 600,
      mail: 'ECONNREFUSED',
    });
    await clock.advance(HOUR - 1);
    found(['a']);
    expect(logged()).toHaveLength(1);
    await clock.advance(1);
    found(['a']);
    found([]);
    found([]);
    expect(logged()).toEqual([IS_LATE, IS_LATE, IS_OVER]);
  });

  test('are logged with the process that delivers them, if it is another one', async () => {
    const { clock, found, logged, logger } = setUp();
    const deliverer = { host: 'stand', pid: 7 };
    found(['a'], { entries: new Map([['a', undefined]]), deliverer });
    await clock.advance(LATE);
    found(['a'], { deliverer });
    expect(logged()).toEqual([expect.stringContaining('another process is to deliver them')]);
    expect(logger.lines[0]?.details).toMatchObject({ deliverer });
  });

  test('are as old as they were when they were found, and no clock that is set makes them older or younger', async () => {
    const { clock, found, current } = setUp();
    const entries = new Map([['a', clock.now() - 60_000]]);
    found(['a'], { entries });
    clock.set(clock.now() + DAY);
    expect(current().oldestSeconds).toBe(60);
    clock.set(clock.now() - 2 * DAY);
    await clock.advance(LATE);
    expect(current()).toMatchObject({ late: 1, oldestSeconds: 660 });
  });

  test('of a clock that was put back before they were found count from then', async () => {
    const { clock, found, current } = setUp();
    found(['a'], { entries: new Map([['a', clock.now() + DAY]]) });
    await clock.advance(LATE);
    expect(current().late).toBe(1);
  });

  test('are counted by what they wait for', () => {
    const { accepted, delivered, found, current } = setUp();
    found(['a', 'b', 'c'], { refusedBy: new Map([['b', ['mail']]]), unreadable: 2 });
    accepted('d');
    delivered('a');
    expect(current()).toMatchObject({ waiting: 2, refused: 1, unreadable: 2, late: 0 });
  });
});
