import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createLocalCoordination, versionAfter } from './coordination.ts';
import { differencesFromModel, documentSteps } from './testing/documents-model.ts';

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

describe('shared documents', () => {
  const NEW = { version: undefined, lifetime: MINUTE };

  test('answer as a plain map, whatever two writers do by turns', async () => {
    await fc.assert(
      fc.asyncProperty(documentSteps, fc.integer({ min: 1, max: 3 }), async (steps, most) => {
        const { clock, documents } = setUp();
        const talks = documents('talks', most);
        const options = { documents: [talks, talks], most, wait: clock.advance } as const;
        expect(await differencesFromModel(steps, options)).toEqual([]);
      }),
    );
  });

  test('take one of two writes at once', async () => {
    const talks = setUp().documents('talks', 10);
    const texts = ['one', 'other'];
    const first = await Promise.all(texts.map(async (text) => talks.write('a', text, NEW)));
    expect(first).toEqual([await talks.read('a'), undefined]);
  });

  test('are refused as `full` where there are too many, and none of them is dropped', async () => {
    const { clock, documents } = setUp();
    const talks = documents('talks', 2);
    const kept = [await talks.write('a', 'a', NEW), await talks.write('b', 'b', { ...NEW, lifetime: 1 })];
    expect(await talks.write('c', 'c', NEW)).toBe('full');
    expect([await talks.read('a'), await talks.read('b'), await talks.read('c')]).toEqual([
      ...kept,
      undefined,
    ]);
    await clock.advance(1);
    expect(await talks.write('c', 'c', NEW)).toEqual(await talks.read('c'));
    expect(await talks.write('d', 'd', NEW)).toBe('full');
    await talks.remove('a');
    expect(await talks.write('d', 'd', NEW)).toEqual(await talks.read('d'));
  });

  test('last as long when the clock is set', async () => {
    const { clock, documents } = setUp();
    const talks = documents('talks', 2);
    const written = await talks.write('a', 'a', NEW);
    clock.set(clock.now() + 2 * MINUTE);
    expect(await talks.read('a')).toEqual(written);
    clock.set(clock.now() - 9 * MINUTE);
    await clock.advance(MINUTE);
    expect(await talks.read('a')).toBeUndefined();
  });

  test('begin at versions that do not come again, and that count exactly', () => {
    const first = Array.from({ length: 1_000 }, () => versionAfter(undefined));
    expect(new Set(first).size).toBe(first.length);
    // A thousand writes a second, for a thousand years.
    const last = Math.max(...first) + 1_000 * 3_600 * 24 * 365 * 1_000;
    expect(versionAfter(last)).toBe(last + 1);
    expect(Number.isSafeInteger(versionAfter(last))).toBe(true);
  });
});
