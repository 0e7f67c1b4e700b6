import type { Locator, Page } from '@playwright/test';
import { WITH_MOTION } from '../support/motion.ts';
import { refuseVideo } from '../support/refused-video.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { locationOf } from '../support/demo.ts';

test.use(WITH_MOTION);

/** A location of the demo with one detail. */
const LOCATION = 'energy-corner';

const FILES = '**/box-api/uploads/loop_*';

function detailsOf(page: Page): Locator {
  return page.locator('[data-details] video');
}

/** The addresses of details that the page asks for from now on. */
function askedFor(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads/loop_')) asked.push(request.url());
  });
  return asked;
}

/** The showroom has had every occasion to show details: what comes with the picture has come, and the browser is idle. */
async function restsIn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('A detail plays in its rectangle of the picture, silently and out of reach, and follows the zoom', async ({
  page,
  visitor,
}) => {
  await visitor.opens(LOCATION);
  const detail = detailsOf(page);
  await expect(detail).toHaveAttribute('data-playing', 'true');
  await expect.poll(() => detail.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const state = await detail.evaluate((video: HTMLVideoElement) => ({
    isMuted: video.muted,
    isLooping: video.loop,
    hasControls: video.controls,
    isHidden: video.closest('[aria-hidden="true"]') !== null,
    pointerEvents: getComputedStyle(video).pointerEvents,
  }));
  expect(state).toEqual({
    isMuted: true,
    isLooping: true,
    hasControls: false,
    isHidden: true,
    pointerEvents: 'none',
  });
  await expectInPosition(page, detail);
  await page.keyboard.press('+');
  await expect(page.locator('[data-zoomed]')).toBeAttached();
  await expect(async () => expectInPosition(page, detail)).toPass();
});

/** It is where the picture shows its rectangle, whichever window and zoom it is. */
async function expectInPosition(page: Page, detail: Locator): Promise<void> {
  const [area] = (locationOf(LOCATION).details ?? []).map(({ placement }) => placement.on4x3);
  const stage = await page.locator('[data-stage]').boundingBox();
  const box = await detail.boundingBox();
  if (!area || !stage || !box) throw new Error('There is no detail.');
  // Of a wide window the 4:3 picture's middle is seen, as wide as the window.
  const isWide = stage.width / stage.height > 1.54;
  const shape = isWide ? 16 / 9 : 4 / 3;
  const crop = isWide ? 0.75 : 1;
  const width = Math.max(stage.width, stage.height * shape);
  const height = width / shape;
  const left = stage.x + (stage.width - width) / 2;
  const top = stage.y + (stage.height - height) / 2;
  expect(Math.abs(box.x - (left + (area.x / 100) * width))).toBeLessThan(2);
  expect(Math.abs(box.y - (top + ((50 + (area.y - 50) / crop) / 100) * height))).toBeLessThan(2);
  expect(Math.abs(box.width - (area.width / 100) * width)).toBeLessThan(2);
  expect(Math.abs(box.height - (area.height / crop / 100) * height)).toBeLessThan(2);
}

test('A detail is gone when a walk begins', { tag: ALL }, async ({ page, visitor }) => {
  await visitor.opens('agv-bay');
  await expect(detailsOf(page)).toHaveCount(2);
  await visitor.setsOffTo('packaging-line');
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'moving');
  expect(await detailsOf(page).count()).toBe(0);
  await visitor.standsIn('packaging-line');
});

test.describe('With reduced motion', { tag: ALL }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no detail is even asked for', async ({ page, visitor }) => {
    const asked = askedFor(page);
    await visitor.opens(LOCATION);
    await restsIn(page);
    await expect(detailsOf(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

const DEVICES = {
  'data saver': () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  'a nearly empty battery': () =>
    Object.defineProperty(navigator, 'getBattery', {
      value: () => Promise.resolve({ level: 0.1, charging: false }),
    }),
  'power-save mode': () => {
    document.cookie = 'vitrine_power_save=1; path=/';
  },
};

for (const [name, prepare] of Object.entries(DEVICES)) {
  test(`With ${name} no detail is even asked for`, { tag: ALL }, async ({ page, visitor }) => {
    const asked = askedFor(page);
    await page.addInitScript(prepare);
    await visitor.opens(LOCATION);
    await restsIn(page);
    await expect(detailsOf(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test(
  'Where videos are refused the picture is seen, and nothing is said',
  { tag: ALL },
  async ({ page, visitor }) => {
    await refuseVideo(page);
    const asked = page.waitForRequest(FILES);
    await visitor.opens(LOCATION);
    await asked;
    await expect(page.locator('[data-details]')).toBeAttached();
    await expect(detailsOf(page)).toHaveCount(0);
    await expect(page.locator('[data-notification]')).toHaveCount(0);
  },
);

test(
  'Where its file is gone the picture is seen, and nothing is said',
  { tag: ALL },
  async ({ page, visitor, faults }) => {
    faults.expects(/status of 404.*loop_|answer: .*loop_.* 404/);
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const asked = page.waitForRequest(FILES);
    await visitor.opens(LOCATION);
    await asked;
    await expect(page.locator('[data-details]')).toBeAttached();
    await expect(detailsOf(page)).toHaveCount(0);
    await expect(page.locator('[data-notification]')).toHaveCount(0);
  },
);
