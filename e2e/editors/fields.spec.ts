import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ALL, EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { askAs } from './ask-as.ts';

const NEW_HOOK = '/content-manager/collection-types/api::box-hook.box-hook/create';
const ARTICLES = '/content-manager/collection-types/api::article.article';
const TRANSITIONS = '/content-manager/collection-types/api::content-transition.content-transition';
const STORED = '/content-manager/content-types/api::content-transition.content-transition/configuration';

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
    arrivalView: 'View on arrival',
    editArrivalView: 'Edit View on arrival',
    cancel: 'Cancel',
    weight: 'Edit Weight',
    perPage: 'Entries per page',
    save: 'Save',
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
    arrivalView: 'Blick bei der Ankunft',
    editArrivalView: 'Bearbeite Blick bei der Ankunft',
    cancel: 'Abbrechen',
    weight: 'Bearbeite Gewicht',
    perPage: 'Einträge pro Seite',
    save: 'Speichern',
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

    test(
      'the settings of a view name fields in that language, and saving them changes no name',
      { tag: ALL },
      async ({ page, faults }) => {
        const words = WORDS[language];
        const editor = await openAdminPanel(page, language, faults);
        const main = page.getByRole('main');
        const perPage = main.getByRole('combobox', { name: words.perPage });
        const choose = async (before: string, size: string): Promise<void> => {
          await expect(perPage).toHaveText(before);
          await perPage.click();
          await page.getByRole('option', { name: size, exact: true }).click();
          const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
          await main.getByRole('button', { name: words.save, exact: true }).click();
          expect((await answer).status()).toBe(200);
          await page.reload();
          await expect(perPage).toHaveText(size);
        };

        const speakEnglish = (): Promise<void> =>
          page.evaluate(() => {
            document.cookie = 'vitrine_panel_language=en; Path=/';
          });

        await editor.opens(`${TRANSITIONS}/configurations/edit`);
        await main.getByRole('button', { name: words.editArrivalView, exact: true }).click();
        const field = page.getByRole('dialog');
        await expect(field.getByRole('textbox', { name: 'Label' })).toHaveValue(words.arrivalView);
        await field.getByRole('button', { name: words.cancel, exact: true }).click();

        await editor.opens(`${TRANSITIONS}/configurations/list`);
        await expect(main.getByRole('button', { name: words.weight, exact: true })).toBeVisible();
        await choose('50', '20');
        await expect(main.getByRole('button', { name: words.weight, exact: true })).toBeVisible();

        await test.step('also on a page that was opened in another language', async () => {
          await speakEnglish();
          await choose('20', '50');
        });

        await test.step('who reads English still reads it', async () => {
          await speakEnglish();
          const { data } = (await askAs(page, 'GET', STORED)) as {
            data: { contentType: { metadatas: Record<string, object> } };
          };
          expect(data.contentType.metadatas).toMatchObject({
            arrival_view: { edit: { label: 'View on arrival' }, list: { label: 'View on arrival' } },
            weight: { edit: { label: 'Weight' }, list: { label: 'Weight' } },
          });
        });
      },
    );
  });
}
