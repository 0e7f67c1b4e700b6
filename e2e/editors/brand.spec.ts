import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { openEditor } from '../support/editor.ts';
import { ROOT } from '../support/processes.ts';
import { ALL, EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

/** SIL Open Font License; a package that the showroom is built with. */
const LATIN_FONT = new Uint8Array(
  readFileSync(join(ROOT, 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2')),
);

const WORDS = {
  en: {
    title: 'Brand',
    company: 'Company name',
    primary: 'Main colour',
    weak: /Main colour #ffd54f: it hardly stands out/,
    take: 'Use #ac8a00, the nearest colour that works',
    holds: 'Everything in these colours stands out enough (WCAG 2.2 AA).',
    save: 'Save',
    saved: 'The brand is saved. Visitors see it now.',
    pages: 'Pages of the showroom',
    other: 'Translations',
    leave: 'Your changes are not saved. Leave this page and lose them?',
    cancel: 'Cancel',
    confirm: 'Confirm',
    chooseFont: 'Choose a font: Font for texts',
    removeFont: 'Remove: Font for texts',
    lacks: 'Russian: 66 characters are missing (А Б В Г Д Е Ё Ж …). The showroom’s own font is used instead.',
  },
  de: {
    title: 'Marke',
    company: 'Name der Firma',
    primary: 'Hauptfarbe',
    weak: /Hauptfarbe #ffd54f: hebt sich kaum/,
    take: '#ac8a00 übernehmen, die nächste Farbe, die passt',
    holds: 'Alles in diesen Farben hebt sich genug ab (WCAG 2.2 AA).',
    save: 'Speichern',
    saved: 'Die Marke ist gespeichert. Besucher sehen sie jetzt.',
    pages: 'Seiten des Showrooms',
    other: 'Übersetzungen',
    leave: 'Ihre Änderungen sind nicht gespeichert. Diese Seite verlassen und sie verlieren?',
    cancel: 'Abbrechen',
    confirm: 'Bestätigen',
    chooseFont: 'Schrift wählen: Schrift der Texte',
    removeFont: 'Entfernen: Schrift der Texte',
    lacks: 'Russisch: 66 Zeichen fehlen (А Б В Г Д Е Ё Ж …). Dafür erscheint die Schrift des Showrooms.',
  },
} as const;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('the brand gets a name and a colour, and a colour that does not stand out is mended', async ({
      page,
      faults,
      baseURL,
    }) => {
      const words = WORDS[language === 'de' ? 'de' : 'en'];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens('/plugins/showroom/brand');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectAccessible(page, main);

      const company = `Norvane ${language}`;
      await main.getByLabel(words.company).fill(company);
      await main.getByRole('textbox', { name: words.primary, exact: true }).fill('#ffd54f');
      await expect(main.getByText(words.weak)).toBeVisible();
      // Strapi's header covers content that was scrolled below it: only new elements are checked.
      await expectAccessible(page, main.getByRole('figure').locator('..'));
      await main.getByRole('button', { name: words.take }).click();
      await expect(main.getByText(words.holds)).toBeVisible();
      await main.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();

      await expect(async () => {
        const html = await (await fetch(`${baseURL}/login`)).text();
        expect(html).toContain(` · ${company}</title>`);
        expect(html).toContain('--primary:#ac8a00');
      }).toPass();
    });

    test(
      'changes that are not saved are not lost without a question',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = WORDS[language === 'de' ? 'de' : 'en'];
        const editor = await openAdminPanel(page, language, faults);
        await editor.opens('/plugins/showroom/brand');
        const title = page.getByRole('heading', { level: 1, name: words.title });
        const company = page.getByRole('main').getByLabel(words.company);
        await expect(title).toBeVisible();
        const saved = await company.inputValue();
        const leaves = () =>
          page
            .getByRole('navigation', { name: words.pages })
            .getByRole('link', { name: words.other, exact: true })
            .click();
        const question = page.getByRole('alertdialog').filter({ hasText: words.leave });

        await test.step('the page asks, and staying loses nothing', async () => {
          await company.fill('Not saved');
          await leaves();
          await expect(question).toBeVisible();
          await expectAccessible(page, question);
          await question.getByRole('button', { name: words.cancel }).click();
          await expect(title).toBeVisible();
          await expect(company).toHaveValue('Not saved');
        });

        await test.step('closing the window asks too', async () => {
          const asked = page.waitForEvent('dialog');
          await page.close({ runBeforeUnload: true });
          const dialog = await asked;
          expect(dialog.type()).toBe('beforeunload');
          await dialog.dismiss();
        });

        await test.step('who goes has left', async () => {
          await leaves();
          await question.getByRole('button', { name: words.confirm }).click();
          await expect(page.getByRole('heading', { level: 1, name: words.other })).toBeVisible();
        });

        await test.step('what is saved or unchanged asks nothing', async () => {
          await page.goBack();
          await expect(company).toHaveValue(saved);
          await company.fill(`${saved} again`);
          await page.getByRole('button', { name: words.save, exact: true }).click();
          await expect(page.getByText(words.saved)).toBeVisible();
          await leaves();
          await expect(page.getByRole('heading', { level: 1, name: words.other })).toBeVisible();
        });
      },
    );

    test(
      'a font of the brand is shown in the preview, with the letters that it lacks',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = WORDS[language === 'de' ? 'de' : 'en'];
        const cms = await openEditor(process.env['E2E_CMS_URL'] ?? '');
        await cms.giveBrandFont(new File([LATIN_FONT], `Latin ${language}.woff2`));
        const editor = await openAdminPanel(page, language, faults);
        await editor.opens('/plugins/showroom/brand');
        const main = page.getByRole('main');
        await expect(main.getByText(`Latin ${language}.woff2`)).toBeVisible();
        await expect(main.getByText(words.lacks)).toBeVisible();
        await expect(main.getByRole('figure').locator('> div')).toHaveCSS(
          'font-family',
          /^"?vitrine-shown-text/,
        );
        await expect
          .poll(() => page.evaluate(() => document.fonts.check('500 15px vitrine-shown-text', 'Abc')))
          .toBe(true);
        await main.getByRole('button', { name: words.chooseFont }).click();
        await expect(page.getByRole('dialog').getByText(`Latin ${language}.woff2`).first()).toBeVisible();
        // Strapi's library aborts its pending requests, and logs that to the console.
        faults.expects(/^console: AbortError: signal is aborted without reason\s[^]*\/admin\/strapi-/);
        await page.keyboard.press('Escape');

        await main.getByRole('button', { name: words.removeFont }).click();
        await expect(main.getByText(words.lacks)).toBeHidden();
        await main.getByRole('button', { name: words.save }).click();
        await expect(page.getByText(words.saved)).toBeVisible();
      },
    );
  });
}
