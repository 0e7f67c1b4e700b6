import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloadId, worldSlug } from '../world/ids.ts';
import { EMPTY_HISTORY, goBack, HISTORY_CAPACITY, recordArrival } from './visit-history.ts';
import type { VisitHistory } from './visit-history.ts';

const showroom = worldSlug('showroom');
const start = payloadId('entrance');

function visit(history: VisitHistory, ...places: readonly string[]): VisitHistory {
  return places.reduce(
    (before, place) => recordArrival(before, { location: payloadId(place), world: showroom, start }),
    history,
  );
}

describe('the history of a visit', () => {
  test('has the start first, even for a visitor who came by a deep link', () => {
    expect(visit(EMPTY_HISTORY, 'lounge').entries).toEqual(['entrance', 'lounge']);
  });

  test('is cleared on arriving at the start', () => {
    expect(visit(EMPTY_HISTORY, 'lounge', 'atrium', 'entrance').entries).toEqual([]);
  });

  test('begins with the first visit in a world without a start', () => {
    const arrival = { location: payloadId('hall'), world: showroom };
    expect(recordArrival(EMPTY_HISTORY, arrival).entries).toEqual(['hall']);
  });

  test('does not count standing still', () => {
    expect(visit(EMPTY_HISTORY, 'lounge', 'lounge').entries).toEqual(['entrance', 'lounge']);
  });

  test('remembers the last visited location of each world, even when it is cleared', () => {
    const lab = worldSlug('lab');
    const bench = payloadId('lab-bench');
    const before = recordArrival(visit(EMPTY_HISTORY, 'lounge'), {
      location: bench,
      world: lab,
      start: bench,
    });
    expect(before.lastVisited).toEqual({ showroom: 'lounge', lab: 'lab-bench' });
  });

  test('drops the oldest entry beyond its capacity', () => {
    const places = Array.from({ length: 150 }, (_, index) => `hall-${index}`);
    const { entries } = visit(EMPTY_HISTORY, ...places);
    expect(entries).toHaveLength(HISTORY_CAPACITY);
    expect(entries[0]).toBe('hall-50');
    expect(entries.at(-1)).toBe('hall-149');
  });
});

describe('going back', () => {
  test('returns step by step to the start, and from there nowhere', () => {
    const there = visit(EMPTY_HISTORY, 'reception', 'lounge');
    const [toReception, reception] = goBack(there, payloadId('lounge'));
    expect(reception).toBe('reception');
    const [toStart, first] = goBack(visit(toReception, 'reception'), payloadId('reception'));
    expect(first).toBe('entrance');
    const [, nowhere] = goBack(visit(toStart, 'entrance'), start);
    expect(nowhere).toBeUndefined();
  });

  test('always comes to an end, and never leads to where the visitor stands', () => {
    const places = fc.array(fc.constantFrom('entrance', 'reception', 'atrium', 'lounge'), { maxLength: 130 });
    fc.assert(
      fc.property(places, fc.constantFrom('reception', 'atrium'), (walked, standing) => {
        const history = visit(EMPTY_HISTORY, ...walked, standing);
        expect(history.entries.length).toBeLessThanOrEqual(HISTORY_CAPACITY);
        const current = payloadId(standing);
        const [shorter, target] = goBack(history, current);
        expect(target).not.toBe(current);
        expect(shorter.entries.length).toBeLessThan(history.entries.length);
      }),
    );
  });
});
