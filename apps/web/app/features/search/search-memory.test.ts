import { expect, test } from 'vitest';
import { createSearchMemory } from './search-memory.ts';

test('offers the last searches again, the latest first and each once', () => {
  const memory = createSearchMemory();
  for (const query of ['a', 'b', ' ', 'a ', 'c', 'd', 'e', 'f']) memory.remember(query);
  expect(memory.recent()).toEqual(['f', 'e', 'd', 'c', 'a']);
});
