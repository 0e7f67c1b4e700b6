import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';
import { mediaContentOf } from './media-content.ts';

const WORDS = {
  en: {
    walk: 'atrium--lounge',
    rooms: ['atrium', 'lounge'],
    make: 'Make a film',
    made: 'The film is made. Watch it, then take it or change it.',
    notLoaded: 'The film could not be loaded.',
    retry: 'Try again',
    shown: /^Film from “.+” to “.+”$/,
    length: 'Length',
    typed: '1.7',
    again: 'Make it again',
    take: 'Take it',
    ask: 'Replace the clips of this transition?',
    keep: 'Keep',
    replace: 'Replace',
    taken: 'The film is among the clips of this draft. Visitors see it once it is published.',
    worlds: 'Walk films',
  },
  de: {
    walk: 'entrance--reception',
    rooms: ['entrance', 'reception'],
    make: 'Film machen',
    made: 'Der Film ist fertig. Sehen Sie ihn an und übernehmen oder ändern Sie ihn.',
    notLoaded: 'Der Film konnte nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    shown: /^Film von „.+“ nach „.+“$/,
    length: 'Länge',
    typed: '1,7',
    again: 'Noch einmal machen',
    take: 'Übernehmen',
    ask: 'Die Clips dieses Übergangs ersetzen?',
    keep: 'Behalten',
    replace: 'Ersetzen',
    taken: 'Der Film gehört zu den Clips dieses Entwurfs. Besucher sehen ihn, sobald er veröffentlicht ist.',
    worlds: 'Filme vom Gehen',
  },
} as const;

/** Milliseconds for a film, which has the lowest priority on the machine: twenty seconds of one core for itself. */
const WORK = 240_000;

for (const { language, tag } of rowsOf(EVERY_LANGUAGE)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor has a film made between two panoramas, changes it, and takes it', async ({
      page,
      faults,
    }) => {
      test.setTimeout(3 * WORK);
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const content = mediaContentOf(page);
      const own = await content.uploads('own.mp4');
      const form = await content.givesClip(words.walk, own);
      await content.givesPanoramas(words.rooms);

      await test.step('the film is made, and plays in the panel, also after a line that broke', async () => {
        await editor.opens(form);
        faults.expects(/Failed to load resource|ERR_|\/4x3/);
        await page.route('**/4x3', (route) => route.abort(), { times: 1 });
        await page.getByRole('button', { name: words.make, exact: true }).click();
        await expect(page.getByText(words.made)).toBeVisible({ timeout: WORK });
        await expect(page.getByText(words.notLoaded)).toBeVisible();
        await page.getByRole('button', { name: words.retry }).click();
        const film = page.getByLabel(words.shown);
        await expect(film).toBeVisible();
        await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(1280);
      });

      await test.step('another length makes another film', async () => {
        const length = page.getByRole('textbox', { name: words.length });
        await length.fill(words.typed);
        await length.press('Tab');
        await page.getByRole('button', { name: words.again, exact: true }).click();
        await expect(page.getByText(words.made)).toBeHidden();
        await expect(page.getByText(words.made)).toBeVisible({ timeout: WORK });
        const film = page.getByLabel(words.shown);
        await expect
          .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration), { timeout: WORK })
          .toBeCloseTo(1.7, 1);
        await expectAccessible(page, film.locator('xpath=..'));
      });

      await test.step('it replaces a chosen clip only after a question', async () => {
        await page.getByRole('button', { name: words.take, exact: true }).click();
        const question = page.getByRole('alertdialog', { name: words.ask });
        await question.getByRole('button', { name: words.keep }).click();
        await expect(page.getByText(words.made)).toBeVisible();
        await page.getByRole('button', { name: words.take, exact: true }).press('Enter');
        await question.getByRole('button', { name: words.replace }).click();
        await expect(page.getByText(words.taken)).toBeVisible();
      });

      await test.step('the page of media shows the films of worlds', async () => {
        await editor.opens('/plugins/showroom/media');
        await expect(page.getByRole('heading', { level: 2, name: words.worlds })).toBeVisible();
        await expectAccessible(page, page.getByRole('main'));
      });
    });
  });
}
