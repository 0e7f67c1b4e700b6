import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../demo.ts';
import type { Language } from '../demo.ts';

/** One screen of the showroom, and how a visitor comes to it. */
export interface Screen {
  readonly name: string;
  /** What the console says about it that is no fault. */
  readonly faults?: RegExp;
  /** It closes at any key, so that there is nothing in it for the keyboard to reach. */
  readonly endsWithAnyKey?: true;
  /** Shows it, and waits until it can be used. */
  readonly open: (page: Page, language: Language) => Promise<void>;
}

export type Screens = readonly [Screen, ...Screen[]];

/** A location that belongs to a group and has a picture. */
export const GROUPED = 'robotics-hall';

/** A location that has no picture in {@link import('./every-screen-content.ts').withEveryScreen}. */
export const CLASSIC = 'reception';

/** The page of a location, once it is complete. */
export async function openLocation(
  page: Page,
  language: Language,
  location: string,
  query = '',
): Promise<void> {
  await page.goto(`${addressOf(location, language)}${query}`);
  await expect(page.locator('main[data-travel="idle"]')).toBeAttached();
}

/** The dialog on top, once scripts have taken it over and it has come to rest. */
export function openDialog(page: Page): Locator {
  return page.locator('dialog:modal[data-phase="open"]').last();
}
