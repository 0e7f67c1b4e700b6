import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { mediaContentOf } from './media-content.ts';

const WORDS = {
  en: {
    walk: 'atrium--lounge',
    film: 'turn.mp4',
    turned: 'turn (back).mp4',
    cut: 'cut.mp4',
    list: 'Ends of the clips',
    ready: 'Ready',
    plays: 'Plays in every browser as it was uploaded (160 × 120).',
    jump: /^\d\d\.\d% apart: visitors see a jump\.$/,
    beginning: 'Beginning, at “Atrium”',
    make: 'Create the reversed clip',
    ask: 'Replace the clips of the opposite transition?',
    keep: 'Keep',
    replace: 'Replace',
    chosen: 'The opposite transition shows a clip that was chosen by hand.',
    making: 'The reversed clip is being created.',
    made: 'The opposite transition shows this clip reversed.',
    open: 'Open the opposite transition',
    media: 'Media',
    notWhole: 'The file is incomplete: its end is missing. Upload it again.',
    again: 'Try again: “cut.mp4”',
  },
  de: {
    walk: 'entrance--reception',
    film: 'dreh.mp4',
    turned: 'dreh (back).mp4',
    cut: 'halb.mp4',
    list: 'Enden der Clips',
    ready: 'Fertig',
    plays: 'Läuft in jedem Browser, wie es hochgeladen wurde (160 × 120).',
    jump: /^\d\d,\d\s% Abstand: Besucher sehen einen Sprung\.$/,
    beginning: 'Anfang, bei „Entrance“',
    make: 'Umgekehrten Clip erstellen',
    ask: 'Clips des Übergangs in Gegenrichtung ersetzen?',
    keep: 'Behalten',
    replace: 'Ersetzen',
    chosen: 'Der Übergang in Gegenrichtung zeigt einen Clip, den jemand gewählt hat.',
    making: 'Der umgekehrte Clip wird erstellt.',
    made: 'Der Übergang in Gegenrichtung zeigt diesen Clip umgekehrt.',
    open: 'Übergang in Gegenrichtung öffnen',
    media: 'Medien',
    notWhole: 'Die Datei ist nicht vollständig: Ihr Ende fehlt. Laden Sie sie noch einmal hoch.',
    again: 'Noch einmal versuchen: „halb.mp4“',
  },
} as const;

/**
 * Milliseconds for the processing of videos. It has the lowest priority on the machine: beside two busy programs
 * ffprobe alone took more than 15 s for one of these films. Meanwhile the panel shows that it is working.
 */
const WORK = 120_000;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor sees what becomes of a clip, and has it reversed', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const content = mediaContentOf(page);

      const form = await content.givesClip(words.walk, await content.uploads(words.film));

      await test.step('the panel says how it is with the clip, and with its ends', async () => {
        await editor.opens(form);
        // The panel reloads while the doctor reads the whole CMS: 33 s beside two busy programs.
        await expect(page.getByRole('heading', { name: words.film })).toBeVisible();
        await expect(page.getByText(words.ready, { exact: true })).toBeVisible({ timeout: WORK });
        await expect(page.getByText(words.plays)).toBeVisible();
        await expect(page.getByRole('heading', { name: words.beginning })).toBeVisible();
        await expect(page.getByText(words.jump)).toHaveCount(2);
      });

      await test.step('a clip that an editor has chosen is not replaced without a question', async () => {
        await expect(page.getByText(words.chosen)).toBeVisible();
        await page.getByRole('button', { name: words.make }).click();
        const question = page.getByRole('alertdialog', { name: words.ask });
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: words.keep }).click();
        await expect(question).toBeHidden();
        await expect(page.getByText(words.chosen)).toBeVisible();
      });

      await test.step('the reversed clip is made on request', async () => {
        await page.getByRole('button', { name: words.make }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: words.replace }).click();
        await expect(page.getByText(words.making).or(page.getByText(words.made))).toBeVisible();
        await expect(page.getByText(words.making)).toBeHidden({ timeout: WORK });
        await expect(page.getByText(words.made)).toBeVisible();
        await expectAccessible(page, page.getByRole('list', { name: words.list }).locator('xpath=..'));
        await page.getByRole('link', { name: words.open }).click();
        await expect(page.getByRole('heading', { name: words.turned })).toBeVisible();
      });

      await test.step('the page of media lists a film that failed', async () => {
        await content.uploads(words.cut, true);
        await editor.opens('/plugins/showroom/media');
        await expect(page.getByRole('heading', { level: 1, name: words.media })).toBeVisible();
        const row = page.getByRole('listitem').filter({ hasText: words.cut });
        await expect(row.getByText(words.notWhole)).toBeVisible({ timeout: WORK });
        await expectAccessible(page, page.getByRole('main'));
        await page.getByRole('button', { name: words.again }).click();
        await expect(row.getByText(words.notWhole)).toBeVisible({ timeout: WORK });
      });
    });
  });
}
