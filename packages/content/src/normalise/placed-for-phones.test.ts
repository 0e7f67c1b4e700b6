import { expect, test } from 'vitest';
import {
  bothLanguages,
  brokenBundle,
  entryOf,
  LOCATIONS,
  locationOf,
  memberOf,
} from '../../fixtures/break-world.ts';

test('a hotspot that is placed on the picture for phones as well', () => {
  const placed = brokenBundle(
    bothLanguages((answers, locale) => {
      const hotspot = memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 2);
      hotspot['position_mobile'] = { x: 12, y: 34.5 };
    }),
  );
  expect(locationOf(placed, 'atrium')?.hotspots[2]?.placement).toEqual({
    on4x3: { x: 44.25, y: 51.5 },
    on16x9: { x: 44.25, y: 52 },
    onMobile: { x: 12, y: 34.5 },
  });
  expect(placed.reports).toEqual([]);
});
