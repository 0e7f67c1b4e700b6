import { test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

test('shots', async ({ page, faults }) => {
  const editor = await openAdminPanel(page, 'en', faults);
  for (const [name, width, height] of [['wide', 1920, 1080], ['mid', 1024, 768], ['phone', 390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await editor.opens('/plugins/showroom/brand');
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/brand-shots/panel-${name}.png`, fullPage: false });
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  await editor.opens('/plugins/showroom/brand');
  const field = page.getByRole('textbox', { name: 'Main colour', exact: true });
  await field.fill('#ffd54f');
  await page.getByRole('combobox', { name: 'Surfaces' }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/brand-shots/panel-weak.png' });
  await editor.opens('/content-manager/collection-types/api::world.world');
  await page.getByRole('gridcell', { name: 'showroom', exact: true }).first().click();
  await page.waitForTimeout(5000);
  await page.getByText('Look', { exact: true }).first().scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/brand-shots/panel-world.png', fullPage: true });
});
