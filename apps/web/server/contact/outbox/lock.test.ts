import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxLock } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockOf = () => createOutboxLock(folder, () => Date.now());
const heldBy = (owner: object) =>
  writeFile(join(folder, '.lock'), JSON.stringify({ id: 'theirs', ...owner }));
/** A process number that no system gives out. */
const NOBODY = 2 ** 30;

describe('the lock of the outbox', () => {
  it('is held until it is released, and can be held on to', async () => {
    const lock = lockOf();
    expect(await lock.hold()).toBe(true);
    expect(await lock.hold()).toBe(true);
    expect(await lock.isOurs()).toBe(true);
    await lock.release();
    expect(await lock.isOurs()).toBe(false);
  });

  it('is not taken from a process that lives', async () => {
    await heldBy({ host: hostname(), pid: process.ppid });
    expect(await lockOf().hold()).toBe(false);
  });

  it('is taken at once from a process of this machine that was killed', async () => {
    await heldBy({ host: hostname(), pid: NOBODY });
    expect(await lockOf().hold()).toBe(true);
  });

  it.each([
    ['another machine', { host: 'elsewhere', pid: 1 }],
    ['our own number, as containers count from 1', { host: hostname(), pid: process.pid }],
  ])('is taken from %s once that gives no sign of life', async (_, owner) => {
    await heldBy(owner);
    expect(await lockOf().hold()).toBe(false);
    const before = Date.now() / 1_000 - 16;
    await utimes(join(folder, '.lock'), before, before);
    expect(await lockOf().hold()).toBe(true);
  });

  it('is had by one of many that find it left behind', async () => {
    await heldBy({ host: 'elsewhere', pid: NOBODY });
    await utimes(join(folder, '.lock'), 1, 1);
    const locks = Array.from({ length: 12 }, () => createOutboxLock(folder, () => Date.now()));
    await Promise.all(locks.map((lock) => lock.hold()));
    const owners = await Promise.all(locks.map((lock) => lock.isOurs()));
    expect(owners.filter(Boolean)).toHaveLength(1);
  });

  it('is not released by somebody else', async () => {
    await heldBy({ host: 'elsewhere', pid: 1 });
    await lockOf().release();
    expect(await lockOf().hold()).toBe(false);
  });
});
