import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openAdminPanel } from './admin-panel.ts';

const WORLD = 'Development lab';
const FROM = 'Lab entrance';
const TO = 'Clean room';
const NEXT = 'Lab bench';

const WORDS = {
  en: {
    map: 'World map',
    saved: 'All changes saved as drafts',
    panel: 'Selection',
    target: 'To',
    draw: 'Draw a transition',
    to: 'to',
    removeBoth: 'Delete both directions',
    pair: `to ${TO}`,
    weight: 'Weight',
    retry: 'Try again',
    plan: /^Plan a release of “/,
    network: 'The CMS cannot be reached. Nothing is lost: leave this page open.',
    held: 'What needs your decision',
    theirs: 'Take theirs',
    list: 'Show as a list',
    asMap: 'Show as a map',
    zoomIn: 'Zoom in',
  },
  de: {
    map: 'Weltkarte',
    saved: 'Alle Änderungen als Entwurf gespeichert',
    panel: 'Was ausgewählt ist',
    target: 'Nach',
    draw: 'Übergang zeichnen',
    to: 'nach',
    removeBoth: 'Beide Richtungen löschen',
    pair: `nach ${TO}`,
    weight: 'Gewicht',
    retry: 'Noch einmal versuchen',
    plan: /^Planen: Veröffentlichung von „/,
    network: 'Das CMS ist nicht zu erreichen. Nichts ist verloren: Lassen Sie diese Seite offen.',
    held: 'Was auf Ihre Entscheidung wartet',
    theirs: 'Das andere nehmen',
    list: 'Als Liste',
    asMap: 'Als Karte',
    zoomIn: 'Vergrößern',
  },
} as const;

const CHANGES = /\/showroom\/map\/[^/]+\/changes$/;

/** The position of a location on the screen. */
async function middleOf(node: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await node.boundingBox();
  if (box === null) throw new Error('The location is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pulls a location to the right and lets it go. */
async function drag(page: Page, node: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(node);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

test.describe.configure({ mode: 'serial' });

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 0)) {
  test.describe(`In ${language}`, { tag }, () => {
    test.use({ language });

    test('an editor draws on the map of a world, and loses nothing', async ({ page, faults }) => {
      const words = WORDS[language];
      const editor = await openAdminPanel(page, language, faults);
      const main = page.getByRole('main');
      const node = (title: string): Locator => main.getByRole('group', { name: new RegExp(`^${title},`) });
      const panel = page.getByRole('complementary', { name: words.panel });
      const saved = main.getByText(words.saved);

      await test.step('the map of a world is found', async () => {
        await editor.opens('/plugins/showroom/map');
        await expect(main.getByRole('heading', { level: 1, name: words.map })).toBeVisible();
        await expectAccessible(page, main);
        await main.getByRole('link', { name: WORLD }).click();
        await expect(node(FROM)).toBeVisible();
        await expect(saved).toBeVisible();
        await expect(main.getByRole('link', { name: words.plan })).toHaveAttribute('href', /releases\/new\?/);
      });

      await test.step('the keyboard alone draws a transition, there and back', async () => {
        await node(FROM).focus();
        await page.keyboard.press('t');
        const target = page.getByRole('combobox', { name: words.target });
        await expect(target).toBeVisible();
        await target.focus();
        await page.keyboard.type(TO);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByRole('button', { name: words.draw }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await node(FROM).focus();
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('button', { name: words.pair, exact: true })).toBeVisible();
        await expect(saved).toBeVisible();
        await expectAccessible(page, main);
      });

      await test.step('what was drawn is in the CMS, and its weight is set', async () => {
        await page.reload();
        await node(FROM).click();
        await panel.getByRole('button', { name: words.pair, exact: true }).click();
        const weight = panel.getByRole('textbox', { name: words.weight }).first();
        await weight.fill('40');
        await weight.blur();
        await expect(saved).toBeVisible();
      });

      await test.step('deleting it is one key, and taking that back another', async () => {
        await panel.getByRole('button', { name: words.removeBoth }).click();
        await expect(panel).toHaveCount(0);
        await expect(saved).toBeVisible();
        await node(FROM).focus();
        await page.keyboard.press('Control+z');
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('button', { name: words.pair, exact: true })).toBeVisible();
        await node(FROM).focus();
        await page.keyboard.press('Control+Shift+z');
        await expect(panel.getByRole('button', { name: words.pair, exact: true })).toHaveCount(0);
        await expect(saved).toBeVisible();
      });

      await test.step('the key deletes a line only from where it was chosen', async () => {
        const removeBoth = panel.getByRole('button', { name: words.removeBoth });
        const choose = async (): Promise<void> => {
          const [from, to] = [await middleOf(node(FROM)), await middleOf(node(NEXT))];
          await page.mouse.click((from.x + to.x) / 2, (from.y + to.y) / 2);
          await expect(removeBoth).toBeVisible();
        };
        await choose();
        await main.getByRole('button', { name: words.zoomIn }).focus();
        await page.keyboard.press('Delete');
        await node(FROM).focus();
        await page.keyboard.press('Delete');
        await expect(removeBoth).toBeVisible();
        await choose();
        await page.keyboard.press('Delete');
        await expect(removeBoth).toHaveCount(0);
        await page.keyboard.press('Control+z');
        await expect(removeBoth).toBeVisible();
        await expect(saved).toBeVisible();
      });

      await test.step('a save that fails says why, and is made when it can be', async () => {
        faults.expects(/Failed to load resource|ERR_|\/changes/);
        await page.route(CHANGES, (route) => route.abort());
        await drag(page, node(FROM), 60);
        await expect(main.getByText(words.network)).toBeVisible();
        await page.unroute(CHANGES);
        await main.getByRole('button', { name: words.retry }).click();
        await expect(saved).toBeVisible();
      });

      await test.step('what someone else has moved meanwhile is asked about', async () => {
        const answered = page.waitForRequest(CHANGES);
        await drag(page, node(FROM), -30);
        const { changes } = (await answered).postDataJSON() as {
          changes: { before: object; after: object }[];
        };
        await expect(saved).toBeVisible();
        const [mine] = changes;
        if (mine === undefined) throw new Error('Nothing was sent.');
        // Another editor moves it: the same request once more.
        const putElsewhere = async (route: Route): Promise<void> => {
          const theirs = { ...mine, before: mine.after, after: { x: 50, y: 50 } };
          await route.fetch({ postData: { changes: [theirs] } });
          await route.continue();
        };
        await page.route(CHANGES, putElsewhere, { times: 1 });
        await drag(page, node(FROM), 40);
        const question = main.getByRole('alert', { name: words.held });
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: words.theirs }).click();
        await expect(question).toHaveCount(0);
        await expect(saved).toBeVisible();
      });

      await test.step('the list says the same in words', async () => {
        await main.getByRole('button', { name: words.list }).click();
        await expect(main.getByRole('row', { name: new RegExp(`^${FROM}`) })).toContainText(NEXT);
        await expectAccessible(page, main);
      });

      await test.step('on a phone what is chosen is below the map, and both are in sight', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.reload();
        await main.getByRole('button', { name: words.asMap }).click();
        await node(FROM).click();
        await expect(panel.getByRole('heading', { name: FROM })).toBeInViewport();
        await expect(node(FROM)).toBeInViewport();
        await panel
          .getByRole('button', { name: new RegExp(`${NEXT}$`) })
          .last()
          .scrollIntoViewIfNeeded();
        await expect(panel.getByRole('button', { name: new RegExp(`${NEXT}$`) }).last()).toBeInViewport();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    });
  });
}
