import { expect, test } from 'vitest';
import { nextPointing, pointedAt } from './pointing.ts';
import type { Pointing, PointingEvent } from './pointing.ts';

function after(...events: readonly (readonly [PointingEvent['type'], string])[]) {
  return pointedAt(
    events.reduce<Pointing>((pointing, [type, item]) => nextPointing(pointing, { type, item }), {}),
  );
}

test('points at what the mouse is on, and at nothing once it has left', () => {
  expect(after()).toBeUndefined();
  expect(after(['pointerEntered', 'Tours'])).toBe('Tours');
  expect(after(['pointerEntered', 'Tours'], ['pointerLeft', 'Tours'])).toBeUndefined();
});

test('goes from one item to the next in whichever order the browser tells it', () => {
  const [enter, leave] = [['pointerEntered', 'Energy'] as const, ['pointerLeft', 'Tours'] as const];
  expect(after(['pointerEntered', 'Tours'], leave, enter)).toBe('Energy');
  expect(after(['pointerEntered', 'Tours'], enter, leave)).toBe('Energy');
  expect(after(['focused', 'Tours'], ['focused', 'Energy'], ['blurred', 'Tours'])).toBe('Energy');
});

test('points at one item alone: where the mouse is, else where the keyboard is', () => {
  expect(after(['focused', 'Tours'], ['pointerEntered', 'Energy'])).toBe('Energy');
  expect(after(['focused', 'Tours'], ['pointerEntered', 'Energy'], ['pointerLeft', 'Energy'])).toBe('Tours');
});

test('follows the keyboard away from the item that the mouse rests on, and does not return to it', () => {
  expect(after(['pointerEntered', 'Tours'], ['focused', 'Energy'])).toBe('Energy');
  expect(after(['pointerEntered', 'Tours'], ['focused', 'Energy'], ['blurred', 'Energy'])).toBeUndefined();
});
