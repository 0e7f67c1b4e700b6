import { expect, test } from 'vitest';
import { createHeapKeeper } from './heap-keeper.ts';

const MB = 1_000_000;

test('a heap is collected whenever it has grown, counted from its smallest size', () => {
  let used = 300 * MB;
  const collections: number[] = [];
  const keepSmall = createHeapKeeper({
    used: () => used,
    collect: () => {
      collections.push(used / MB);
      used = 160 * MB;
    },
  });
  for (const next of [400, 440, 451, 300, 311, 200, 250, 120, 260, 271]) {
    used = next * MB;
    keepSmall();
  }
  expect(collections).toEqual([451, 311, 271]);
});

test('the heap of this process can be collected', () => {
  const calls = createHeapKeeper();
  expect(() => calls()).not.toThrow();
});
