import { expect, test } from 'vitest';
import { createConnectionSignals } from './connection-signals.ts';

test('signals wait for the first listener and then arrive at once', () => {
  const signals = createConnectionSignals();
  const received: string[] = [];
  let failures = 0;
  signals.peek(() => (failures += 1));
  signals.emit({ type: 'requestFailed' });
  expect(failures).toBe(0);
  signals.emit({ type: 'pageFailed', href: '/hall' });
  expect(failures).toBe(1);
  const unsubscribe = signals.subscribe(({ type }) => received.push(type));
  expect(received).toEqual(['requestFailed', 'pageFailed']);
  signals.emit({ type: 'streamOpened' });
  expect(received).toEqual(['requestFailed', 'pageFailed', 'streamOpened']);
  unsubscribe();
  signals.emit({ type: 'updateFailed' });
  expect(received).toHaveLength(3);
  signals.subscribe(({ type }) => received.push(type));
  expect(received.at(-1)).toBe('updateFailed');
});
