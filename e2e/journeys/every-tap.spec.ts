import type { Page } from '@playwright/test';
import { settleAnimations } from '../support/axe.ts';
import { openToEverybody } from '../support/changed-showroom.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

const test = testIn(openToEverybody);

async function opens(page: Page, location: string, query = ''): Promise<void> {
  await page.goto(`${addressOf(location)}${query}`);
  await expect(page.locator('main[data-travel="idle"]')).toBeAttached();
  await settleAnimations(page);
}

test('In a kiosk nothing that looks alive is dead, in any room', { tag: ALL }, async ({ page }) => {
  for (const { payloadId } of demoIn('en').locations) {
    await opens(page, payloadId, '?kiosk');
    const dead = await page
      .locator('a[href], button, summary')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).pointerEvents === 'none')
          .filter((element) => element.closest('[aria-disabled="true"], [inert], [data-leaving]') === null)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(dead, payloadId).toEqual([]);
  }
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test(
    'Taps on Next without a pause lead to the last room, and one more stays there',
    { tag: ALL },
    async ({ visitor }) => {
      const { page } = visitor;
      const route = ['entrance'];
      for (let here = locationOf('entrance').next; here !== undefined; here = locationOf(here).next)
        route.push(here);
      const last = route.at(-1) ?? '';
      // The last steps alone: every walk takes its two seconds.
      const start = route.at(-4) ?? '';
      await visitor.opens(start);
      const bar = page.getByRole('navigation', { name: textIn('en', 'navigation__bar') });
      const arrow = bar.locator('a[rel="next"]').filter({ visible: true }).first();
      const box = await arrow.boundingBox();
      const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      // The pointer does not move, as on a stage.
      for (const station of route.slice(-3)) {
        const name = textIn('en', 'navigation__next', locationOf(station).title);
        await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
        await page.mouse.click(point.x, point.y);
      }
      await visitor.standsIn(last);
      await page.mouse.click(point.x, point.y);
      await expect(bar.getByRole('link', { name: textIn('en', 'navigation__last') })).toBeDisabled();
      await visitor.standsIn(last);
    },
  );
});
