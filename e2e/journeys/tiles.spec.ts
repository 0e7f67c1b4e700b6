import type { Page } from '@playwright/test';
import { POWER_SAVE_COOKIE } from '@vitrine/core/power-save/power-save-cookie';
import { MAX_TILES } from '@vitrine/core/zoom/tiles-in-view';
import { PNG } from 'pngjs';
import { approach } from '../support/approach.ts';
import { openChangedShowroom, withLocation } from '../support/changed-showroom.ts';
import { COLUMN, LARGE_PICTURE, LARGE_SIZE, largePicture } from '../support/large-picture.ts';
import { ALL } from '../support/rows.ts';
import { testWith } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

const test = testWith(() =>
  openChangedShowroom(
    withLocation('atrium', (location) => ({
      ...location,
      backgrounds: [{ kind: 'image', key: 'default_background', media: LARGE_PICTURE }],
      hotspots: [],
    })),
    [],
    { 'large_0000000001.png': largePicture() },
  ),
);

/** The stage without what is above it. The page's policy forbids a style sheet of Playwright's own. */
async function showAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body * { visibility: hidden } [data-stage], [data-stage] * { visibility: visible }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** CSS pixels in which an edge of the picture may appear: a filter spreads it over some. */
const BLUR = 3;

/** The picture of the first page. */
function pictureOf(page: Page) {
  return page.locator('[data-stage] img[data-layer="first"]');
}

/** The picture is there, and can be looked at closely. */
async function seesPicture(page: Page): Promise<void> {
  await expect
    .poll(() => pictureOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  await approach(page);
}

/** Where the edges between the columns of the picture are, across the window: those seen, and those that are due. */
async function edgesOf(page: Page) {
  const { left, width, height } = await page.locator('[data-stage]').evaluate((stage) => {
    const box = stage.getBoundingClientRect();
    return { left: box.x, width: box.width, height: box.height };
  });
  const drawn = Math.max(width, (height * LARGE_SIZE.width) / LARGE_SIZE.height);
  const begin = left + (width - drawn) / 2;
  const due = Array.from(
    { length: LARGE_SIZE.width / COLUMN - 1 },
    (_, column) => begin + ((column + 1) * COLUMN * drawn) / LARGE_SIZE.width,
  );
  const { data, width: across } = PNG.sync.read(await page.screenshot());
  const y = 300;
  const seen = [];
  for (let x = 1; x < across; x += 1) {
    const at = (y * across + x) * 4;
    const [now = 0, before = 0] = [data[at], data[at - 4]];
    // The middle between the two shades is crossed.
    if (now > 125 !== before > 125) seen.push(x);
  }
  return { seen, due: due.filter((edge) => edge > 0 && edge < across) };
}

async function expectInPosition(page: Page): Promise<void> {
  await showAlone(page);
  await expect(async () => {
    const { seen, due } = await edgesOf(page);
    expect(due.length).toBeGreaterThan(4);
    expect(seen).toHaveLength(due.length);
    for (const [index, edge] of due.entries()) expect(Math.abs((seen[index] ?? 0) - edge)).toBeLessThan(BLUR);
  }).toPass({ timeout: 15_000 });
}

/** The tiles that are in the page, when all of them have come. */
async function tilesOf(page: Page): Promise<readonly string[]> {
  const tiles = page.locator('[data-tiles] > img');
  await expect(page.locator('[data-tiles] > img[data-shown]').first()).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('[data-tiles] > img:not([data-shown])')).toHaveCount(0, { timeout: 60_000 });
  return tiles.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
}

test(
  'A large picture is shown from its tiles where that is sharper, and they stay on it',
  { tag: ALL },
  async ({ page, visitor }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/box-api/tiles/')) requested.push(request.url());
    });
    await visitor.opens('atrium');
    await seesPicture(page);
    await page.mouse.dblclick(520, 330);
    // The picture rests when it asks for a larger copy, which is large enough for 2.5 times its size.
    await expect(pictureOf(page)).toHaveAttribute('sizes', '3200px');
    expect(requested).toEqual([]);

    await page.keyboard.press('+');
    const first = await tilesOf(page);
    expect(first.length).toBeLessThanOrEqual(MAX_TILES);
    expect(new Set(first).size).toBe(first.length);
    expect(first[0]).toMatch(/^\/box-api\/tiles\/0\/\d+\/\d+\/large_0000000001\.png\?v=1$/);
    await expectInPosition(page);

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tilesOf(page)).not.toEqual(first);
    const second = await tilesOf(page);
    expect(second.length).toBeLessThanOrEqual(MAX_TILES);
    await expectInPosition(page);

    await page.keyboard.press('0');
    await expect(page.locator('[data-tiles]')).toHaveCount(0);
  },
);

test('In power-save mode no tile is loaded', { tag: ALL }, async ({ page, visitor, context, showroom }) => {
  await context.addCookies([{ name: POWER_SAVE_COOKIE, value: '1', url: showroom.url }]);
  let tiles = 0;
  page.on('request', (request) => {
    if (request.url().includes('/box-api/tiles/')) tiles += 1;
  });
  await visitor.opens('atrium');
  await seesPicture(page);
  await page.mouse.dblclick(520, 330);
  await page.keyboard.press('+');
  await expect(pictureOf(page)).toHaveAttribute('sizes', '4800px');
  await expect
    .poll(() => pictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/3840/');
  expect(tiles).toBe(0);
});
