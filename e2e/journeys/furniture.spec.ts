import { furnitureOf } from '@vitrine/core/placing/furniture';
import type { Rectangle } from '@vitrine/core/placing/rectangle';
import { addressOf } from '../support/demo.ts';
import { settleAnimations } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'en' });

/** Pixels that texts and fonts may add to what editors are shown. */
const ALLOWANCE = 8;

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;

for (const location of ['entrance', 'packaging-line']) {
  test(
    `what editors are shown of the page lies where the page has it (${location})`,
    { tag: ALL },
    async ({ page }) => {
      for (const window of WINDOWS) {
        const size = `${window.width} × ${window.height}`;
        await page.setViewportSize(window);
        await page.goto(addressOf(location));
        await settleAnimations(page);
        const shown = furnitureOf(window).map(({ rectangle }) => rectangle);
        const parts = await page.evaluate(() => {
          const outer = document.querySelector('main')?.parentElement;
          const ofHeader = ':scope > header > *';
          const ofBar = ':scope > nav a, #content';
          const over = innerWidth < innerHeight ? ofHeader : `${ofHeader}, ${ofBar}`;
          return [...(outer?.querySelectorAll(over) ?? [])]
            .map((element) => element.getBoundingClientRect())
            .filter(({ width }) => width > 1)
            .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
        });
        expect(parts.length, size).toBeGreaterThan(1);
        for (const part of parts) {
          expect(
            shown.some((rectangle) => isAround(rectangle, part)),
            `${size}: ${JSON.stringify(part)} lies in one of ${JSON.stringify(shown)}`,
          ).toBe(true);
        }
      }
    },
  );
}

function isAround(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.left >= outer.left - ALLOWANCE &&
    inner.top >= outer.top - ALLOWANCE &&
    inner.right <= outer.right + ALLOWANCE &&
    inner.bottom <= outer.bottom + ALLOWANCE
  );
}
