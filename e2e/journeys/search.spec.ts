import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn, type Language } from '../support/demo.ts';
import { EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

/** A word that one article's title begins with, in every language of the demo. */
const WORD = 'NV-6';
/** A far location. */
const PLACE = 'lounge';

const articleIn = (language: Language): string => {
  const article = demoIn(language).articles.find(({ title }) => title.includes(WORD));
  if (article === undefined) throw new Error(`No article of the demo is called ${WORD}.`);
  return article.title;
};

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 0)) {
  test.describe(`Search in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('finds while typing, opens an article, and flies to a place', async ({ visitor }) => {
      const { page } = visitor;
      await visitor.opens('entrance');
      await page.getByRole('link', { name: textIn(language, 'navigation__search'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: textIn(language, 'search__title') });
      const field = dialog.getByRole('searchbox', { name: textIn(language, 'search__label') });
      await expect(field).toBeFocused();
      await field.fill(WORD);
      const hit = dialog.getByRole('link', { name: articleIn(language) }).first();
      await expect(hit).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('link').nth(1)).toBeFocused();
      await hit.click();
      await expect(page).toHaveURL(/[?&]article=\d+/);
      await expect(page.locator('dialog[data-overlay^="article"][data-phase="open"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('link', { name: textIn(language, 'navigation__search'), exact: true }).click();
      await expect(field).toBeFocused();
      await field.fill(locationOf(PLACE, language).title);
      await dialog
        .getByRole('link', { name: new RegExp(`^${locationOf(PLACE, language).title}`) })
        .first()
        .click();
      await visitor.standsIn(PLACE);
    });
  });
}

test.describe('Search by keyboard', () => {
  test.use(LANDSCAPE.use);

  test('opens with / wherever nobody is writing', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.opens('entrance');
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('Search without JavaScript', () => {
  test.use({ ...PORTRAIT.use, javaScriptEnabled: false });

  test('asks the server and opens what it found', async ({ page, faults }) => {
    // The browser keeps scripts out that it is told not to run.
    faults.expects(/request: .*\/assets\/.*\.js csp/);
    await page.goto(`${addressOf('entrance')}?search`);
    await page.getByRole('searchbox').fill(WORD);
    await page.getByRole('searchbox').press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: articleIn('en') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: articleIn('en') })).toBeVisible();
  });
});
