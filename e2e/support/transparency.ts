import type { Page } from '@playwright/test';

/**
 * Makes the visitor one who wants nothing to shine through; Playwright has no option for it. Without a graphics card
 * what is blurred behind an overlay costs the processor a second for each page of text that is scrolled.
 */
export async function reduceTransparency(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
}
