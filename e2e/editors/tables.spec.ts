import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const WORDS = {
  en: {
    page: 'Tables',
    export: 'Export a table',
    download: 'Download table',
    import: 'Import a table',
    file: 'File (.csv or .json)',
    examine: 'Check the table',
    noFile: 'Choose a file first.',
    nothing: 'Nothing changes: everything in this table is stored already.',
    discard: 'Discard the table',
    wrong: 'Wrong (1)',
    changed: 'Changed (1)',
    fault: 'language: the CMS does not have the language “xx”.',
    go: 'Write 1 line as a draft',
    done: '“articles.csv” has been imported',
    written: '1 entry was written as a draft.',
    another: 'Choose another table',
    refused: '“words.csv” cannot be imported. Nothing was changed.',
  },
  de: {
    page: 'Tabellen',
    export: 'Tabelle exportieren',
    download: 'Tabelle herunterladen',
    import: 'Tabelle importieren',
    file: 'Datei (.csv oder .json)',
    examine: 'Tabelle prüfen',
    noFile: 'Wählen Sie zuerst eine Datei.',
    nothing: 'Nichts ändert sich: Alles aus dieser Tabelle ist schon gespeichert.',
    discard: 'Tabelle verwerfen',
    wrong: 'Fehlerhaft (1)',
    changed: 'Geändert (1)',
    fault: 'language: Das CMS hat die Sprache „xx“ nicht.',
    go: '1 Zeile als Entwurf schreiben',
    done: '„articles.csv“ wurde importiert',
    written: '1 Eintrag wurde als Entwurf geschrieben.',
    another: 'Andere Tabelle wählen',
    refused: '„words.csv“ kann nicht importiert werden. Geändert wurde nichts.',
  },
} as const;

type Labels = (typeof WORDS)[keyof typeof WORDS];

async function examines(page: Page, name: string, text: string, words: Labels): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(words.file).setInputFiles(file);
  await page.getByRole('button', { name: words.examine }).press('Enter');
}

/** Without the pointer: the colours of Strapi's buttons below it are Strapi's. */
async function isAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expectAccessible(page, page.getByRole('main'));
}

for (const { language, tag } of rowsOf(EVERY_LANGUAGE)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor takes articles out, changes one in the table, and brings it back', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens('/plugins/showroom/tables');
      await expect(page.getByRole('heading', { level: 1, name: words.page })).toBeVisible();
      const exports = page.getByRole('region', { name: words.export });
      const imports = page.getByRole('region', { name: words.import });

      const table = await test.step('the articles leave as a table', async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          exports.getByRole('button', { name: words.download }).press('Enter'),
        ]);
        await isAccessible(page);
        return readFileSync(await download.path(), 'utf8');
      });

      await test.step('which changes nothing when it comes back', async () => {
        await imports.getByRole('button', { name: words.examine }).press('Enter');
        await expect(imports.getByText(words.noFile)).toBeVisible();
        await examines(page, 'articles.csv', table, words);
        await expect(imports.getByText(words.nothing)).toBeVisible();
        await isAccessible(page);
        await imports.getByRole('button', { name: words.discard }).press('Enter');
      });

      const [heading = '', first = ''] = table.split('\r\n');
      const separator = heading.includes(';') ? ';' : ',';
      const [number = '', locale = ''] = first.split(separator);
      const title = `From a table in ${language}`;
      const changed = [
        heading.split(separator).slice(0, 3).join(separator),
        [number, locale, title].join(separator),
        ['1', 'xx', title].join(separator),
      ].join('\n');

      await test.step('a changed line is shown with both texts, a wrong one with its reason', async () => {
        await examines(page, 'articles.csv', changed, words);
        await expect(imports.getByText(words.fault)).toBeVisible();
        await expect(imports.getByRole('button', { name: words.wrong })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await imports.getByRole('button', { name: words.changed }).press('Enter');
        await expect(imports.getByText(title)).toBeVisible();
        await isAccessible(page);
      });

      await test.step('and is written as a draft once the editor agrees', async () => {
        await imports.getByRole('button', { name: words.go }).press('Enter');
        await expect(imports.getByText(words.done)).toBeVisible();
        await expect(imports.getByText(words.written)).toBeVisible();
        await isAccessible(page);
        await imports.getByRole('button', { name: words.another }).press('Enter');
      });

      await test.step('the first table reverses it', async () => {
        await examines(page, 'articles.csv', table, words);
        await imports.getByRole('button', { name: words.go }).press('Enter');
        await expect(imports.getByText(words.written)).toBeVisible();
        await imports.getByRole('button', { name: words.another }).press('Enter');
      });

      await test.step('what is no table is refused', async () => {
        await examines(page, 'words.csv', 'some;words\n', words);
        await expect(imports.getByRole('alert')).toHaveText(words.refused);
        await isAccessible(page);
        await imports.getByRole('button', { name: words.another }).press('Enter');
      });
    });
  });
}
