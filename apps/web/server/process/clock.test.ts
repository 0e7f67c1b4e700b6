import { expect, test } from 'vitest';
import { systemClock, workMeter } from './clock.ts';

test('work is the processor time of the thread, in milliseconds', () => {
  expect(workMeter(() => ({ user: 1_500, system: 500 }))()).toBe(2);
  const before = systemClock.worked();
  const end = performance.now() + 5;
  while (performance.now() < end);
  expect(systemClock.worked()).toBeGreaterThan(before);
});

test('a Node that cannot tell the processor time of a thread measures the time that passes', () => {
  const before = performance.now();
  const worked = workMeter(undefined)();
  expect(worked).toBeGreaterThanOrEqual(before);
  expect(worked).toBeLessThanOrEqual(performance.now());
});
