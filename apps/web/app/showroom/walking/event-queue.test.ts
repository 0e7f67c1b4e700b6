import { expect, test } from 'vitest';
import { createEventQueue } from './event-queue.ts';

test('an event is handled inside the call, and what it causes afterwards, in order', () => {
  const handled: string[] = [];
  const dispatch = createEventQueue<string>((event) => {
    if (event === 'tap') for (const caused of ['clip', 'page']) dispatch(caused);
    handled.push(event);
  });
  dispatch('tap');
  expect(handled).toEqual(['tap', 'clip', 'page']);
});

test('an event that fails holds back no later one', () => {
  const handled: string[] = [];
  const dispatch = createEventQueue<string>((event) => {
    if (event === 'broken') throw new Error('broken');
    handled.push(event);
  });
  expect(() => dispatch('broken')).toThrow('broken');
  dispatch('tap');
  expect(handled).toEqual(['tap']);
});
