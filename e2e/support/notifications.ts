import type { Locator, Page } from '@playwright/test';

/** The notification of the kind danger with a text: it interrupts a screen reader, and disappears after its time. */
export function dangerWithText(page: Page, words: string): Locator {
  return page.getByRole('alert').and(page.locator('[data-notification="danger"]')).filter({ hasText: words });
}
