import { expect, it } from 'vitest';
import { nextPointing, pointedAt, type Pointing, type PointingEvent } from './pointing.ts';

const after = (...events: readonly (readonly [PointingEvent['kind'], string])[]) =>
  pointedAt(events.reduce<Pointing>((pointing, [kind, item]) => nextPointing(pointing, { kind, item }), {}));

it('points at what the mouse is on, and at nothing once it has left', () => {
  expect(after()).toBeUndefined();
  expect(after(['pointerEntered', 'Tours'])).toBe('Tours');
  expect(after(['pointerEntered', 'Tours'], ['pointerLeft', 'Tours'])).toBeUndefined();
});

it('goes from one item to the next in whichever order the browser tells it', () => {
  const [enter, leave] = [['pointerEntered', 'Energy'] as const, ['pointerLeft', 'Tours'] as const];
  expect(after(['pointerEntered', 'Tours'], leave, enter)).toBe('Energy');
  expect(after(['pointerEntered', 'Tours'], enter, leave)).toBe('Energy');
  expect(after(['focused', 'Tours'], ['focused', 'Energy'], ['blurred', 'Tours'])).toBe('Energy');
});

it('points at one item alone: where the mouse is, else where the keyboard is', () => {
  expect(after(['focused', 'Tours'], ['pointerEntered', 'Energy'])).toBe('Energy');
  expect(after(['focused', 'Tours'], ['pointerEntered', 'Energy'], ['pointerLeft', 'Energy'])).toBe('Tours');
});

it('follows the keyboard away from the item that the mouse rests on, and does not return to it', () => {
  expect(after(['pointerEntered', 'Tours'], ['focused', 'Energy'])).toBe('Energy');
  expect(after(['pointerEntered', 'Tours'], ['focused', 'Energy'], ['blurred', 'Energy'])).toBeUndefined();
});
