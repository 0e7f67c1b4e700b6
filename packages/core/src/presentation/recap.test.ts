import { assert, constantFrom, array, nat, property, record, integer, option } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParticipantId } from './presentation.ts';
import { beginRecap, keptStops, MAX_RECAP_STOPS, stepRecap, withTime } from './recap.ts';
import type { RecapState, RunningRecap } from './recap.ts';

const [anna, ben] = ['anna' as ParticipantId, 'ben' as ParticipantId];

function guest(id: ParticipantId, isHandUp = false) {
  return { id, isHandUp };
}

/** A recap after states, each at its millisecond. */
function after(...states: readonly (readonly [now: number, state: RecapState])[]): RunningRecap {
  let recap = beginRecap(0);
  for (const [now, state] of states) recap = stepRecap(recap, now, state);
  return recap;
}

describe('a recap', () => {
  test('names what was shown once, with all its times', () => {
    const recap = after(
      [0, { shown: 'hall' }],
      [4_000, { shown: 'lab' }],
      [9_000, { shown: 'hall' }],
      [10_000, { shown: undefined }],
      [30_000, { shown: 'lab' }],
    );
    expect(withTime(recap, 31_000).stops).toEqual([
      { address: 'hall', milliseconds: 5_000, hands: 0 },
      { address: 'lab', milliseconds: 6_000, hands: 0 },
    ]);
  });

  test('counts a hand for what is shown when it goes up, and once until it goes up again', () => {
    const recap = after(
      [0, { shown: 'hall', guests: [guest(anna), guest(ben)] }],
      [1_000, { shown: 'hall', guests: [guest(anna, true), guest(ben)] }],
      [2_000, { shown: 'lab', guests: [guest(anna, true), guest(ben)] }],
      [3_000, { shown: 'lab', guests: [guest(anna), guest(ben, true)] }],
      [4_000, { shown: 'lab', guests: [guest(anna, true), guest(ben, true)] }],
    );
    expect(recap.stops.map(({ address, hands }) => [address, hands])).toEqual([
      ['hall', 1],
      ['lab', 2],
    ]);
  });

  test('does not count a hand twice that is still up when the window was loaded again', () => {
    const before = after(
      [0, { shown: 'hall', guests: [guest(anna)] }],
      [1_000, { shown: 'hall', guests: [guest(anna, true)] }],
    );
    const again = stepRecap(beginRecap(50_000, before), 50_000, {
      shown: 'hall',
      guests: [guest(anna, true)],
    });
    expect(withTime(again, 52_000).stops).toEqual([{ address: 'hall', milliseconds: 3_000, hands: 1 }]);
  });

  test('knows the most guests that there were at a time', () => {
    const recap = after(
      [0, { shown: 'hall', guests: [guest(anna)] }],
      [1, { shown: 'hall', guests: [guest(anna), guest(ben)] }],
      [2, { shown: 'hall', guests: [] }],
    );
    expect(recap.guests).toBe(2);
  });

  test('counts every millisecond in which something is shown, exactly once', () => {
    const state = record({
      wait: nat(100_000),
      shown: option(constantFrom('hall', 'lab', 'vault'), { nil: undefined }),
      guests: array(record({ id: constantFrom(anna, ben), isHandUp: constantFrom(true, false) }), {
        maxLength: 2,
      }),
    });
    assert(
      property(array(state), (states) => {
        let now = 0;
        let wanted = 0;
        let recap = beginRecap(now);
        for (const { wait, ...next } of states) {
          now += wait;
          if (recap.shown !== undefined) wanted += wait;
          recap = stepRecap(recap, now, next);
        }
        expect(recap.stops.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBe(wanted);
        expect(new Set(recap.stops.map(({ address }) => address)).size).toBe(recap.stops.length);
      }),
    );
  });

  test('takes no time back where a clock does', () => {
    const recap = after([0, { shown: 'hall' }], [5_000, { shown: 'hall' }], [1_000, { shown: 'hall' }]);
    expect(withTime(recap, 6_000).stops[0]?.milliseconds).toBe(6_000);
  });
});

describe('what is kept of a recap', () => {
  test('is where the presentation stayed, or a guest had a question', () => {
    const recap = after(
      [0, { shown: 'hall', guests: [guest(anna)] }],
      [3_000, { shown: 'corridor', guests: [guest(anna)] }],
      [5_999, { shown: 'lab', guests: [guest(anna)] }],
      [6_000, { shown: 'lab', guests: [guest(anna, true)] }],
      [6_500, { shown: undefined, guests: [guest(anna, true)] }],
    );
    expect(keptStops(recap).map(({ address }) => address)).toEqual(['hall', 'lab']);
  });

  test('is the longest of too many, in their order', () => {
    assert(
      property(array(integer({ min: 3_000, max: 9_000 }), { minLength: 41, maxLength: 60 }), (times) => {
        const stops = times.map((milliseconds, index) => ({ address: `${index}`, milliseconds, hands: 0 }));
        const kept = keptStops({ stops, guests: 0 });
        const shortest = Math.min(...kept.map(({ milliseconds }) => milliseconds));
        const left = stops.filter((stop) => !kept.includes(stop));
        expect(kept).toHaveLength(MAX_RECAP_STOPS);
        expect(kept).toEqual(stops.filter((stop) => kept.includes(stop)));
        expect(left.every(({ milliseconds }) => milliseconds <= shortest)).toBe(true);
      }),
    );
  });
});
