import { describe, expect, test } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { forgetSetAside } from './forget-set-aside.ts';

const HOUR = 60 * 60 * 1_000;

function setUp(days: number) {
  const [clock, logger] = [createFakeClock(), createFakeLogger()];
  const looks: number[] = [];
  const disk = { isAway: false };
  const persons = {
    forgetAfter: async (given: number) => {
      looks.push(given);
      if (disk.isAway) throw Object.assign(new Error('away'), { code: 'EIO' });
      return 1;
    },
  };
  return { forgetting: forgetSetAside({ persons, days, clock, logger }), clock, logger, looks, disk };
}

describe('forgetting what was set aside', () => {
  test('looks at the start and every hour, until it is stopped', async () => {
    const { forgetting, clock, looks } = setUp(30);
    forgetting.start();
    await settle();
    await clock.advance(2 * HOUR);
    expect(looks).toEqual([30, 30, 30]);
    forgetting.stop();
    await clock.advance(2 * HOUR);
    expect(looks).toHaveLength(3);
  });

  test('goes on after a disk that was away', async () => {
    const { forgetting, clock, looks, disk, logger } = setUp(30);
    disk.isAway = true;
    forgetting.start();
    await settle();
    disk.isAway = false;
    await clock.advance(HOUR);
    expect(looks).toHaveLength(2);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  test('keeps everything where the days are 0', async () => {
    const { forgetting, clock, looks } = setUp(0);
    forgetting.start();
    await clock.advance(2 * HOUR);
    expect(looks).toEqual([]);
  });
});
