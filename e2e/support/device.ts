import type { Locator, Page } from '@playwright/test';
import { textIn } from './demo.ts';

/** Has the device held upright, turned to the left by so many degrees. */
export async function turnDevice(page: Page, degrees: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DeviceOrientation.setDeviceOrientationOverride', {
    alpha: degrees,
    beta: 90,
    gamma: 0,
  });
}

/** The button with which the device turns the view. */
export function followButton(page: Page): Locator {
  return page.getByRole('button', { name: textIn('en', 'view360__gyroscope') });
}
