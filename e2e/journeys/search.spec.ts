import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

/** A word that one article's title begins with, in every language of the demo. */
const WORD = 'NV-6';

/** Words that occur on one page of the demo's data sheet in a language and nowhere else, and that page. */
const IN_PDF = {
  en: ['Repeatability', 'ISO'],
  de: ['Wiederholgenauigkeit', 'ISO'],
} as const;
const PDF_PAGE = 2;

/** A far location. */
const LOCATION = 'lounge';

function articleIn(language: Language): string {
  const article = demoIn(language).articles.find(({ title }) => title.includes(WORD));
  if (article === undefined) throw new Error(`No article of the demo is called ${WORD}.`);
  return article.title;
}

function pageIn(language: Language): RegExp {
  return new RegExp(`${textIn(language, 'search__page').replace('{page}', String(PDF_PAGE))}$`);
}

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
      await field.fill(locationOf(LOCATION, language).title);
      await dialog
        .getByRole('link', { name: new RegExp(`^${locationOf(LOCATION, language).title}`) })
        .first()
        .click();
      await visitor.standsIn(LOCATION);
    });

    test('finds words inside a PDF and opens it at their page', async ({ visitor }) => {
      const { page } = visitor;
      await visitor.opens('entrance');
      await page.getByRole('link', { name: textIn(language, 'navigation__search'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: textIn(language, 'search__title') });
      await dialog.getByRole('searchbox').fill(IN_PDF[language].join(' ').toLowerCase());
      const hit = dialog.getByRole('link', { name: pageIn(language) });
      await expect(hit).toHaveCount(1);
      await expect(hit.locator('mark')).toHaveText(IN_PDF[language]);
      await expectAccessible(page);
      await hit.click();
      await expect(page).toHaveURL(new RegExp(`[?&]pdf=\\d+(&item=\\d+)?&page=${PDF_PAGE}$`));
      await expect(page.locator('dialog[data-overlay^="pdf"][data-phase="open"]')).toBeVisible();
    });
  });
}

test.describe('Search by synonyms', () => {
  test.use(LANDSCAPE.use);

  let showroom: ChangedShowroom;
  test.beforeAll(async () => {
    showroom = await openChangedShowroom((snapshot) => ({
      ...snapshot,
      settings: { ...snapshot.settings, searchSynonyms: [[WORD, 'old nickname']] },
    }));
  });
  test.afterAll(() => showroom.stop());

  test(
    'finds by what editors call the same, while typing and on the server',
    { tag: ALL },
    async ({ page }) => {
      await page.goto(`${showroom.url}${addressOf('entrance')}?search=nickname+old`);
      const field = page.getByRole('searchbox');
      // The script moves the focus to the field: from then on typing is handled.
      await expect(field).toBeFocused();
      // Popular articles are shown where nothing is found.
      await expect(page.getByRole('heading', { name: textIn('en', 'search__best') })).toHaveCount(0);
      await field.fill('old nickname');
      await expect(page.getByRole('heading', { name: textIn('en', 'search__best') })).toBeVisible();
      await expect(
        page
          .getByRole('dialog')
          .getByRole('link', { name: articleIn('en') })
          .first(),
      ).toBeVisible();
      await page.goto(`${showroom.url}${addressOf('entrance')}?search=old+nickname`);
      await expect(
        page
          .getByRole('dialog')
          .getByRole('link', { name: articleIn('en') })
          .first(),
      ).toBeVisible();
    },
  );
});

test.describe('Search by keyboard', () => {
  test.use(LANDSCAPE.use);

  test('opens with / outside text fields', async ({ visitor }) => {
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
    // The browser has scripts disabled.
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

  test(
    'finds words inside a PDF, with the line around them and the page',
    { tag: ALL },
    async ({ page, faults }) => {
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      await page.goto(
        `${addressOf('entrance')}?search=${encodeURIComponent(IN_PDF.en.join(' ').toLowerCase())}`,
      );
      const hit = page.getByRole('dialog').getByRole('link', { name: pageIn('en') });
      await expect(hit.locator('mark')).toHaveText(IN_PDF.en);
      await expect(hit).toHaveAttribute('href', new RegExp(`[?&]pdf=\\d+(&item=\\d+)?&page=${PDF_PAGE}$`));
    },
  );
});
