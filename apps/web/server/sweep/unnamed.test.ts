import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trackUnnamed, SWEEP_INTERVAL, UNNAMED_SWEEPS, UNNAMED_TIME } from './unnamed.ts';
import type { UnnamedFiles } from './unnamed.ts';

const FILES = ['a.jpg', 'b.jpg', 'c.jpg'];
const none: UnnamedFiles = new Map();

function look(before: UnnamedFiles, elapsed: number, named: readonly string[] = []) {
  return trackUnnamed(before, { files: FILES, isNamed: (file) => named.includes(file), elapsed });
}

describe('files that no content names', () => {
  test('are over after thirty days of looks, and not a look before', () => {
    let state = look(none, 0);
    for (let hours = 1; hours < UNNAMED_TIME / SWEEP_INTERVAL; hours += 1) {
      state = look(state.unnamed, SWEEP_INTERVAL, ['b.jpg']);
      expect(state.over).toEqual([]);
    }
    expect(look(state.unnamed, SWEEP_INTERVAL, ['b.jpg']).over).toEqual(['a.jpg', 'c.jpg']);
  });

  test('begin again when they are named in between', () => {
    const nearly: UnnamedFiles = new Map([['a.jpg', { time: UNNAMED_TIME - 1, sweeps: 700 }]]);
    const { unnamed } = look(nearly, SWEEP_INTERVAL, ['a.jpg']);
    expect(look(unnamed, SWEEP_INTERVAL).over).toEqual([]);
  });

  test('never go sooner, whatever elapses between looks and however often the server starts', () => {
    const elapsed = fc.oneof(
      fc.constantFrom(0, -1, SWEEP_INTERVAL, 365 * 24 * SWEEP_INTERVAL, -365 * 24 * SWEEP_INTERVAL),
      fc.integer({ min: -1e15, max: 1e15 }),
    );
    fc.assert(
      fc.property(fc.array(elapsed, { maxLength: 500 }), (steps) => {
        let unnamed = none;
        let watched = 0;
        for (const [index, step] of steps.entries()) {
          const seen = look(unnamed, step);
          unnamed = seen.unnamed;
          watched += index === 0 ? 0 : Math.min(2 * SWEEP_INTERVAL, Math.max(0, step));
          const mayGo = watched >= UNNAMED_TIME && index + 1 >= UNNAMED_SWEEPS;
          expect(seen.over.length > 0).toBe(mayGo);
        }
      }),
    );
  });
});
