import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { openPlacing, picture, PLACING_WORDS } from './placing-view.ts';

/** What placing says, in both languages of the panel. */
const WORDS = {
  en: {
    media: 'Opens pictures or videos',
    upload: 'Upload files',
    shownAs: 'Shown as',
    view360: '360 view',
    newArticle: 'New article',
    articleTitle: 'Title of the new article',
    make: 'Create',
    bars: 'Bars of the page',
    windows: 'What windows show',
    list: 'All hotspots',
    details: 'The selected hotspot',
  },
  de: {
    media: 'Öffnet Bilder oder Videos',
    upload: 'Dateien hochladen',
    shownAs: 'Gezeigt als',
    view360: '360-Grad-Ansicht',
    newArticle: 'Neuer Artikel',
    articleTitle: 'Titel des neuen Artikels',
    make: 'Anlegen',
    bars: 'Leisten der Seite',
    windows: 'Was Fenster zeigen',
    list: 'Alle Hotspots',
    details: 'Der ausgewählte Hotspot',
  },
} as const;

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language, viewport: { width: 1920, height: 1080 } });

    test(
      'what a hotspot opens is made, uploaded and shown as wanted without leaving the picture',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = { ...PLACING_WORDS[language], ...WORDS[language] };
        const editor = await openAdminPanel(page, language, faults);
        await openPlacing(editor, language);
        const title = `Palletiser P9 ${language}`;
        const details = page.getByRole('combobox', { name: words.shownAs });

        await test.step('the bars of the page lie over the pictures, until they are switched off', async () => {
          const bars = picture(page, '16x9').locator('[data-furniture]');
          await expect(bars.first()).toBeVisible();
          await expect(bars).toHaveCount(6);
          // A preview is a button with the name of its window; what it draws is for the eye alone.
          const windows = page.getByRole('group', { name: words.windows }).getByRole('button');
          await expect(windows).toHaveCount(7);
          for (const preview of await windows.all()) {
            await expect(preview.locator('[data-furniture="tools"]')).toHaveCount(1);
          }
          await page.getByRole('checkbox', { name: words.bars }).click();
          await expect(bars).toHaveCount(0);
          await expect(windows.locator('[data-furniture]')).toHaveCount(0);
          await page.getByRole('checkbox', { name: words.bars }).click();
        });
        await test.step('an article that does not exist yet is made', async () => {
          await page.getByRole('button', { name: words.add, exact: true }).click();
          const dialog = page.getByRole('dialog', { name: words.add });
          await dialog.getByRole('button', { name: words.article }).click();
          await dialog.getByRole('searchbox', { name: words.choose }).fill(title);
          await dialog.getByRole('button', { name: words.newArticle }).click();
          await expect(dialog.getByRole('textbox', { name: words.articleTitle })).toHaveValue(title);
          await expectAccessible(page, dialog);
          await dialog.getByRole('button', { name: words.make }).click();
          await expect(dialog.getByRole('button', { name: title })).toHaveAttribute('aria-pressed', 'true');
          await dialog.getByRole('button', { name: words.add, exact: true }).click();
        });
        await test.step('a picture is uploaded, and shown as a 360 view', async () => {
          await page.getByRole('button', { name: words.add, exact: true }).click();
          const dialog = page.getByRole('dialog', { name: words.add });
          await dialog.getByRole('button', { name: words.media }).click();
          const choosing = page.waitForEvent('filechooser');
          await dialog.getByRole('button', { name: words.upload }).click();
          await (
            await choosing
          ).setFiles({ name: `around-${language}.png`, mimeType: 'image/png', buffer: PIXEL });
          const card = dialog.getByRole('button', { name: new RegExp(`^around-${language}`) });
          await expect(card).toHaveAttribute('aria-pressed', 'true');
          await dialog.getByRole('combobox', { name: words.shownAs }).click();
          await page.getByRole('option', { name: words.view360 }).click();
          await expectAccessible(page, dialog);
          await dialog.getByRole('button', { name: words.add, exact: true }).click();
          await expect(details).toHaveText(words.view360);
        });

        await test.step('all of it is saved', async () => {
          await page.getByRole('button', { name: words.save, exact: true }).click();
          await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
          const list = page.getByRole('list', { name: words.list });
          await list.getByRole('button', { name: title }).click();
          await expect(page.getByRole('region', { name: words.details })).toContainText(title);
          await list.getByRole('button', { name: `around-${language}` }).click();
          await expect(details).toHaveText(words.view360);
        });

        await test.step('the location is left as it was: others publish it', async () => {
          const list = page.getByRole('list', { name: words.list });
          for (const name of [`around-${language}`, title]) {
            await list.getByRole('button', { name }).click();
            await page
              .getByRole('region', { name: words.details })
              .getByRole('button', { name: words.remove })
              .click();
            await expect(list.getByRole('button', { name })).toHaveCount(0);
          }
          await page.getByRole('button', { name: words.save, exact: true }).click();
          await expect(page.getByText(words.unsaved, { exact: true })).toHaveCount(0);
        });
      },
    );
  });
}
