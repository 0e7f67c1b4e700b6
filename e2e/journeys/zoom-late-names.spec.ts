import { approach } from '../support/approach.ts';
import { expectAccessible } from '../support/axe.ts';
import { textIn } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { PORTRAIT } from '../support/windows.ts';
import { middleOf, pinOf, wheelIn } from '../support/zoomed-picture.ts';

test.describe('On a phone held upright', () => {
  test.use(PORTRAIT.use);

  test('hotspots stay reachable when the button for their names comes late', async ({ page, visitor }) => {
    const { promise: isZoomed, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/approach-[^/]*\.js$/, async (route) => {
      await isZoomed;
      await route.continue();
    });
    await visitor.opens('robot-arm');
    await approach(page);
    await wheelIn(page, await middleOf(pinOf(page)));
    await expect(page.locator('[data-stage] img[src]').first()).toHaveAttribute('sizes', /^\d+px$/);
    const names = page.getByRole('button', { name: textIn('en', 'hotspot__names') });
    await expect(names).toHaveCount(0);
    release();
    await expect(names).toBeVisible();
    await expectAccessible(page);
  });
});
