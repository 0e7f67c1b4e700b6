import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const WORLDS = '/content-manager/collection-types/api::world.world?plugins[i18n][locale]=en';
const WORLD = 'Development lab';

const WORDS = {
  en: {
    title: 'Doctor',
    open: `Open “${WORLD}”`,
    start: 'Start location',
    deadEnd: 'Leads to nothing',
    refusal: '“nowhere” is not in this world',
    healthy: 'There is nothing to fix here.',
    publish: 'Publish',
    worlds: 'Worlds',
    widget: 'Health of the worlds',
    score: /^Score (\d+) of 100$/,
  },
  de: {
    title: 'Doktor',
    open: `„${WORLD}“ öffnen`,
    start: 'Startort',
    deadEnd: 'Führt ins Leere',
    refusal: 'Den Startort „nowhere“ gibt es in dieser Welt nicht',
    healthy: 'Hier gibt es nichts zu verbessern.',
    publish: 'Veröffentlichen',
    worlds: 'Welten',
    widget: 'Wie es den Welten geht',
    score: /^(\d+) von 100 Punkten$/,
  },
} as const;

test.describe.configure({ mode: 'serial' });

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor follows a finding to its field, mends it, and sees the score rise', async ({
      page,
      faults,
    }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const scores = page.getByRole('region', { name: words.worlds });
      const score = async (): Promise<number> => {
        const card = scores.getByText(WORLD).locator('xpath=../..');
        const said = await card.getByText(words.score).textContent();
        return Number(words.score.exec(said ?? '')?.[1]);
      };
      const main = page.getByRole('main');

      let scoreBefore = 0;

      await test.step('the world is well', async () => {
        await editor.chooses('Showroom');
        scoreBefore = await score();
        expect(scoreBefore).toBeGreaterThan(90);
      });

      await test.step('a start location that is not there is shown beside the form', async () => {
        await editor.opens(WORLDS);
        await page.getByRole('gridcell', { name: WORLD, exact: true }).click();
        await expect(page.getByText(words.healthy)).toBeVisible();
        await editor.fills(words.start, 'nowhere');
        await editor.saves();
        await expect(main.getByText(words.deadEnd)).toBeVisible();
      });

      await test.step('and is not published', async () => {
        faults.expects(/actions\/publish\b.*400|status of 400/);
        await page.getByRole('button', { name: words.publish, exact: true }).click();
        const refusal = page.getByRole('alert').filter({ visible: true });
        await expect(refusal).toContainText(words.refusal);
      });

      await test.step('the doctor leads to the field', async () => {
        await editor.chooses('Showroom');
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await expect.poll(score).toBeLessThanOrEqual(90);
        // The frame around it is Strapi's.
        await expectAccessible(page, main);
        await expect(main.getByRole('heading', { name: words.deadEnd })).toBeVisible();
        await expect(main.getByText(words.start, { exact: true }).first()).toBeVisible();
        await page.getByRole('link', { name: words.open }).first().click();
        await expect(page.getByRole('textbox', { name: words.start, exact: true })).toBeFocused();
      });

      await test.step('what is mended is gone', async () => {
        await editor.fills(words.start, 'lab-entrance');
        await editor.saves();
        await expect(page.getByText(words.healthy)).toBeVisible();
        const publish = page.getByRole('button', { name: words.publish, exact: true });
        await publish.click();
        await expect(publish).toBeDisabled();
        await editor.chooses('Showroom');
        await expect.poll(score).toBe(scoreBefore);
        await expect(page.getByRole('heading', { name: words.deadEnd })).toHaveCount(0);
      });

      await test.step('and the home page says so', async () => {
        await editor.opens('');
        await expect(page.getByText(words.widget)).toBeVisible();
        const card = main.getByText(WORLD).locator('xpath=../..');
        await expect(card.getByText(words.score)).toContainText(String(scoreBefore));
      });
    });
  });
}
