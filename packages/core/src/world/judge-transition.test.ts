import { expect, test } from 'vitest';
import { judgeTransition } from './judge-transition.ts';

test('a move within one world is a transition (spec 5.9)', () => {
  expect(judgeTransition({ id: 'door', world: 'hall' }, { id: 'desk', world: 'hall' })).toBe('transition');
});

test('a move between two worlds is a portal (spec 5.9)', () => {
  expect(judgeTransition({ id: 'door', world: 'hall' }, { id: 'bench', world: 'lab' })).toBe('portal');
});

test('a move is nothing yet while the world of an end is not known', () => {
  expect(judgeTransition({ id: 'door', world: undefined }, { id: 'desk', world: 'hall' })).toBeUndefined();
  expect(judgeTransition({ id: 'door', world: 'hall' }, { id: 'desk', world: undefined })).toBeUndefined();
});

test('no move leads from a location to itself, whatever worlds are named (spec 5.9)', () => {
  expect(judgeTransition({ id: 'door', world: 'hall' }, { id: 'door', world: 'hall' })).toBe('selfLink');
  expect(judgeTransition({ id: 'door', world: 'hall' }, { id: 'door', world: 'lab' })).toBe('selfLink');
});
