import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { sendContactRequest } from '../support/contact-request.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const WORDS = {
  en: {
    delivered: 'Every contact request has been delivered.',
    title: 'Personal data',
    email: 'Email address of the person',
    find: 'Find',
    found: 'What is kept about ada.en@example.com',
    one: '1 contact request',
    export: 'Download everything',
    erase: 'Erase …',
    dialog: 'Erase what is kept about ada.en@example.com?',
    type: 'Type the email address to confirm',
    eraseNow: 'Erase for good',
    erased: 'One record was erased.',
    nothing: 'Nothing is kept about ada.en@example.com.',
    file: 'A file in earlier versions',
    fileName: 'Name of the file',
    noFile: 'The media library has no such file.',
    forget: /^Delete the versions that show “Folleto Norvane/,
    forgotten: /^No earlier version shows “Folleto Norvane|^\d+ versions? (?:was|were) deleted/,
    lock: 'Closed: asks for an access code',
  },
  de: {
    delivered: 'Alle Kontaktanfragen sind zugestellt.',
    title: 'Personenbezogene Daten',
    email: 'Mailadresse der Person',
    find: 'Suchen',
    found: 'Was von ada.de@example.com aufbewahrt wird',
    one: '1 Kontaktanfrage',
    export: 'Alles herunterladen',
    erase: 'Löschen …',
    dialog: 'Alles löschen, was von ada.de@example.com aufbewahrt wird?',
    type: 'Mailadresse zur Bestätigung eingeben',
    eraseNow: 'Endgültig löschen',
    erased: 'Ein Datensatz wurde gelöscht.',
    nothing: 'Von ada.de@example.com wird nichts aufbewahrt.',
    file: 'Eine Datei in früheren Versionen',
    fileName: 'Name der Datei',
    noFile: 'Die Medienbibliothek hat keine solche Datei.',
    forget: /^Versionen löschen, die „Folleto Norvane/,
    forgotten: /^Keine frühere Version zeigt „Folleto Norvane|^\d+ Version(?: wurde|en wurden) gelöscht/,
    lock: 'Geschlossen: fragt nach einem Zugangscode',
  },
} as const;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('the data of one person is found, handed out and erased, by keyboard', async ({
      page,
      faults,
      baseURL,
    }) => {
      const words = WORDS[language];
      const email = `ada.${language}@example.com`;
      const sent = { email, subject: 'A robot arm for our laboratory', message: 'Please call me.' };
      expect((await sendContactRequest(baseURL ?? '', sent)).status).toBe(202);
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');

      await test.step('the home page says that every request has arrived', async () => {
        await expect(async () => {
          await editor.opens('');
          await expect(main.getByText(words.delivered)).toBeVisible({ timeout: 5_000 });
        }).toPass();
      });

      await test.step('the request is found and handed out', async () => {
        await editor.opens('/plugins/showroom/privacy');
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await page.getByLabel(words.email).fill(email.toUpperCase());
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: words.found })).toBeVisible();
        await expect(page.getByRole('heading', { name: words.one })).toBeVisible();
        await expectAccessible(page, main);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: words.export }).press('Enter');
        expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({
          contactRequests: [sent],
        });
      });

      await test.step('it is erased only once its address was typed', async () => {
        await page.getByRole('button', { name: words.erase }).press('Enter');
        const dialog = page.getByRole('dialog', { name: words.dialog });
        await expect(dialog).toBeVisible();
        await expectAccessible(page, dialog);
        const eraseNow = dialog.getByRole('button', { name: words.eraseNow });
        await expect(eraseNow).toBeDisabled();
        await dialog.getByLabel(words.type).fill(email);
        await eraseNow.press('Enter');
        await expect(page.getByText(words.erased)).toBeVisible();
        await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible();
      });

      await test.step('earlier versions that show a file are deleted after a question', async () => {
        await editor.opens('/plugins/showroom/privacy');
        const file = main.getByRole('region', { name: words.file });
        const name = file.getByLabel(words.fileName);
        await name.fill('no-such-picture');
        await name.press('Enter');
        await expect(file.getByText(words.noFile)).toBeVisible();
        await name.fill('Folleto Norvane');
        await name.press('Enter');
        await file.getByRole('button', { name: words.forget }).first().press('Enter');
        const question = page.getByRole('alertdialog', { name: words.forget });
        await expectAccessible(page, question);
        await question.getByRole('button', { name: words.forget }).press('Enter');
        await expect(file.getByText(words.forgotten)).toBeVisible();
        await expectAccessible(page, file);
      });

      await test.step('a closed world has a lock', async () => {
        await editor.opens('/plugins/showroom/worlds');
        await expect(page.getByText(words.lock).first()).toBeVisible();
        await expectAccessible(page, main);
      });
    });
  });
}
