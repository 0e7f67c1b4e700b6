import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The stage while another view is shown than that of the picture. */
export function turned(page: Page): Locator {
  return page.locator('[data-turned]');
}

/** The panorama has come, and can be turned. */
export async function canTurn(page: Page): Promise<void> {
  await expect(page.locator('[data-panorama="ready"]')).toBeAttached({ timeout: 60_000 });
}

/** As many frames as a turn that has begun needs to be seen. */
export function framesPass(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Turns the panorama as a mouse does, by CSS pixels. */
export async function drag(page: Page, across: number, down = 0): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [x, y] = [width / 2, height * 0.45];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y + down / 2);
  await page.mouse.move(x + across, y + down);
  await page.mouse.up();
}

/** What keeps the hotspots inside a 360 view from being tapped, or their labels from being read; each as a sentence. */
export function coveredInside(panorama: Locator): Promise<readonly string[]> {
  return panorama.evaluate((view) => {
    const around = view.getBoundingClientRect();
    const links = [...view.querySelectorAll('.psv-marker--visible a')];
    if (links.length === 0) return ['none is in sight'];
    const parts = links.flatMap((link) => {
      const label = link.querySelector('[data-label]');
      const isShown = label !== null && getComputedStyle(label).opacity !== '0';
      return isShown ? [link, label].map((part) => ({ link, part })) : [{ link, part: link }];
    });
    return parts.flatMap(({ link, part }) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const name = `the ${part === link ? 'hotspot' : 'label'} of ${link.textContent}`;
      // A hotspot at the edge is turned into sight; half of a word is none.
      const isCutOff =
        top < around.top || bottom > around.bottom || left < around.left || right > around.right;
      if (isCutOff) return part === link ? [] : [`${name} is cut off`];
      return [0.1, 0.5, 0.9].flatMap((share) => {
        const hit = document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2);
        return link.contains(hit) ? [] : [`${name} is under ${hit?.textContent}`];
      });
    });
  });
}
