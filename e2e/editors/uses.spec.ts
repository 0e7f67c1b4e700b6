import { expectAccessible } from '../support/axe.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article?plugins[i18n][locale]=en';

const WORDS = {
  en: {
    panel: 'Used in',
    actions: 'More actions',
    remove: 'Delete entry (all locales)',
    warning: 'These lead to it. Their links are gone as soon as you delete it:',
    links: 'Remove the links to it as well',
    cancel: 'Cancel',
    files: { title: 'Files', search: 'Name' },
  },
  de: {
    panel: 'Verwendet in',
    actions: 'Weitere Aktionen',
    remove: 'Eintrag löschen (alle Sprachen)',
    warning: 'Diese Einträge führen hierher. Ihre Verweise fallen weg, sobald Sie löschen:',
    links: 'Auch die Verweise hierher entfernen',
    cancel: 'Abbrechen',
    files: { title: 'Dateien', search: 'Name' },
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('an entry lists what leads to it, and so does the question before it is deleted', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens(ARTICLES);
      await page.getByRole('gridcell', { name: 'About Norvane', exact: true }).click();
      const panel = page.getByRole('complementary').filter({ hasText: words.panel });
      await expect(panel.getByRole('link', { name: 'Reception', exact: true })).toBeVisible();
      // The form's own menu comes first; fields of relations and blocks have menus of the same name.
      await page.getByRole('button', { name: words.actions, exact: true }).first().click();
      await page.getByRole('menuitem', { name: words.remove }).click();
      const question = page.getByRole('alertdialog');
      await expect(question.getByText(words.warning)).toBeVisible();
      await expect(question.getByRole('link', { name: 'Reception', exact: true })).toBeVisible();
      await expect(question.getByRole('checkbox', { name: words.links })).not.toBeChecked();
      await page.mouse.move(0, 0);
      await expectAccessible(page, question);
      await question.getByRole('button', { name: words.cancel }).press('Enter');
      await expect(question).toHaveCount(0);
    });

    test('a file is listed with the entries that show it', async ({ page, faults }) => {
      const { title, search } = WORDS[language].files;
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens('/plugins/showroom/files');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page, page.getByRole('main'));
      await page.getByRole('searchbox', { name: search }).fill('reception.jpg');
      const file = page.getByRole('listitem').filter({ hasText: /reception/i });
      await expect(file.getByRole('link', { name: 'Reception', exact: true }).first()).toBeVisible();
      await page.getByRole('searchbox', { name: search }).fill('no such file');
      await expect(page.getByRole('heading', { level: 2, name: /^(No file|Keine Datei)$/ })).toBeVisible();
    });
  });
}
