import { expect, test } from 'vitest';
import { createInTurn, PAUSE } from './in-turn.ts';

/** Rehearsals of lists that are named by their moments' last digit, on a clock that only moves when told. */
function setUp() {
  const state = { clock: 1_000_000, content: 1, running: 0, most: 0 };
  const done: string[] = [];
  const rests: number[] = [];
  const rehearsals = createInTurn({
    look: (moment: number) => Promise.resolve({ list: String(moment % 10), plan: String(moment % 10) }),
    stampOf: (plan) => Promise.resolve(`${plan} ${state.content}`),
    rehearse: async (plan) => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await Promise.resolve();
      state.clock += 1_000;
      state.running -= 1;
      if (plan === '9') {
        done.push('failed');
        throw new Error('It broke.');
      }
      done.push(plan);
      return `${plan} ${state.content}`;
    },
    now: () => state.clock,
    wait: (milliseconds) => {
      rests.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { ...rehearsals, state, done, rests };
}

test('moments with the same releases are one rehearsal, also when they are asked for together', async () => {
  const { at, lately, done } = setUp();
  expect(await Promise.all([11, 21, 31, 41, 51, 61].map((moment) => at(moment)))).toEqual(
    Array.from({ length: 6 }, () => '1 1'),
  );
  expect(await lately(71)).toBe('1 1');
  expect(done).toEqual(['1']);
});

test('there is one rehearsal at a time, and a rest of its length after it', async () => {
  const { at, state, done, rests } = setUp();
  await Promise.all([1, 2, 3].map((moment) => at(moment)));
  await at(1);
  expect(done).toEqual(['1', '2', '3']);
  expect(state.most).toBe(1);
  expect(rests).toEqual([1_000, 1_000, 1_000]);
});

test('who opens one sees everything as it is now; open windows keep what they have for a while', async () => {
  const { at, lately, state, done } = setUp();
  await at(1);
  state.content = 2;
  expect(await lately(1)).toBe('1 1');
  expect(await at(1)).toBe('1 2');
  state.content = 3;
  state.clock += PAUSE;
  expect(await lately(1)).toBe('1 3');
  expect(done).toEqual(['1', '1', '1']);
});

test('open windows of several lists share the pauses, and each has its turn', async () => {
  const { lately, state, done } = setUp();
  const windows = [1, 2, 3, 4, 5, 6];
  for (const moment of windows) await lately(moment);
  done.length = 0;
  // Each asks every three seconds while colleagues change something all the time.
  for (let asked = 0; asked < 50; asked += 1) {
    state.clock += 3_000;
    state.content += 1;
    for (const moment of windows) await lately(moment);
  }
  expect(done.length).toBeLessThanOrEqual((50 * 3_000) / PAUSE);
  expect(new Set(done)).toEqual(new Set(windows.map(String)));
});

test('a window that was closed holds up no other', async () => {
  const { lately, state, done } = setUp();
  await lately(1);
  await lately(2);
  state.content = 2;
  state.clock += PAUSE;
  expect(await lately(2)).toBe('2 2');
  expect(done).toEqual(['1', '2', '2']);
});

test('a rehearsal that broke is not tried at every poll, but whenever an editor opens it', async () => {
  const { at, lately, state, done } = setUp();
  await expect(at(9)).rejects.toThrow('It broke.');
  await expect(lately(9)).rejects.toThrow('It broke.');
  expect(done).toEqual(['failed']);
  await expect(at(9)).rejects.toThrow('It broke.');
  state.clock += PAUSE;
  await expect(lately(9)).rejects.toThrow('It broke.');
  expect(done).toEqual(['failed', 'failed', 'failed']);
  expect(await at(1)).toBe('1 1');
});
