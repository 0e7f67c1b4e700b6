import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { PLACING_WORDS } from './placing-view.ts';

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

const WORDS = {
  en: {
    location: 'Packaging line',
    hotspot: 'Modular conveyor',
    preview: 'Open preview',
    frame: 'The showroom with your drafts',
    details: 'The selected hotspot',
    hotspotTitle: 'Title',
    edit: 'Open the form of what is shown',
    share: 'Share drafts',
    shows: 'It shows',
    entry: 'This entry',
    close: 'Close',
  },
  de: {
    location: 'Verpackungslinie',
    hotspot: 'Modulares Förderband',
    preview: 'Vorschau öffnen',
    frame: 'Der Showroom mit Ihren Entwürfen',
    details: 'Der ausgewählte Hotspot',
    hotspotTitle: 'Titel',
    edit: 'Das Formular dazu öffnen',
    share: 'Entwürfe teilen',
    shows: 'Er zeigt',
    entry: 'Diesen Eintrag',
    close: 'Schließen',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language, viewport: { width: 1920, height: 1080 } });

    test('what an editor clicks in the preview opens in its form', { tag: ALL }, async ({ page, faults }) => {
      const words = { ...PLACING_WORDS[language], ...WORDS[language] };
      faults.expects(/\b410\b/);
      const editor = await openAdminPanel(page, language, faults);
      const shown = page.frameLocator(`iframe[title="${words.frame}"]`);
      const hotspot = shown.getByRole('link', { name: words.hotspot }).first();

      const code = Promise.withResolvers<void>();
      await test.step('the showroom is opened beside a location', async () => {
        await page.route('**/assets/*.js', async (route) => {
          await code.promise;
          await route.fallback();
        });
        await editor.opens(
          `${LOCATIONS}?plugins[i18n][locale]=${language}&filters[$and][0][slug][$eq]=packaging-line`,
        );
        await page.getByRole('gridcell', { name: words.location, exact: true }).click();
        await page.getByRole('button', { name: words.preview }).click();
        await expect(hotspot).toBeVisible();
      });

      await test.step('a link can show this location alone', async () => {
        await page.getByRole('button', { name: words.share }).click();
        const dialog = page.getByRole('dialog', { name: words.share });
        await expect(dialog.getByRole('combobox', { name: words.shows })).toHaveText(words.entry);
        await expectAccessible(page, dialog);
        await dialog.getByRole('button', { name: words.close }).click();
      });

      await test.step('a hotspot is placed where it was clicked, though the code of the page has not come', async () => {
        await hotspot.click({ modifiers: ['Alt'] });
        code.resolve();
        const details = page.getByRole('region', { name: words.details });
        await expect(details.getByRole('textbox', { name: words.hotspotTitle })).toHaveValue(words.hotspot);
        await page.getByRole('button', { name: words.done, exact: true }).click();
        await expect(details).toHaveCount(0);
        await expect(page).not.toHaveURL(/hotspot=/);
      });

      await test.step('the same one opens again', async () => {
        await hotspot.click({ modifiers: ['Alt'] });
        const details = page.getByRole('region', { name: words.details });
        await expect(details.getByRole('textbox', { name: words.hotspotTitle })).toHaveValue(words.hotspot);
        await page.getByRole('button', { name: words.done, exact: true }).click();
        await expect(details).toHaveCount(0);
      });

      await test.step('what lies on top is what is edited', async () => {
        await hotspot.click();
        const article = shown.getByRole('dialog').getByRole('heading').first();
        await expect(article).toBeVisible();
        await article.click({ modifiers: ['Alt'] });
        await expect(page).toHaveURL(/api::article\.article\/\w+/);
        await expect(page).toHaveURL(new RegExp(`locale.*=${language}`));
      });

      await test.step('without a mouse, the form of what is shown is a button', async () => {
        await expect(shown.getByRole('dialog')).toBeVisible();
        await shown.getByRole('dialog').getByRole('button').first().focus();
        await page.keyboard.press('Escape');
        await expect(shown.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('button', { name: words.edit }).click();
        await expect(page).toHaveURL(/api::content-location\.content-location\/\w+/);
      });

      await test.step('nothing asks about changes that stay in the form', async () => {
        await hotspot.click({ modifiers: ['Alt'] });
        const details = page.getByRole('region', { name: words.details });
        const title = details.getByRole('textbox', { name: words.hotspotTitle });
        await expect(title).toHaveValue(words.hotspot);
        await title.fill(`${words.hotspot} 2`);
        await page.getByRole('button', { name: words.done, exact: true }).click();
        await expect(details).toHaveCount(0);
        await expect(shown.getByRole('link', { name: `${words.hotspot} 2` }).first()).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
    });
  });
}
