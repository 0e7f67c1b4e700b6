import { locationOf, textIn } from '../support/demo.ts';
import { openEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const CMS_URL = process.env['E2E_CMS_URL'] ?? '';

test.describe.configure({ mode: 'serial' });
test.skip(CMS_URL === '', 'There is no CMS behind this showroom.');

test('A publish is on the open page without a reload', async ({ visitor }) => {
  const { page } = visitor;
  const editor = await openEditor(CMS_URL);
  const isListening = page.waitForResponse('**/box-api/events');
  await visitor.opens('agv-bay');
  await isListening;
  await page.evaluate(() => {
    document.documentElement.dataset['openedOnce'] = 'yes';
  });
  const title = `${locationOf('agv-bay').title}, live`;
  await editor.publishLocation('agv-bay', 'en', { title });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.locator('html')).toHaveAttribute('data-opened-once', 'yes');

  // Later visitors read it, too, and the walk continues.
  await visitor.walksTo('packaging-line');
  await page.reload();
  await visitor.standsIn('packaging-line');
  await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: title, exact: true })).toBeVisible();
});
