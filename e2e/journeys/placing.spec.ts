import { pointOn } from '@vitrine/core/placing/picture-point';
import type { Location } from '@vitrine/core/world/location';
import { expectAccessible, settleAnimations } from '../support/axe.ts';
import { openToEverybody } from '../support/changed-showroom.ts';
import { addressOf, demoIn } from '../support/demo.ts';
import { geometryOf, onStage } from '../support/geometry.ts';
import type { Geometry } from '../support/geometry.ts';
import { rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { MEASURED_SIZES } from '../support/windows.ts';

/** Of the sizes, those in which the page is examined for what keeps people out. */
const EXAMINED = new Set([1920, 1024, 768, 390]);

/** Of the picture's width (issue: done when 5). */
const ALLOWED_SHARE = 0.01;

// What is behind a code or a login is measured as well.
const test = testIn(openToEverybody);

// `demo/points.test.ts` proves that the positions are on the products.
for (const { tag, ...location } of rowsOf(demoIn('en').locations)) {
  test(
    `In windows of every size the hotspots of “${location.payloadId}” sit on their product, uncovered`,
    { tag },
    async ({ page }) => {
      await page.goto(addressOf(location.payloadId));
      await expect(page.locator('main[data-travel="idle"] [data-hotspot]').first()).toBeAttached();
      let seen = 0;
      for (const [width, height] of MEASURED_SIZES) {
        await page.setViewportSize({ width, height });
        await settleAnimations(page);
        // The picture of another crop changes with the window's size, and the hotspots with the picture.
        await expect
          .poll(
            async () => {
              const geometry = await geometryOf(page);
              const { misplaced, inside } = judge(location, geometry);
              seen = Math.max(seen, inside);
              return [...misplaced, ...geometry.covered, ...(geometry.overhang > 0 ? ['too wide'] : [])];
            },
            { message: `${width}x${height}` },
          )
          .toEqual([]);
        if (EXAMINED.has(width)) await expectAccessible(page);
      }
      expect(seen).toBe(location.hotspots.length);
    },
  );
}

/** The hotspots that are not on their products, and how many of the products are inside the window. */
function judge({ hotspots }: Pick<Location, 'hotspots'>, geometry: Geometry) {
  // Outside the window, a marker at the edge replaces it.
  const inside = hotspots.flatMap(({ title, action, placement }) => {
    const point = onStage(pointOn(placement, geometry.crop), geometry);
    const found = geometry.hotspots.find(({ walk, name }) =>
      action.kind === 'navigate' ? walk === action.target : walk === null && name.startsWith(title),
    );
    return point.isInside ? [{ title, point, found }] : [];
  });
  const misplaced = inside.flatMap(({ title, found, point }) => {
    if (found === undefined) return [`${title} is not there`];
    if (found.isElsewhere) return [];
    const distance = Math.hypot(found.x - point.x, found.y - point.y);
    return distance > point.pictureWidth * ALLOWED_SHARE ? [`${title} is ${distance.toFixed(1)} px off`] : [];
  });
  return { misplaced, inside: inside.length };
}
