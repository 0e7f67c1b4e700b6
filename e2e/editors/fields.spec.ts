import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ALL, EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const NEW_HOOK = '/content-manager/collection-types/api::box-hook.box-hook/create';
const ARTICLES = '/content-manager/collection-types/api::article.article';

const WORDS = {
  en: {
    add: /^(?:Add an entry|No entry yet)/,
    when: /^When/,
    arrival: 'Someone arrives at a location',
    onlyAtSome: 'Only at some locations',
    onlyAt: /^Only at(?! some)/,
    what: /^What happens/,
    link: 'Opens a link',
    menu: 'Opens a menu',
    address: 'Address',
    menuField: /^Menu/,
    hint: 'Of a web page, or of a video on YouTube or Vimeo.',
    title: 'Title',
    addPart: /^Add a component to/,
    table: 'Table',
    rows: 'Rows',
    begin: 'Begin a table',
    first: 'Name of column 1',
    second: 'Name of column 2',
    payload: 'Payload, row 2',
    added: 'Payload, row 3',
    model: 'Model, row 3',
    up: 'Move the row up',
  },
  de: {
    add: /^(?:Eintrag hinzufügen|Noch keine Einträge)/,
    when: /^Wann/,
    arrival: 'Jemand kommt an einem Ort an',
    onlyAtSome: 'Nur an bestimmten Orten',
    onlyAt: /^Nur an(?! best)/,
    what: /^Was geschieht/,
    link: 'Öffnet einen Link',
    menu: 'Öffnet ein Menü',
    address: 'Adresse',
    menuField: /^Menü/,
    hint: 'Einer Webseite, oder eines Videos auf YouTube oder Vimeo.',
    title: 'Titel',
    addPart: /^Füge .* eine Komponente hinzu/,
    table: 'Tabelle',
    rows: 'Zeilen',
    begin: 'Tabelle beginnen',
    first: 'Name der Spalte 1',
    second: 'Name der Spalte 2',
    payload: 'Traglast, Zeile 2',
    added: 'Traglast, Zeile 3',
    model: 'Modell, Zeile 3',
    up: 'Zeile nach oben',
  },
} as const;

/** Pastes into what has the focus, as a spreadsheet does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language, viewport: { width: 1280, height: 720 } });

    test('a form speaks in words, and shows what the chosen action needs', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      await editor.opens(NEW_HOOK);
      const main = page.getByRole('main');
      await main.getByRole('combobox', { name: words.when }).click();
      await page.getByRole('option', { name: words.arrival, exact: true }).click();
      const locations = main.getByRole('combobox', { name: words.onlyAt });
      await expect(locations).toHaveCount(0);
      await main.getByRole('checkbox', { name: words.onlyAtSome }).click();
      await expect(locations).toBeVisible();

      await main.getByRole('button', { name: words.add }).first().click();
      const kind = main.getByRole('combobox', { name: words.what });
      await expect(kind).toBeVisible();
      const address = main.getByRole('textbox', { name: words.address, exact: true });
      await expect(address).toHaveCount(0);
      await kind.click();
      await page.getByRole('option', { name: words.link, exact: true }).click();
      await address.fill('https://example.com');
      await expect(main.getByText(words.hint)).toBeVisible();
      // As it is called once it is closed.
      const row = main.getByRole('button', { name: `${words.link}: https://example.com`, exact: true });
      await expect(row).toHaveAttribute('aria-expanded', 'true');
      await expect(main.getByRole('combobox', { name: words.menuField })).toHaveCount(0);

      await test.step('what is hidden leaves no room', async () => {
        const rooms = await main
          .locator('div:empty')
          .evaluateAll(
            (cells) =>
              cells.filter(
                (cell) =>
                  cell.getClientRects().length > 0 &&
                  getComputedStyle(cell.parentElement ?? cell).display === 'grid',
              ).length,
          );
        expect(rooms).toBe(0);
      });

      await test.step('what is hidden keeps what was typed', async () => {
        await kind.click();
        await page.getByRole('option', { name: words.menu, exact: true }).click();
        await expect(main.getByRole('combobox', { name: words.menuField })).toBeVisible();
        await expect(address).toHaveCount(0);
        await kind.click();
        await page.getByRole('option', { name: words.link, exact: true }).click();
        await expect(address).toHaveValue('https://example.com');
      });
    });

    test(
      'a table is written, pasted from a spreadsheet, and kept',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = WORDS[language];
        const editor = await openAdminPanel(page, language, faults);
        await editor.opens(`${ARTICLES}/create?plugins[i18n][locale]=en`);
        const main = page.getByRole('main');
        await editor.fills(words.title, `Table in ${language}`);
        await main.getByRole('button', { name: words.addPart }).click();
        await main.getByRole('button', { name: words.table, exact: true }).click();
        const table = main.getByRole('group', { name: words.rows, exact: true });
        await table.getByRole('button', { name: words.begin }).press('Enter');

        await expect(table.getByRole('textbox', { name: words.first })).toBeFocused();
        const [model = '', payload = ''] = [words.model, words.payload].map((name) => name.split(',')[0]);
        await page.keyboard.type(model);
        await page.keyboard.press('Tab');
        await expect(table.getByRole('textbox', { name: words.second })).toBeFocused();
        await paste(page, `${payload}\n"12 kg\n26 lb"\n`);
        await expect(table.getByRole('textbox', { name: words.payload })).toHaveValue('12 kg\n26 lb');
        await expect(table.getByRole('textbox', { name: words.payload })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(table.getByRole('textbox', { name: words.added })).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await expect(table.getByRole('textbox', { name: words.model })).toBeFocused();
        await page.keyboard.type('NV');
        await paste(page, '6\r\n');
        await expect(table.getByRole('textbox', { name: words.model })).toHaveValue('NV6');
        await expectAccessible(page, table);

        await test.step('Esc leads to the buttons, which are about that row', async () => {
          await page.keyboard.press('Escape');
          await table.getByRole('button', { name: words.up }).press('Enter');
          await expect(table.getByRole('textbox', { name: words.model })).toHaveValue('');
        });

        await editor.saves();
        await page.reload();
        await main.getByRole('button', { name: words.table }).click();
        await expect(table.getByRole('textbox')).toHaveCount(6);
        await expect(table.getByRole('textbox', { name: words.first })).toHaveValue(model);

        const documentId = /api::article\.article\/(\w+)/.exec(page.url())?.[1] ?? '';
        await askAs(page, 'DELETE', `${ARTICLES}/${documentId}`);
      },
    );
  });
}
