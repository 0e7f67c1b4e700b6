import type { Locator, Page } from '@playwright/test';

/** The notification of the kind danger that says something: it interrupts a screen reader, and goes by itself. */
export const dangerSaying = (page: Page, words: string): Locator =>
  page.getByRole('alert').and(page.locator('[data-notification="danger"]')).filter({ hasText: words });
