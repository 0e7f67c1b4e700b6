import { expectAccessible } from '../support/axe.ts';
import { textIn } from '../support/demo.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const FORM = '/content-manager/single-types/api::ui-translation.ui-translation';

/** The CMS's refusals are in English. */
const REFUSED = /^Your text lacks \{title\}/;

const WORDS = {
  en: {
    add: /^(?:Add an entry|No entry yet)/,
    builtIn: 'Built-in text · Every page',
    placeholders: 'The showroom fills in {title}: keep it in your text.',
    takeOver: 'Start from the built-in text',
    own: 'Your text',
    save: 'Save',
  },
  de: {
    add: /^(?:Eintrag hinzufügen|Noch keine Einträge)/,
    builtIn: 'Eingebauter Text · Jede Seite',
    placeholders: 'Der Showroom füllt {title} aus: Behalten Sie das in Ihrem Text.',
    takeOver: 'Mit dem eingebauten Text beginnen',
    own: 'Ihr Text',
    save: 'Speichern',
  },
} as const;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`Own wording in ${language}`, { tag }, () => {
    test.use({ language });

    test('is chosen from a list, begins with the built-in text, and is kept', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens(`${FORM}?plugins[i18n][locale]=${language}`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.add }).first().click();

      const builtIn = textIn(language, 'hotspot__go_to', '{title}');
      const picker = main.getByRole('combobox', { name: /^Text/ });
      // Without a click: a slow one opens the list and ends on its first entry.
      await picker.pressSequentially(builtIn.split(' ')[0] ?? '');
      await page.getByRole('option', { name: /hotspot__go_to/ }).click();
      await expect(main.getByText(words.builtIn)).toBeVisible();
      await expect(main.getByText(words.placeholders)).toBeVisible();
      await main.getByRole('button', { name: words.takeOver }).click();
      const own = main.getByRole('textbox', { name: words.own });
      await expect(own).toHaveValue(builtIn);
      // Ours alone: the head of the row is in Strapi's colours.
      await expectAccessible(page, main.getByText(words.builtIn).locator('xpath=../../..'));

      await own.fill('»{title}«');
      await editor.saves();
      await page.reload();
      await main.getByRole('button', { name: /hotspot__go_to/ }).click();
      await expect(own).toHaveValue('»{title}«');

      await test.step('what the CMS refuses stays in the form, with the reason', async () => {
        faults.expects(/ui-translation.* 400|status of 400/);
        await own.fill('Los!');
        await main.getByRole('button', { name: words.save, exact: true }).click();
        await expect(page.getByText(REFUSED).first()).toBeVisible();
        await expect(own).toHaveValue('Los!');
        await own.fill('{title}, los!');
        await editor.saves();
      });
    });
  });
}
