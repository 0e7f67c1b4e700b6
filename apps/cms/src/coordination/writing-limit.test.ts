import { expect, test } from 'vitest';
import { createTurns } from './writing-limit.ts';

test('at most so many run, in the order of the calls, and one that fails makes room', async () => {
  const turns = createTurns(3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      turns(async () => {
        order.push(index);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (index % 4 === 0) throw new Error(String(index));
        return index;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(results.map(({ status }) => status === 'rejected')).toEqual(order.map((index) => index % 4 === 0));
  expect(await turns(async () => 'later')).toBe('later');
});
