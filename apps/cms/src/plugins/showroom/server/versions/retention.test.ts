import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgettable } from './retention.ts';
import type { AgedVersion } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_000 * DAY;

/** Versions in their order, by how many days ago they came about. */
function versions(
  ...given: readonly (readonly [days: number, stage?: 'saved' | 'published', isGone?: 'gone'])[]
) {
  return given.map(([days, stage, gone], index): AgedVersion => ({
    id: index + 1,
    at: NOW - days * DAY,
    stage: stage ?? 'saved',
    isGone: gone === 'gone',
  }));
}

function forgotten(given: readonly AgedVersion[], days = 365, number = 100): readonly number[] {
  return forgettable(given, { days, number }, NOW);
}

test('keeps the state at the beginning of the period, and what is younger', () => {
  expect(forgotten(versions([500], [400], [300], [10]))).toEqual([1]);
});

test('keeps the present state, however old it is', () => {
  expect(forgotten(versions([900]))).toEqual([]);
});

test('keeps what an undo of the publish would publish again, however old it is', () => {
  expect(forgotten(versions([990, 'published'], [980, 'published'], [970, 'published']))).toEqual([1]);
});

test('forgets all of an entry that was deleted before the period', () => {
  expect(forgotten(versions([900], [400, 'saved', 'gone']))).toEqual([1, 2]);
});

test('of too many, saves go before publishes, and old ones before new', () => {
  const given = versions([9, 'published'], [8], [7], [6, 'published'], [5, 'published'], [4]);
  expect(forgotten(given, 365, 4)).toEqual([2, 3]);
  expect(forgotten(given, 365, 3)).toEqual([1, 2, 3]);
});

const aged = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 20 }),
      stage: fc.constantFrom('saved' as const, 'published' as const),
      isGone: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((list) =>
    list
      .toSorted((one, other) => other.days - one.days)
      .map(({ days, stage, isGone }, index): AgedVersion => ({
        id: index + 1,
        at: NOW - days * DAY,
        stage,
        isGone,
      })),
  );

test('every day of the period can be shown as it was, while there are few versions', () => {
  fc.assert(
    fc.property(aged, fc.integer({ min: 1, max: 15 }), (given, days) => {
      const dropped = new Set(forgotten(given, days));
      const kept = given.filter(({ id }) => !dropped.has(id));
      const wrong = (['saved', 'published'] as const).flatMap((stage) =>
        Array.from({ length: days + 1 }, (_, ago) => {
          const asOf = (list: readonly AgedVersion[]) =>
            list.findLast((version) => version.stage === stage && version.at <= NOW - ago * DAY);
          const was = asOf(given);
          return was === undefined || was.isGone || asOf(kept)?.id === was.id ? undefined : `${stage} ${ago}`;
        }).filter((day) => day !== undefined),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

test('never more than the number is kept, but for the present states and the one before', () => {
  fc.assert(
    fc.property(aged, fc.integer({ min: 3, max: 8 }), (given, number) => {
      expect(given.length - forgotten(given, 30, number).length).toBeLessThanOrEqual(number);
    }),
  );
});

test('what was forgotten once changes nothing the next time', () => {
  fc.assert(
    fc.property(aged, fc.integer({ min: 1, max: 15 }), (given, days) => {
      const dropped = new Set(forgotten(given, days, 5));
      expect(
        forgotten(
          given.filter(({ id }) => !dropped.has(id)),
          days,
          5,
        ),
      ).toEqual([]);
    }),
  );
});
