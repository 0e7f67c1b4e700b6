import { pointOn } from '@vitrine/core/placing/picture-point';
import type { Placement } from '@vitrine/core/world/background';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placementOf } from './form-hotspot.ts';
import { movedTo, withOwnMobilePosition, withOwnWidePosition } from './move-hotspot.ts';
import { placingOf, transition } from './placing-state.ts';
import type { PlacingState } from './placing-state.ts';

const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
const points = fc.record({ x: percent, y: percent });
const ratios = fc.constantFrom('4x3' as const, '16x9' as const);
const placements: fc.Arbitrary<Placement> = fc.oneof(
  points.map((on4x3) => ({ on4x3 })),
  fc.record({ on4x3: points, on16x9: points }),
);

test('moves on the mobile picture and on the others are independent', () => {
  const mobile = { mobile: 0.75 };
  fc.assert(
    fc.property(placements, ratios, points, points, (placement, ratio, to, other) => {
      const moved = movedTo(placement, { ratio: mobile, to });
      expect(pointOn(moved, mobile)).toEqual(to);
      expect({ ...moved, onMobile: undefined }).toEqual({ ...placement, onMobile: undefined });
      expect(pointOn(movedTo(moved, { ratio, to: other }), mobile)).toEqual(to);
      expect(withOwnWidePosition(moved, true).onMobile).toEqual(to);
      expect(withOwnMobilePosition(moved, mobile, false)).toEqual(placement);
    }),
  );
  // The 3:4 centre of a 4:3 picture is 9/16 as wide.
  expect(withOwnMobilePosition({ on4x3: { x: 41, y: 60 } }, mobile, true).onMobile).toEqual({ x: 34, y: 60 });
});

test('a nudge on the mobile picture leaves the others alone', () => {
  const nudge = {
    type: 'nudged',
    to: { ratio: { mobile: 0.75 }, point: { x: 36, y: 20 } },
  } as const;
  const start = placingOf([
    { __component: 'hotspots.open-article', __temp_key__: 'a', position: { x: 41, y: 20 } },
  ]);
  const events = [{ type: 'selected', key: 'a' } as const, nudge];
  const end = events.reduce<PlacingState>((state, event) => transition(state, event)[0], start);
  expect(end.hotspots.map((each) => placementOf(each))).toEqual([
    { on4x3: { x: 41, y: 20 }, onMobile: { x: 36, y: 20 } },
  ]);
});
