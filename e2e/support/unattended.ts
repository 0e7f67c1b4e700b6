import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { ChangedShowroom } from './changed-showroom.ts';
import { addressOf, textIn } from './demo.ts';
import type { Language } from './demo.ts';
import { createVisitor } from './visitor.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds: longer than the idle time of a showroom {@link import('./screensaver-content.ts').withScreensaver}. */
export const A_WHILE = 61_000;

export function screensaverOf(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('dialog', { name: textIn(language, 'screensaver__title') });
}

/**
 * The window is idle until the screensaver starts. The page's clock has to be installed.
 * @param language the page's, which is the showroom's own where a kiosk has forgotten the visitor
 */
export async function leave(page: Page, language: Language = 'en'): Promise<Locator> {
  const screensaver = screensaverOf(page, language);
  // The code that counts idle time is fetched some seconds after the page. Once it counts, the
  // screensaver gets time to appear, so that the clock does not advance during its first step.
  let patience = 1000;
  await expect(async () => {
    await page.clock.fastForward(A_WHILE);
    await expect(screensaver)
      .toBeVisible({ timeout: patience })
      .finally(() => (patience = 8000));
  }).toPass();
  return screensaver;
}

/** Someone in a showroom of the test's own, whose clock the test turns. */
export async function visitorIn(page: Page, showroom: ChangedShowroom, language: Language = 'en') {
  await page.clock.install();
  const visitor = createVisitor(page, language);
  const opens = async (location: string, query = ''): Promise<Visitor> => {
    await page.goto(`${showroom.url}${addressOf(location, language)}${query}`);
    await visitor.standsIn(location);
    return visitor;
  };
  return { visitor, opens };
}
