import type { Page } from '@playwright/test';

/** A device that plays no video until the test allows it. */
export interface RefusingDevice {
  /** From now on, and on the pages after this one, videos play. */
  readonly allowsVideo: () => Promise<void>;
}

const KEY = 'e2e.allows-video';

/** Makes every `play()` of the page's videos be refused as a device's own policy refuses it. */
export async function refuseVideo(page: Page): Promise<RefusingDevice> {
  await page.addInitScript((key) => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playIfAllowed(this: HTMLMediaElement) {
      return sessionStorage.getItem(key) === null
        ? Promise.reject(new DOMException('Not allowed here.', 'NotAllowedError'))
        : play.call(this);
    };
  }, KEY);
  return {
    allowsVideo: () => page.evaluate((key) => sessionStorage.setItem(key, ''), KEY),
  };
}
