import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { AWAY, BOARD_QUERY, openFiguresShowroom, POLLED } from '../support/figures-showroom.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testWith } from '../support/test-in.ts';
import { VISITS } from '../support/windows.ts';

const test = testWith(openFiguresShowroom);

/** Two of the server's intervals, and the window's own: a change is on screen by then. */
const SOON = { timeout: 40_000 };

function figureIn(page: Page, { label }: { readonly label: string }): Locator {
  return page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) });
}

function pageIn(language: Language): string {
  return `${addressOf('entrance', language)}${BOARD_QUERY}`;
}

const SHOWN = {
  en: { first: '18,412', second: '19,001', typed: '99.2' },
  de: { first: '18.412', second: '19.001', typed: '99.2' },
} as const;

for (const { language, window, tag } of rowsOf(VISITS, 1)) {
  test.describe(`${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language, ...WITH_MOTION });

    test(
      'an open dashboard shows what its source says, and changes without a reload',
      { tag: ALL },
      async ({ page, showroom }) => {
        showroom.answers('17000', '18412.3');
        const { first, second, typed } = SHOWN[language];
        const hosts = new Set<string>();
        page.on('request', (request) => hosts.add(new URL(request.url()).host));
        await page.goto(pageIn(language));
        const figure = figureIn(page, POLLED);
        await expect(figure).toContainText(first, SOON);
        await expect(figure).toContainText(textIn(language, 'dashboard__trend_up'));
        await expect(figure.getByRole('img')).toBeVisible();
        await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

        showroom.answers('19500', '19001');
        await expect(figure).toContainText(second, SOON);
        await expect(figure).toContainText(textIn(language, 'dashboard__trend_down'));
        await expect(page.locator('body')).toHaveAttribute('data-same-page');

        // The one whose source is away shows what was typed.
        await expect(figureIn(page, AWAY)).toContainText(typed);
        await expectAccessible(page);
        expect([...hosts]).toEqual([new URL(showroom.url).host]);
        expect(await page.content()).not.toContain('sesame');
      },
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a page that others have opened before shows the number of now',
    { tag: ALL },
    async ({ page, showroom, faults }) => {
      // The browser has scripts disabled.
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      for (const [said, shown] of [
        ['20111', '20,111'],
        ['20222', '20,222'],
      ] as const) {
        showroom.answers(said);
        await expect(async () => {
          await page.goto(pageIn('en'));
          await expect(figureIn(page, POLLED)).toContainText(shown, { timeout: 500 });
        }).toPass(SOON);
      }
    },
  );
});

test('in power-save mode the numbers stay as they came', async ({ page, showroom, context }) => {
  showroom.answers('18412');
  await context.addCookies([{ name: 'vitrine_power_save', value: '1', url: showroom.url }]);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(pageIn('en'));
  await expect(figureIn(page, POLLED)).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
  await page.clock.runFor(60_000);
  expect(asked.filter((path) => path.startsWith('/box-api/figures/'))).toEqual([]);
});

test(
  'the last number of a source that no longer answers stays, with its time',
  { tag: ALL },
  async ({ page, showroom }) => {
    showroom.answers('18412');
    await page.goto(pageIn('en'));
    const figure = figureIn(page, POLLED);
    await expect(figure).toContainText('18,412', SOON);
    await expect(figure.getByRole('time')).toHaveCount(0);
    showroom.answers();
    await expect(figure.getByRole('time')).toContainText(/^As of .*\d\d:\d\d$/, { timeout: 80_000 });
    await expect(figure).toContainText('18,412');
    await expectAccessible(page);
  },
);
