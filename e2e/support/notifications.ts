import type { Locator, Page } from '@playwright/test';

/** The notification of the kind danger that says something: it interrupts a screen reader, and goes by itself. */
export function dangerWithText(page: Page, words: string): Locator {
  return page.getByRole('alert').and(page.locator('[data-notification="danger"]')).filter({ hasText: words });
}
