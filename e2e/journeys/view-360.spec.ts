import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { textIn } from '../support/demo.ts';
import { openersOf } from '../support/overlays.ts';
import { ALL } from '../support/rows.ts';
import { openDialog, openLocation } from '../support/screens/screen.ts';
import { expect, test } from '../support/test.ts';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

/** The least amount of light in the studio around a model, of 255; every product of the demo has darker parts. */
const BACKDROP = 185;

/** Milliseconds for the first picture of a model, or its next one, where no graphics card draws it. */
const DRAWING_PATIENCE = 30_000;

async function openView(page: Page, location: string): Promise<Locator> {
  const opener = openersOf('view360', 'de').find((one) => one.location === location);
  if (opener === undefined) throw new Error(`Nothing at ${location} opens a 360 view.`);
  await openLocation(page, 'de', opener.location, opener.query);
  const view = openDialog(page);
  await expect(view.locator('canvas').first()).toBeVisible({ timeout: DRAWING_PATIENCE });
  return view;
}

/** How dark the darkest pixel is that touches the left or right edge of what is drawn, of 255. */
async function darkestAtTheSides(canvas: Locator): Promise<number> {
  const { data, width, height } = PNG.sync.read(await canvas.screenshot());
  const light = (x: number, y: number) =>
    Math.min(...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
  // The tools and the hint lie over the upper and the lower end.
  const rows = Array.from({ length: Math.floor(height / 2) }, (_, row) => row + Math.floor(height / 4));
  return Math.min(...rows.flatMap((y) => [light(0, y), light(width - 1, y)]));
}

test.use({ language: 'de' });

test('a model is whole after the phone was turned upright', { tag: ALL }, async ({ page }) => {
  await page.setViewportSize(LYING);
  const view = await openView(page, 'agv-bay');
  await page.setViewportSize(UPRIGHT);
  await expect
    .poll(() => darkestAtTheSides(view.locator('canvas')), { timeout: DRAWING_PATIENCE })
    .toBeGreaterThan(BACKDROP);
});

test('on a phone that lies on its side the tools are beside the close button, and not over the picture', async ({
  page,
}) => {
  await page.setViewportSize(LYING);
  const view = await openView(page, 'atrium');
  const tools = view.getByRole('toolbar', { name: textIn('de', 'view360__controls') });
  const picture = await view.locator('canvas').first().boundingBox();
  for (const tool of await tools.getByRole('button').all()) {
    const box = await tool.boundingBox();
    expect(box && picture && box.y + box.height).toBeLessThanOrEqual(picture?.y ?? 0);
    // Playwright clicks only what nothing else covers.
    await tool.click({ trial: true });
  }
  await view.getByRole('link', { name: textIn('de', 'dialog__close') }).click({ trial: true });

  await page.setViewportSize(UPRIGHT);
  const end = tools.getByRole('button').last();
  await expect.poll(async () => ((await end.boundingBox())?.y ?? 0) > UPRIGHT.height / 2).toBe(true);
  await end.click({ trial: true });
});

test('a panorama is as sharp as the window: on a large screen it is the picture itself', async ({ page }) => {
  const original = page.waitForResponse((answer) =>
    /\/box-api\/uploads\/[^/]*atrium[^/]*\.jpg/.test(answer.url()),
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openView(page, 'atrium');
  const picture = await original;
  expect(picture.status()).toBe(200);
  const bytes = await picture.body();
  // Where a JPEG says its size: two bytes for the height, two for the width.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2, 0x00, 0x11]));
  expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([8192, 4096]);
});
