import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../../process/clock.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createOutboxLock, SILENCE } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const BOOT = 'this boot';

function lockOf(clock: Clock = createFakeClock(), boot: string | undefined = BOOT) {
  return createOutboxLock({ folder, clock, boot });
}

function heldBy(owner: object) {
  return writeFile(join(folder, '.lock'), JSON.stringify({ id: 'theirs', host: hostname(), ...owner }));
}

/** A heartbeat; each one has another time. */
function touched(seconds: number) {
  return utimes(join(folder, '.lock'), seconds, seconds);
}

/** A process number that no system assigns. */
const FREE_PID = 2 ** 30;

/** The id of a process that always exists and is not ours. */
const FOREIGN_PID = 1;

describe('the lock of the outbox', () => {
  test('is held until it is released, and can be held on to', async () => {
    const lock = lockOf();
    expect(await lock.hold()).toBe(true);
    expect(await lock.hold()).toBe(true);
    expect(await lock.isOurs()).toBe(true);
    await lock.release();
    expect(await lock.isOurs()).toBe(false);
  });

  test('is taken at once from a process of this boot that was killed', async () => {
    await heldBy({ pid: FREE_PID, boot: BOOT });
    expect(await lockOf().hold()).toBe(true);
  });

  test.each([
    ['a number of this boot that belongs to another program by now', { pid: FOREIGN_PID, boot: BOOT }],
    ['a number of an earlier boot', { pid: FOREIGN_PID, boot: 'an earlier boot' }],
    ['a number of an earlier boot that is not in use', { pid: FREE_PID, boot: 'an earlier boot' }],
    ['another machine', { host: 'elsewhere', pid: FREE_PID, boot: 'theirs' }],
    ['our own number, as containers count from 1', { pid: process.pid, boot: BOOT }],
    ['a version that wrote no boot', { pid: FOREIGN_PID }],
  ])('is taken from %s after 15 s without a sign of life', async (_, owner) => {
    await heldBy(owner);
    const clock = createFakeClock();
    const lock = lockOf(clock);
    expect(await lock.hold()).toBe(false);
    await clock.advance(SILENCE - 1);
    expect(await lock.hold()).toBe(false);
    await clock.advance(1);
    expect(await lock.hold()).toBe(true);
  });

  test('believes no number where the system does not name its boots', async () => {
    await heldBy({ pid: FREE_PID });
    expect(await lockOf(createFakeClock(), undefined).hold()).toBe(false);
  });

  test.each([
    ['torn', () => writeFile(join(folder, '.lock'), '{"id":')],
    ['a folder', () => mkdir(join(folder, '.lock'))],
  ])('that is %s is taken after the same time', async (_, make) => {
    await make();
    const clock = createFakeClock();
    const lock = lockOf(clock);
    expect(await lock.hold()).toBe(false);
    await clock.advance(SILENCE);
    expect(await lock.hold()).toBe(true);
  });

  test('is left to an owner that gives signs of life, wherever its clock and ours are put', async () => {
    await heldBy({ pid: FOREIGN_PID, boot: 'theirs' });
    const clock = createFakeClock();
    const lock = lockOf(clock);
    for (const [theirs, ours] of [
      [1_000_000, 0],
      [1_000_005, 1e12],
      [10, 1e13],
      [15, 5],
      [2e9, 1e12],
    ] as const) {
      await touched(theirs);
      clock.set(ours);
      await clock.advance(SILENCE - 1);
      expect(await lock.hold()).toBe(false);
    }
  });

  test('sends a heartbeat every 5 s until it is released', async () => {
    const [clock, theirs] = [createFakeClock(), createFakeClock()];
    const [lock, other] = [lockOf(clock), lockOf(theirs)];
    await lock.hold();
    for (let beats = 0; beats < 6; beats += 1) {
      expect(await other.hold()).toBe(false);
      await clock.advance(5_000);
      // The heartbeat is written to disk: the next one is scheduled only afterwards.
      await expect.poll(clock.waiting).toBe(1);
      await theirs.advance(5_000);
    }
    await lock.release();
    expect(clock.waiting()).toBe(0);
    expect(await other.hold()).toBe(true);
  });

  test('is known to be lost by an owner that stood still and wakes up', async () => {
    const clock = createFakeClock();
    const [stopped, other] = [lockOf(), lockOf(clock)];
    await stopped.hold();
    await other.hold();
    await clock.advance(SILENCE);
    expect(await other.hold()).toBe(true);
    expect(await stopped.isOurs()).toBe(false);
    expect(await stopped.hold()).toBe(false);
    await stopped.release();
    expect(await other.isOurs()).toBe(true);
  });

  test('is had by one of many that find it left behind', async () => {
    await heldBy({ host: 'elsewhere', pid: FREE_PID });
    const clock = createFakeClock();
    const locks = Array.from({ length: 12 }, () => lockOf(clock));
    await Promise.all(locks.map((lock) => lock.hold()));
    await clock.advance(SILENCE);
    await Promise.all(locks.map((lock) => lock.hold()));
    const owners = await Promise.all(locks.map((lock) => lock.isOurs()));
    expect(owners.filter(Boolean)).toHaveLength(1);
  });

  test('is released by its owner only, and names its owner', async () => {
    await heldBy({ host: 'elsewhere', pid: 1 });
    await lockOf().release();
    expect(await lockOf().owner()).toEqual({ id: 'theirs', host: 'elsewhere', pid: 1 });
    expect(await lockOf().hold()).toBe(false);
  });
});
