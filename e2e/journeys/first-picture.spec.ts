import type { Page } from '@playwright/test';
import { addressOf } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** Holds the pictures of the rooms back until `release`, and notes which scripts are asked for. */
async function holdPictures(page: Page) {
  const scripts: string[] = [];
  const held = Promise.withResolvers<void>();
  // The seconds after which scripts start all the same never pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route('**/box-api/images/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  return { scripts, release: held.resolve };
}

test('The scripts come after the first picture, so that they do not share its line', async ({ page }) => {
  const { scripts, release } = await holdPictures(page);
  const picture = page.waitForRequest('**/box-api/images/**');
  await page.goto(addressOf('entrance'), { waitUntil: 'domcontentloaded' });
  await picture;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await page.waitForLoadState('load');
});

const SIGNS = {
  types: (page: Page) => page.keyboard.press('?'),
  taps: (page: Page) => page.mouse.click(5, 400),
} as const;

for (const [sign, begin] of Object.entries(SIGNS)) {
  test(`Who ${sign} before the picture is there does not wait for it`, async ({ page }) => {
    const { scripts, release } = await holdPictures(page);
    await page.goto(addressOf('entrance'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    await begin(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    release();
    await page.waitForLoadState('load');
  });
}
