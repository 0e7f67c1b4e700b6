import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

for (const { width, height, tag } of rowsOf(SIZES, 2)) {
  test.describe(`In a window of ${width}x${height}`, { tag }, () => {
    test.use({ viewport: { width, height } });

    test('the list of places, the languages and an article are accessible', async ({ page, visitor }) => {
      await visitor.opens('robotics-hall');
      await page.locator('summary').filter({ hasText: 'EN' }).click();
      await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
      // It lies over hotspots, of which too little remains free for as long as it is open.
      await expectAccessible(page, page.getByRole('banner'));
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      const [article] = demoIn('en').articles;
      await page.goto(`${addressOf('robotics-hall')}?article=${article?.id ?? 0}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('the power-save page is accessible', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'vitrine_power_save', value: '1', url: baseURL ?? '' }]);
      await page.goto('/power-save-mode');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/power-save-mode$/);
      await expectAccessible(page);
    });
  });
}
