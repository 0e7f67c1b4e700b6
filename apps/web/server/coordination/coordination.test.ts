import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createLocalCoordination } from './coordination.ts';

const MINUTE = 60_000;

function setUp() {
  const clock = createFakeClock();
  return { clock, ...createLocalCoordination(clock) };
}

describe('one process alone', () => {
  test('has no Redis, sends to no one and hears no one', () => {
    const { bus, isUp, set } = setUp();
    const messages: string[] = [];
    bus.subscribe('content', (message) => messages.push(message));
    set('logins').onAdded((member) => messages.push(member));
    bus.onGap(() => messages.push('gap'));
    bus.publish('content', 'menus');
    set('logins').add('one', MINUTE);
    expect([messages, isUp()]).toEqual([[], undefined]);
  });

  test('counts attempts by its clock', async () => {
    const { clock, limit } = setUp();
    const codes = limit('codes', { free: 2, refill: MINUTE, firstWait: 1_000, maxWait: MINUTE });
    expect([await codes.spend('a'), await codes.spend('a')]).toEqual([
      { isAllowed: true },
      { isAllowed: true },
    ]);
    expect(await codes.spend('a')).toEqual({ isAllowed: false, retryAfter: 1_000 });
    await codes.giveBack('a');
    expect(await codes.spend('a')).toEqual({ isAllowed: true });
    await clock.advance(1_000);
    expect(await codes.spend('a')).toEqual({ isAllowed: true });
  });
});

describe('the short-lived store', () => {
  test('keeps the first text of a name until it expires', async () => {
    const { clock, store } = setUp();
    const openings = store('openings', 10);
    expect(await openings.keepFirst('a', 'first', MINUTE)).toBe(true);
    expect(await openings.keepFirst('a', 'second', MINUTE)).toBe(false);
    expect(await openings.keepFirst('b', 'other', MINUTE)).toBe(true);
    expect([await openings.read('a'), await openings.read('c')]).toEqual(['first', undefined]);
    await clock.advance(MINUTE);
    expect(await openings.read('a')).toBeUndefined();
    expect(await openings.keepFirst('a', 'second', MINUTE)).toBe(true);
    await clock.advance(MINUTE - 1);
    expect(await openings.read('a')).toBe('second');
  });

  test('drops the oldest where there are too many', async () => {
    const forms = setUp().store('forms', 2);
    for (const name of ['a', 'b', 'c']) await forms.keepFirst(name, name, MINUTE);
    expect([await forms.read('a'), await forms.read('b'), await forms.read('c')]).toEqual([
      undefined,
      'b',
      'c',
    ]);
    expect(forms.remembered()).toBe(2);
  });
});
