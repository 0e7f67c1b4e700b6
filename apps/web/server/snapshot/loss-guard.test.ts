import { localeCode } from '@vitrine/core/world/ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryCount } from './entry-counts.ts';
import {
  ANNOUNCEMENT_LIFE,
  CONFIRMING_REFRESHES,
  CONFIRMING_TIME,
  guardLosses,
  lossesOf,
  UNSUSPECTING,
} from './loss-guard.ts';
import type { GuardEffect, GuardEvent } from './loss-guard.ts';

const POLL = 30_000;
const EN = localeCode('en');

function entryCount(articles: number, locations = 10): readonly EntryCount[] {
  return [
    { collection: 'articles', locale: EN, count: articles },
    { collection: 'content-locations', locale: EN, count: locations },
  ];
}

/** Sends events to the guard; each returns the types of its effects. Accepted content is shown. */
function setUp(shownFirst = entryCount(10)) {
  let state = UNSUSPECTING;
  let shown = shownFirst;
  const send = (event: GuardEvent): readonly GuardEffect['type'][] => {
    const [next, effects] = guardLosses(state, event);
    state = next;
    if (event.type === 'refreshed' && effects.some(({ type }) => type === 'accept')) shown = event.found;
    return effects.map(({ type }) => type);
  };
  return {
    look: (now: number, found: readonly EntryCount[], over: { isWhole?: boolean; began?: number } = {}) =>
      send({ type: 'refreshed', isWhole: true, began: now, now, shown, found, ...over }),
    fail: () => send({ type: 'failed' }),
    announce: (now: number, collection: string, locale?: string) =>
      send({ type: 'announced', changes: [{ collection, ...(locale && { locale }) }], now }),
  };
}

const counts = fc.array(fc.nat({ max: 20 }), { minLength: 2, maxLength: 2 });
const entryCounts = counts.map(([articles = 0, locations = 0]) => entryCount(articles, locations));

describe('a sudden loss', () => {
  test.each([
    { before: 1, after: 0, isLoss: true },
    { before: 10, after: 0, isLoss: true },
    { before: 10, after: 4, isLoss: true },
    { before: 10, after: 5, isLoss: false },
    { before: 3, after: 1, isLoss: false },
    { before: 0, after: 0, isLoss: false },
    { before: 4, after: 9, isLoss: false },
  ])('from $before to $after entries: $isLoss', ({ before, after, isLoss }) => {
    expect(lossesOf(entryCount(before), entryCount(after))).toHaveLength(isLoss ? 1 : 0);
  });

  test('is seen for every collection that was not empty and is now, also one that is not listed any more', () => {
    fc.assert(
      fc.property(entryCounts, (shown) => {
        const lost = shown.filter(({ count }) => count > 0).map(({ collection }) => collection);
        expect(lossesOf(shown, []).map(({ collection }) => collection)).toEqual(lost);
        expect(lossesOf(shown, shown)).toEqual([]);
      }),
    );
  });
});

describe('the loss guard', () => {
  test('accepts content at once, unless it has lost most of a collection', () => {
    fc.assert(
      fc.property(entryCounts, entryCounts, (shown, found) => {
        const isHeld = setUp(shown).look(0, found).includes('hold');
        expect(isHeld).toBe(lossesOf(shown, found).length > 0);
      }),
    );
  });

  test('holds a loss back until the CMS has said the same for some looks over some minutes', () => {
    const { look } = setUp();
    const seen: (readonly string[])[] = [];
    for (let now = 0; now <= CONFIRMING_TIME; now += POLL) seen.push(look(now, entryCount(0)));
    expect(seen[0]).toEqual(['hold', 'suspected']);
    expect(new Set(seen.slice(1, -1).map(String))).toEqual(new Set(['hold']));
    expect(seen.at(-1)).toEqual(['accept', 'confirmed']);
  });

  test('never believes it sooner, however often it looks, nor with fewer looks, however late', () => {
    const often = setUp();
    for (let now = 0; now < CONFIRMING_TIME; now += 1_000) {
      expect(often.look(now, entryCount(0))).toContain('hold');
    }
    const seldom = setUp();
    for (let refreshes = 1; refreshes < CONFIRMING_REFRESHES; refreshes += 1) {
      expect(seldom.look(refreshes * CONFIRMING_TIME, entryCount(0))).toContain('hold');
    }
    expect(seldom.look(CONFIRMING_REFRESHES * CONFIRMING_TIME, entryCount(0))).toContain('accept');
  });

  test('starts again when the loss is a different one, or a look fails in between', () => {
    const { look, fail } = setUp();
    for (let now = 0; now < CONFIRMING_TIME; now += POLL) look(now, entryCount(0));
    expect(look(CONFIRMING_TIME, entryCount(0, 0))).toEqual(['hold', 'suspected']);
    for (let now = POLL; now < CONFIRMING_TIME; now += POLL) look(CONFIRMING_TIME + now, entryCount(0, 0));
    fail();
    // The same loss after the fault is not logged again, but it has to persist again.
    expect(look(2 * CONFIRMING_TIME, entryCount(0, 0))).toEqual(['hold']);
    expect(look(3 * CONFIRMING_TIME - 1, entryCount(0, 0))).toEqual(['hold']);
  });

  test('reports once that lost content is back', () => {
    const { look } = setUp();
    look(0, entryCount(0));
    expect(look(POLL, entryCount(10))).toEqual(['accept', 'undone']);
    expect(look(2 * POLL, entryCount(10))).toEqual(['accept']);
  });

  test('accepts at once what an editor has announced: the look at that change, and the next one at everything', () => {
    const { look, announce } = setUp();
    announce(0, 'articles', 'en');
    expect(look(1, entryCount(0), { isWhole: false })).toEqual(['accept']);
    const whole = setUp();
    whole.announce(0, 'articles', 'en');
    expect(whole.look(1, entryCount(0))).toEqual(['accept']);
  });

  test('is not talked into a loss by an announcement of something else', () => {
    for (const [collection, locale] of [
      ['menus', undefined],
      ['articles', 'de'],
    ] as const) {
      const { look, announce } = setUp();
      announce(0, collection, locale);
      expect(look(1, entryCount(0))).toContain('hold');
    }
  });

  test('uses an announcement up with the first good look at everything that began after it', () => {
    const { look, announce } = setUp();
    announce(10, 'articles');
    // This refresh began before: it cannot contain the change.
    expect(look(20, entryCount(10), { began: 5 })).toEqual(['accept']);
    expect(look(30, entryCount(10), { began: 25 })).toEqual(['accept']);
    expect(look(40, entryCount(0))).toContain('hold');
  });

  test('forgets an announcement that no look has answered in time', () => {
    const { look, announce } = setUp();
    announce(0, 'articles');
    expect(look(ANNOUNCEMENT_LIFE, entryCount(0))).toContain('hold');
    expect(setUp().announce(0, 'articles')).toEqual([]);
  });

  test('answers every refresh with exactly one of accept and hold, and reports a lasting loss once', () => {
    const before = fc.array(fc.oneof(fc.constantFrom('fail', 'articles', 'content-locations'), entryCounts));
    fc.assert(
      fc.property(before, entryCounts, (events, found) => {
        const { look, fail, announce } = setUp();
        for (const [index, event] of events.entries()) {
          if (event === 'fail') fail();
          else if (typeof event === 'string') announce(index * POLL, event);
          else look(index * POLL, event);
        }
        const now = events.length * POLL;
        const types = look(now, found);
        expect(types.filter((type) => type === 'accept' || type === 'hold')).toHaveLength(1);
        expect(look(now, found)).not.toContain('suspected');
      }),
    );
  });
});
