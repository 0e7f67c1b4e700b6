import type { Page } from '@playwright/test';

/** The limit on focusable elements of a page before the wanted one. */
const MAX_PRESSES = 60;

/**
 * Presses Tab until an element of this name has the focus.
 * @throws Error when none does
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focusedName = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return '';
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? '';
    });
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName())) return;
  }
  throw new Error(`Tab never reaches ${name.source}.`);
}
