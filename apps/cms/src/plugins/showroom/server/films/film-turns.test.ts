import { expect, test, vi } from 'vitest';
import { createLeases } from '../../../../coordination/leases.ts';
import { createFilmTurns } from './film-turns.ts';

test('two processes do not work at one film at once, and the second may when the first is done', async () => {
  const leases = createLeases();
  const [one, other] = [createFilmTurns(() => leases), createFilmTurns(() => leases)];
  const rendering = Promise.withResolvers<void>();
  const first = one.during('walk', () => rendering.promise);
  const work = vi.fn<() => Promise<void>>(async () => {});
  await other.during('walk', work);
  expect(work).not.toHaveBeenCalled();
  await other.during('another', work);
  expect(work).toHaveBeenCalledTimes(1);
  rendering.resolve();
  await first;
  await other.during('walk', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a second request to one process keeps the turn until both have ended, however they end', async () => {
  const leases = createLeases();
  const [one, other] = [createFilmTurns(() => leases), createFilmTurns(() => leases)];
  const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = one.during('walk', () => early.promise);
  const second = one.during('walk', () => late.promise);
  early.reject(new Error('dropped'));
  await expect(first).rejects.toThrow('dropped');
  expect(one.has('walk')).toBe(true);
  const work = vi.fn<() => Promise<void>>(async () => {});
  await other.during('walk', work);
  expect(work).not.toHaveBeenCalled();
  late.resolve();
  await second;
  expect(one.has('walk')).toBe(false);
  await other.during('walk', work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a database that is away ends the turn with its error', async () => {
  const turns = createFilmTurns(() => ({ areShared: true, take: () => Promise.reject(new Error('away')) }));
  await expect(turns.during('walk', async () => {})).rejects.toThrow('away');
  expect(turns.has('walk')).toBe(false);
});
