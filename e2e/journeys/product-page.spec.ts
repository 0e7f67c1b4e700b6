import type { Locator, Page } from '@playwright/test';
import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

const ROBOT = overlayId(1);
const PALLETISER = overlayId(4);
const QUOTE = { title: 'Request a quote', subject: 'Quote for NV-6' };
const MAIL = { title: 'Write to Katrin', address: 'katrin@norvane.example' };

/** The robot's page asks for a quote, offers a mail address and shows figures. */
function asProduct(article: Article): Article {
  if (article.id !== ROBOT) return article;
  return {
    ...article,
    figures: [{ value: '12', unit: 'kg', label: 'Payload' }],
    actionButtons: [
      { title: QUOTE.title, action: { kind: 'openContact', subject: QUOTE.subject, article: ROBOT } },
      { title: MAIL.title, action: { kind: 'openLink', url: `mailto:${MAIL.address}`, newTab: false } },
    ],
  };
}

/** Both robots have a table with the rows of the other, under its own words for them. */
function withRows(article: Article): Article {
  const rows = { [ROBOT]: ['Reach (wrist centre)', '1,410 mm'], [PALLETISER]: ['Reach', '3,150 mm'] }[
    article.id
  ];
  if (rows === undefined) return article;
  const table = {
    kind: 'table',
    title: 'At a glance',
    rows: [['Property', 'Value'], rows, ['Axes', '6']],
  } as const;
  return { ...article, sections: [table, ...article.sections] };
}

const test = testIn((snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  articles: snapshot.articles.map((article) => withRows(asProduct(article))),
}));

function robotIn(language: Language): Article {
  const robot = demoIn(language).articles.find(({ id }) => id === ROBOT);
  if (robot === undefined) throw new Error('The demo has no article of that number.');
  return robot;
}

async function openRobot(page: Page, language: Language, query = ''): Promise<Locator> {
  await page.goto(`${addressOf('robot-arm', language)}?article=${ROBOT}${query}`);
  return page.getByRole('dialog', { name: robotIn(language).title });
}

/** Runs in the page: how many buttons of the chapters were scrolled under the bar, and those that stood over it. */
function scrollUnderBar(chapters: Element): { readonly tried: number; readonly over: readonly string[] } {
  const bar = chapters.parentElement;
  const buttons = [...(bar?.parentElement?.querySelectorAll('[data-section] button') ?? [])];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function reaches the page
  const middleOf = (element: Element | null) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  let scroller = bar?.parentElement ?? null;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const over: string[] = [];
  let tried = 0;
  for (const button of buttons) {
    scroller?.scrollBy({ top: middleOf(button).y - middleOf(bar).y, behavior: 'instant' });
    const { x, y } = middleOf(button);
    // The last ones do not come so far.
    if (Math.abs(y - middleOf(bar).y) > 1) continue;
    tried += 1;
    if (button.contains(document.elementFromPoint(x, y))) over.push(button.outerHTML.slice(0, 110));
  }
  return { tried, over };
}

