import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBase } from '../src/plugins/showroom/admin/src/map/state/base.ts';
import { isSameCellValue } from '../src/plugins/showroom/admin/src/map/state/cell.ts';
import type { Cell, CellValue } from '../src/plugins/showroom/admin/src/map/state/cell.ts';
import { shownIn } from '../src/plugins/showroom/admin/src/map/state/edits.ts';
import { hasUnsaved } from '../src/plugins/showroom/admin/src/map/state/reduce-map.ts';
import { openMap } from '../src/plugins/showroom/admin/src/map/state/map-state.ts';
import type { MapEvent, MapState } from '../src/plugins/showroom/admin/src/map/state/map-state.ts';
import {
  after,
  CELLS,
  change,
  changed,
  createCms,
  refreshed,
  save,
  shown,
} from '../src/plugins/showroom/admin/src/map/testing/edited-map.ts';
import type { Cms } from '../src/plugins/showroom/admin/src/map/testing/edited-map.ts';

type Step =
  | { readonly by: 'me'; readonly event: MapEvent }
  | { readonly by: 'other'; readonly cell: Cell; readonly value: CellValue }
  | { readonly by: 'clock'; readonly fate: 'answered' | 'lost' | 'unreached' }
  | { readonly by: 'refresh' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: changed.map((event): Step => ({ by: 'me', event })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<MapEvent>({ type: 'undone' }, { type: 'redone' })
      .map((event): Step => ({ by: 'me', event })),
  },
  { weight: 3, arbitrary: change.map(({ cell, value }): Step => ({ by: 'other', cell, value })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('answered', 'answered', 'lost', 'unreached')
      .map((fate): Step => ({ by: 'clock', fate: fate as 'lost' })),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ by: 'refresh' }) },
);

/** The other editor changes their own map and saves it immediately. */
function otherWrites(cms: Cms, cell: Cell, value: CellValue): void {
  save(after(openMap(cms.map()), { type: 'changed', parts: [{ cell, value }] }), cms);
}

function run(cms: Cms, steps: readonly Step[]): MapState {
  return steps.reduce((state, done) => {
    switch (done.by) {
      case 'me':
        return after(state, done.event);
      case 'other':
        otherWrites(cms, done.cell, done.value);
        return state;
      case 'clock':
        return save(state, cms, done.fate);
      case 'refresh':
        return refreshed(state, cms.map());
    }
  }, openMap(cms.map()));
}

describe('two editors', () => {
  test('lose nothing silently: what both have changed waits for a decision', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const cms = createCms();
        const state = save(run(cms, steps), cms);
        const settled = refreshed(state, cms.map());
        for (const cell of CELLS) {
          const mine = shownIn(settled.base, settled.edits, cell);
          const theirs = readBase(settled.base, cell);
          const isSame =
            mine === theirs || (mine !== undefined && theirs !== undefined && isSameCellValue(mine, theirs));
          const isHeld = [...settled.held.keys()].some((name) => name.startsWith(`${cell.documentId} `));
          expect(isSame || isHeld, `${cell.documentId} ${cell.field}`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each(['mine', 'theirs'] as const)('end with one map when each takes %s', (keep) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const cms = createCms();
        const begun = save(run(cms, steps), cms);
        // There is nothing to decide about a transition that another editor has deleted meanwhile.
        const gone = new Set(begun.base.transitions.keys());
        for (const { documentId } of cms.map().transitions) gone.delete(documentId);
        let state = begun;
        for (let round = 0; state.held.size > 0 && round < 10; round += 1) {
          for (const name of state.held.keys()) state = after(state, { type: 'resolved', name, keep });
          state = save(state, cms);
        }
        expect(hasUnsaved(state)).toBe(false);
        expect(shown(state)).toEqual(
          CELLS.map((cell) =>
            keep === 'mine' && !gone.has(cell.documentId)
              ? shownIn(begun.base, begun.edits, cell)
              : readBase(state.base, cell),
          ),
        );
        const fresh = refreshed(state, cms.map());
        expect(shown(fresh)).toEqual(shown(openMap(cms.map())));
      }),
      { numRuns: 500 },
    );
  });
});
