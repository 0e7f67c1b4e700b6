import type { Page } from '@playwright/test';
import { pointOn } from '@vitrine/core/placing/picture-point';
import type { Background, Placement } from '@vitrine/core/world/background';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { settleAnimations } from '../support/axe.ts';
import { addressOf, locationOf, mediaPathOf } from '../support/demo.ts';
import { mediaNamed } from '../support/demo-media.ts';
import { geometryOf, onStage } from '../support/geometry.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { firstOnly } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

const LOCATION = 'reception';

/** What phones show there: a picture of another place, as wide as 16:9, so that nothing fits by chance. */
const MOBILE = 'still-lounge-16x9.jpg';
const MOBILE_SHAPE = 16 / 9;

/** The editor's positions of the hotspots on it: for every other one in a row; the rest follow the 4:3 picture. */
function ownPoint(index: number) {
  return index % 2 === 0 ? { x: 30 + 7 * index, y: 62 } : undefined;
}

function placementOf(placement: Placement, index: number): Placement {
  const onMobile = ownPoint(index);
  return { ...placement, ...(onMobile && { onMobile }) };
}

function withMobilePicture(snapshot: Snapshot): Snapshot {
  const mobile: Background = { kind: 'image', key: 'mobile', media: mediaNamed(snapshot, MOBILE) };
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) =>
      location.payloadId === LOCATION
        ? {
            ...location,
            backgrounds: [...location.backgrounds, mobile],
            hotspots: location.hotspots.map((hotspot, index) => ({
              ...hotspot,
              placement: placementOf(hotspot.placement, index),
            })),
          }
        : location,
    ),
  };
}

const test = testIn(withMobilePicture);

/** CSS pixels: a percent of the picture's width. */
const NEAR = 8;

/** The hotspots that lead to locations, and how far each is from its point of a picture; those outside are left out. */
async function offPoint(page: Page, pictured: 'mobile' | '4x3' | '16x9'): Promise<readonly number[]> {
  const geometry = await geometryOf(page);
  const picture = pictured === 'mobile' ? { mobile: MOBILE_SHAPE } : pictured;
  return locationOf(LOCATION).hotspots.flatMap(({ action, placement }, index) => {
    const target = action.kind === 'navigate' ? action.target : undefined;
    const found = geometry.hotspots.find(({ walk }) => target !== undefined && walk === target);
    const point = onStage(pointOn(placementOf(placement, index), picture), geometry);
    return found && !found.isElsewhere && point.isInside
      ? [Math.hypot(found.x - point.x, found.y - point.y)]
      : [];
  });
}

async function expectPlaced(page: Page, pictured: 'mobile' | '4x3' | '16x9'): Promise<void> {
  await expect(page.locator('main [data-hotspot]').first()).toBeAttached();
  await settleAnimations(page);
  await expect
    .poll(async () => {
      const distances = await offPoint(page, pictured);
      return distances.length > 0 && Math.max(...distances) < NEAR;
    })
    .toBe(true);
}

/** What is fetched of walks, of the demo's files. */
const PHONE_CLIPS = /^transitions\/phone\//;
const LARGE_CLIPS = /^transitions\/[^/]+$/;

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

const PHONES = [
  ['upright', UPRIGHT],
  ['lying', LYING],
] as const;

for (const [number, [held, viewport]] of PHONES.entries()) {
  test.describe(`On a phone held ${held}`, { tag: firstOnly(number) }, () => {
    test.use({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

    // A phone is shown the background for `mobile` before the one of its aspect ratio.
    test('hotspots are on the picture that is made for phones', async ({ page }) => {
      await page.goto(addressOf(LOCATION));
      await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
      await expectPlaced(page, 'mobile');
      const shown = await page
        .locator('[data-stage] [data-layer="first"]')
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown).toContain('still_lounge_16x9');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('they stand there from the first paint on', async ({ page, faults }) => {
        faults.expects(/request: .*\/assets\/.*\.js csp/);
        await page.goto(addressOf(LOCATION));
        await expectPlaced(page, 'mobile');
      });
    });
  });
}

test.describe('In a small window that a mouse points into', () => {
  test.use({ viewport: LYING });

  test('hotspots are on the picture of wide windows', async ({ page }) => {
    await page.goto(addressOf(LOCATION));
    await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
    await expectPlaced(page, '16x9');
  });
});

const TOUCHED = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

for (const [number, { name, use, clips }] of [
  { name: 'A phone held upright', use: { viewport: UPRIGHT, ...TOUCHED }, clips: PHONE_CLIPS },
  { name: 'A window as small with a mouse', use: { viewport: UPRIGHT }, clips: LARGE_CLIPS },
  { name: 'A phone held lying', use: { viewport: LYING, ...TOUCHED }, clips: PHONE_CLIPS },
  { name: 'A desktop', use: { viewport: { width: 1280, height: 720 } }, clips: LARGE_CLIPS },
].entries()) {
  test.describe(name, { tag: firstOnly(number) }, () => {
    test.use({ ...use, ...WITH_MOTION });

    test('fetches the clips that are made for it, and no others', async ({ visitor }) => {
      const asked: string[] = [];
      visitor.page.on('request', (request) => {
        const path = mediaPathOf(request.url());
        if (path?.startsWith('transitions/') === true) asked.push(path);
      });
      await visitor.opens('atrium');
      await visitor.walksTo('lounge');
      expect(await visitor.hasSeen()).toContainEqual(expect.objectContaining({ walk: 'atrium--lounge' }));
      expect(asked.some((path) => path.includes('atrium--lounge'))).toBe(true);
      expect(asked.filter((path) => !clips.test(path))).toEqual([]);
    });
  });
}
