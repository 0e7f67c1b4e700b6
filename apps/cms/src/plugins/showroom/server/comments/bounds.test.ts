import { expect, test } from 'vitest';
import { MAX_LATELY, MAX_OF_LINK, roomOf } from './bounds.ts';

test.each([
  [0, 0, 'free'],
  [MAX_OF_LINK - 1, MAX_LATELY - 1, 'free'],
  [MAX_OF_LINK - 1, MAX_LATELY, 'busy'],
  [MAX_OF_LINK, 0, 'full'],
  [MAX_OF_LINK, MAX_LATELY, 'full'],
])('a link with %i comments, %i of them of late, is %s', (count, lately, room) => {
  expect(roomOf(count, lately)).toBe(room);
});
