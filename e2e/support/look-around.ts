import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The stage while another view is shown than that of the picture. */
export function turned(page: Page): Locator {
  return page.locator('[data-turned]');
}

/** The panorama has come, and can be turned. */
export async function canTurn(page: Page): Promise<void> {
  await expect(page.locator('[data-panorama="ready"]')).toBeAttached({ timeout: 60_000 });
}

/** As many frames as a turn that has begun needs to be seen. */
export function framesPass(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Turns the panorama as a mouse does, by CSS pixels. */
export async function drag(page: Page, across: number, down = 0): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [x, y] = [width / 2, height * 0.45];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y + down / 2);
  await page.mouse.move(x + across, y + down);
  await page.mouse.up();
}
