import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What comes with the first sign of a visitor has come. Before the page's code a sign is none, and people move on. */
export async function approach(page: Page): Promise<void> {
  const closer = page.locator('[data-zoom]');
  await expect(async () => {
    await page.mouse.move(300, 310);
    await page.mouse.move(300, 300);
    await expect(closer.first()).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}
