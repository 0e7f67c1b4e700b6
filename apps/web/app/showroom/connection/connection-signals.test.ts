import { expect, test } from 'vitest';
import { createConnectionSignals } from './connection-signals.ts';

test('signals wait for the first listener and then arrive at once', () => {
  const signals = createConnectionSignals();
  const received: string[] = [];
  signals.emit({ type: 'requestFailed' });
  const unsubscribe = signals.subscribe(({ type }) => received.push(type));
  expect(received).toEqual(['requestFailed']);
  signals.emit({ type: 'streamOpened' });
  expect(received).toEqual(['requestFailed', 'streamOpened']);
  unsubscribe();
  signals.emit({ type: 'updateFailed' });
  expect(received).toHaveLength(2);
  signals.subscribe(({ type }) => received.push(type));
  expect(received.at(-1)).toBe('updateFailed');
});