for (const { language, window, tag } of rowsOf(VISITS, 0)) {
  test.describe(`A product page in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });
    const t = (key: string, title = '') => textIn(language, key, title);

    test('leads to its chapters, and its main action and sharing stay in view', async ({ page }) => {
      const robot = await openRobot(page, language);
      const chapters = robot.getByRole('navigation', { name: t('article__chapters') });
      await expect(robot.getByRole('list', { name: t('article__figures') })).toContainText('12 kg');
      await expect(chapters.getByRole('link', { name: t('article__overview') })).toHaveAttribute(
        'aria-current',
        'true',
      );
      const facts = robot.getByRole('region', { name: t('product__details') });
      await expect(facts).toContainText(/24[.,\s]900/);
      await expect(facts).toContainText(t('product__vat_excluded'));
      await expect(facts).toContainText(t('product__made_to_order'));
      await expect(facts).toContainText('NV6-12');
      await expect(facts.getByRole('link', { name: t('product__passport') })).toHaveAttribute(
        'href',
        /^https:\/\/id\.norvane\.example\//,
      );
      // A phone does not scan itself.
      await expect(facts.getByRole('img')).toBeVisible({ visible: window.layout !== 'portrait' });
      const variant = robot.getByRole('row', { name: /NV6-12-C/ });
      await expect(variant).toContainText(/31[.,\s]200/);
      await chapters.getByRole('link', { name: t('product__variants') }).click();
      await expect(variant).toBeInViewport();

      await chapters.getByRole('link', { name: t('article__downloads') }).click();
      await expect(chapters.getByRole('link', { name: t('article__downloads') })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(robot.locator('[data-section="downloads"]')).toBeInViewport();
      const quotes = robot.getByRole('link', { name: QUOTE.title });
      // On a phone it is in the bar at the foot.
      const main = window.layout === 'portrait' ? quotes.last() : quotes.first();
      await expect(main).toBeInViewport();
      await expectAccessible(page);
      const { tried, over } = await chapters.evaluate(scrollUnderBar);
      expect(over).toEqual([]);
      expect(tried).toBeGreaterThan(0);

      await robot.getByRole('link', { name: t('article__share'), exact: true }).click();
      const share = page.locator('dialog[data-overlay="share"]');
      await expect(share.getByRole('textbox')).toHaveValue(new RegExp(`article=${ROBOT}`));
      await page.keyboard.press('Escape');
      await expect(share).toHaveCount(0);

      await main.click();
      const contact = page.getByRole('dialog', { name: t('contact__title') });
      await expect(contact.getByRole('textbox', { name: t('contact__subject') })).toHaveValue(QUOTE.subject);
      await expect(contact.getByText(t('contact__about', robotIn(language).title))).toBeVisible();
    });

    test(
      'is compared with another one, under an address that can be shared',
      { tag: ALL },
      async ({ page }) => {
        const robot = await openRobot(page, language);
        const other = demoIn(language).articles.find(({ id }) => id === PALLETISER);
        await robot.getByRole('link', { name: t('article__compare_with', other?.title ?? '') }).click();
        const comparison = page.locator('dialog[data-overlay="compare"]');
        const row = comparison.getByRole('row', { name: /Reach/ });
        await expect(row).toContainText('1,410 mm');
        await expect(row).toContainText('3,150 mm');
        await expect(row).toContainText(t('compare__different'));
        // The price of the other one is for visitors who are logged in.
        const price = comparison.getByRole('row', { name: t('product__price') });
        await expect(price.getByTitle(t('compare__not_stated'))).toHaveText(`–${t('compare__not_stated')}`);
        await expect(comparison.getByRole('row', { name: /^Axes 6 6/ })).not.toContainText(
          t('compare__different'),
        );
        await expectAccessible(page);
        expect(new URL(page.url()).searchParams.get('compare')).toBe(`${ROBOT}~${PALLETISER}`);
        await page.reload();
        await expect(comparison).toBeVisible();
      },
    );
  });
}

test(
  'in a kiosk a mail address opens the contact form, however early it is tapped',
  { tag: ALL },
  async ({ page }) => {
    const isTapped = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await isTapped.promise;
      await route.continue();
    });
    await page.goto(`${addressOf('robot-arm', 'en')}?article=${ROBOT}&kiosk`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: MAIL.title }).click();
    isTapped.resolve();
    const contact = page.getByRole('dialog', { name: textIn('en', 'contact__title') });
    const subject = contact.getByRole('textbox', { name: textIn('en', 'contact__subject') });
    await expect(subject).toHaveValue(MAIL.address);
    await page.goBack();
    await expect(contact).toBeHidden();
    await page.getByRole('link', { name: MAIL.title }).click();
    await expect(subject).toHaveValue(MAIL.address);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chapters, comparison and the contact form with its subject are plain pages', async ({
    page,
    faults,
  }) => {
    faults.expects(/request: .*\/assets\/.*\.js csp/);
    const robot = await openRobot(page, 'en');
    await robot.getByRole('link', { name: textIn('en', 'article__downloads'), exact: true }).click();
    await expect(robot.locator('[data-section="downloads"]')).toBeInViewport();
    await robot.getByRole('link', { name: QUOTE.title }).first().click();
    await expect(page.getByRole('textbox', { name: textIn('en', 'contact__subject') })).toHaveValue(
      QUOTE.subject,
    );
    await page.goto(`${addressOf('robot-arm', 'en')}?compare=${ROBOT}~${PALLETISER}`);
    await expect(page.getByRole('row', { name: /Reach/ })).toContainText('3,150 mm');
  });
});
