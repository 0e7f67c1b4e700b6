import type { Locator, Page } from '@playwright/test';

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is shown. @throws Error if it is not on the page */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The first hotspot that opens an article: it is on the product. */
export function pinOf(page: Page): Locator {
  return page
    .locator(
      'main [data-hotspot="open_article"]:not([data-arranged]), main [data-hotspot]:not([data-arrow], [data-arranged])',
    )
    .first();
}

/** Twice as large at least, around a point. */
export async function wheelIn(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  // A wheel counts less on a screen of more pixels.
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
}
