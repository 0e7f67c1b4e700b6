import { describe, expect, test } from 'vitest';
import { createDiskRoom } from './disk-room.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';

describe('the room that caches have on the disk', () => {
  test('ends at the reserve, which is logged once, and returns when the disk has room again', async () => {
    const clock = createFakeClock();
    const logger = createFakeLogger();
    let free: number | undefined = 1_000;
    const room = createDiskRoom({ folder: '/', reserve: 500, clock, logger, look: async () => free });
    expect([await room.has(500), await room.has(501), room.isShort()]).toEqual([true, false, false]);
    free = 499;
    for (let look = 0; look < 3; look += 1) {
      await clock.advance(2_000);
      expect([await room.has(0), room.isShort()]).toEqual([false, true]);
    }
    free = 500;
    await clock.advance(2_000);
    expect([await room.has(0), room.isShort()]).toEqual([true, false]);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });

  test('is there where the system does not say', async () => {
    const logger = createFakeLogger();
    const options = { folder: '/', reserve: 500, clock: createFakeClock(), logger };
    expect(await createDiskRoom({ ...options, look: async () => undefined }).has(10)).toBe(true);
    expect(await createDiskRoom({ ...options, folder: '/is/not/there' }).has(10)).toBe(true);
  });

  test('is that of a real disk', async () => {
    const options = { folder: '.', clock: createFakeClock(), logger: createFakeLogger() };
    expect(await createDiskRoom({ ...options, reserve: 0 }).has(0)).toBe(true);
    expect(await createDiskRoom({ ...options, reserve: Number.MAX_SAFE_INTEGER }).has(0)).toBe(false);
  });
});
