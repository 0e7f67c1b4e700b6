import { ALL, EVERY_LANGUAGE } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const ARTICLES = '/content-manager/collection-types/api::article.article';

const WORDS = {
  en: { addPart: /^Add a component to/, part: 'Text', preview: 'Preview mode' },
  de: { addPart: /^Füge .* eine Komponente hinzu/, part: 'Text', preview: 'Vorschau-Modus' },
} as const;

for (const { language } of EVERY_LANGUAGE) {
  test.describe(`In ${language}`, { tag: ALL }, () => {
    test.use({ language });

    test('the editor of rich text and its preview, whose code comes late, are there', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');
      await editor.opens(`${ARTICLES}/create?plugins[i18n][locale]=en`);
      await main.getByRole('button', { name: words.addPart }).click();
      await main.getByRole('button', { name: words.part, exact: true }).click();
      await main.locator('.CodeMirror-code').click();
      await page.keyboard.type('**Strong** words');
      await main.getByRole('button', { name: words.preview }).click();
      await expect(main.locator('strong').getByText('Strong', { exact: true })).toBeVisible();
    });
  });
}
