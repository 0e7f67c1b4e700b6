import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { withScreensaver } from '../support/screensaver-content.ts';
import type { TestItem } from '../support/screensaver-content.ts';
import { expect, test } from '../support/test.ts';
import { leave, visitorIn } from '../support/unattended.ts';
import { PORTRAIT, VISITS } from '../support/windows.ts';

test.use(WITH_MOTION);

/** Seconds: longer than {@link leave} puts the clock forward twice. */
const TURN = 130;

const LIST: readonly TestItem[] = [
  { pictureOf: 'robot-arm', seconds: TURN },
  { location: 'atrium', wait: TURN },
  { film: 'film-nv6-cycle.mp4' },
];

/** Nothing that moves the stage, however long a test takes to look. */
const PICTURES: readonly TestItem[] = [
  { pictureOf: 'robot-arm', seconds: TURN },
  { pictureOf: 'lounge', seconds: TURN },
];

/** The current item's time is over. */
async function waitForNext(page: Page, screensaver: Locator, kind: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(TURN * 1000);
    await expect(screensaver).toHaveAttribute('data-shows', kind, { timeout: 5000 });
  }).toPass();
}

test.describe('A list of pictures', () => {
  let showroom: ChangedShowroom;
  test.beforeAll(async () => {
    showroom = await openChangedShowroom(withScreensaver(PICTURES));
  });
  test.afterAll(() => showroom.stop());

  for (const { language, window, tag } of rowsOf(EVERY_VISIT, 0)) {
    test.describe(`${language}, ${window.name}`, { tag }, () => {
      test.use({ ...window.use, language });

      test('appears when no one is there and ends with the first touch, which does nothing else', async ({
        page,
      }) => {
        const { visitor, opens } = await visitorIn(page, showroom, language);
        await opens('reception');
        const hotspot = await visitor.linkTo('entrance').first().boundingBox();
        const screensaver = await leave(page, language);
        await expect(
          screensaver.getByRole('button', { name: textIn(language, 'screensaver__begin') }),
        ).toBeFocused();
        await expect(page.getByRole('banner')).toBeHidden();
        await expectAccessible(page);

        const point = {
          x: (hotspot?.x ?? 0) + (hotspot?.width ?? 0) / 2,
          y: (hotspot?.y ?? 0) + (hotspot?.height ?? 0) / 2,
        };
        if (window === PORTRAIT) await page.touchscreen.tap(point.x, point.y);
        else await page.mouse.click(point.x, point.y);
        await expect(screensaver).toBeHidden();
        // Under a picture the visitor remains at their location.
        await visitor.standsIn('reception');
        await expect(page.getByRole('banner')).toBeVisible();
      });
    });
  }

  // "The overlay fills the space when the window is narrower than 16:9." (specification section 4)
  test(
    'fills a window that is narrower than 16:9, and shows the whole picture in a wider one (spec 4.29)',
    { tag: ALL },
    async ({ page }) => {
      const { opens } = await visitorIn(page, showroom);
      await opens('reception');
      const screensaver = await leave(page);
      const picture = screensaver.locator('img').first();
      for (const [width, height, fit] of [
        [390, 844, 'cover'],
        [1280, 800, 'cover'],
        [1680, 720, 'contain'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(picture).toHaveCSS('object-fit', fit);
        // Its box: the picture itself drifts, and is a little larger.
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) => ({
              x: image.offsetLeft,
              y: image.offsetTop,
              width: image.offsetWidth,
              height: image.offsetHeight,
            })),
          )
          .toEqual({ x: 0, y: 0, width, height });
        // It is requested as wide as it is drawn, whatever part the window cuts off. The old file remains until the new
        // one has loaded.
        await expect
          .poll(() =>
            picture.evaluate((image: HTMLImageElement) =>
              Number(/\/images\/(\d+)\//.exec(image.currentSrc)?.[1]),
            ),
          )
          .toBeGreaterThanOrEqual(Math.floor(Math.min(1920, Math.max(width, (height * 16) / 9))));
      }
    },
  );

  test('leaves open overlays as they were, and gives back the focus', { tag: ALL }, async ({ page }) => {
    const { opens } = await visitorIn(page, showroom);
    const visitor = await opens('reception', '?share');
    const panel = page.locator('dialog[data-overlay]');
    await expect(panel).toBeVisible();
    const screensaver = await leave(page);
    await expect(panel).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(screensaver).toBeHidden();
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(visitor.page.url()).toContain('?share');
  });
});

test.describe('A list of pictures, films and locations', () => {
  let showroom: ChangedShowroom;
  test.beforeAll(async () => {
    showroom = await openChangedShowroom(withScreensaver(LIST));
  });
  test.afterAll(() => showroom.stop());

  for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
    test.describe(`${language}, ${window.name}`, { tag }, () => {
      test.use({ ...window.use, language });

      test('shows one after the other, and leaves the visitor in the location that it shows', async ({
        page,
      }) => {
        const { visitor, opens } = await visitorIn(page, showroom, language);
        await opens('reception');
        const screensaver = await leave(page, language);
        await expect(screensaver).toHaveAttribute('data-shows', 'image');
        await waitForNext(page, screensaver, 'location');
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(screensaver).toBeHidden();
        await visitor.standsIn('atrium');
      });
    });
  }

  test('plays a film, and comes back to where the visitor was', { tag: ALL }, async ({ page }) => {
    const { visitor, opens } = await visitorIn(page, showroom);
    await opens('reception');
    const screensaver = await leave(page);
    await waitForNext(page, screensaver, 'location');
    await waitForNext(page, screensaver, 'video');
    await expect
      .poll(() => screensaver.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(screensaver).toBeHidden();
    await visitor.standsIn('reception');
  });
});

for (const [hotspot, settings, ...turns] of [
  ['by itself', { isAutomatic: true }, 0],
  ['along its arrows', { isAutomatic: false }],
] as const) {
  test.describe(`A showroom that walks ${hotspot}`, () => {
    let showroom: ChangedShowroom;
    test.beforeAll(async () => {
      showroom = await openChangedShowroom(withScreensaver([], settings));
    });
    test.afterAll(() => showroom.stop());

    for (const { language, window, tag } of rowsOf(VISITS, ...turns)) {
      test.describe(`${language}, ${window.name}`, { tag }, () => {
        test.use({ ...window.use, language });

        test(
          'moves at once, goes on by itself, and adds nothing to the history',
          { tag: ALL },
          async ({ page }) => {
            const { visitor, opens } = await visitorIn(page, showroom, language);
            await opens('entrance');
            const before = await page.evaluate(() => history.length);
            const screensaver = await leave(page, language);
            await expect(screensaver).toHaveAttribute('data-shows', 'location');
            // The page stays where it was while the stage walks.
            await expect(page.locator('main')).toHaveAttribute('data-location', 'entrance');
            await expectAccessible(page);
            if (window === PORTRAIT) await page.touchscreen.tap(200, 200);
            else {
              await page.mouse.move(200, 200);
              await page.mouse.move(300, 300);
            }
            await expect(screensaver).toBeHidden();
            await expect(visitor.stage).not.toHaveAttribute('data-location', 'entrance');
            await expect(visitor.stage).toHaveAttribute('data-travel', 'idle');
            expect(await page.evaluate(() => history.length)).toBe(before);
          },
        );
      });
    }
  });
}
