import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn, type Language } from '../support/demo.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The start page where the showroom has one, else the start location. */
const isHome = ({ pathname }: URL, language: Language): boolean =>
  pathname === (prefixOf(language) || '/') || pathname === addressOf('entrance', language);

const isAtrium = ({ pathname }: URL): boolean => pathname.endsWith('/atrium.data');

/** What the server of accounts says, and what the visitor reads of it. */
const REFUSALS = [
  {
    // Specification section 8: "HTTP 429: notification error__too_many_requests"
    status: 429,
    body: { error: { message: 'Too Many Requests' } },
    says: (language: Language) => textIn(language, 'error__too_many_requests'),
  },
  {
    // Specification section 8: "422: error__invalid_input"
    status: 422,
    body: {},
    says: (language: Language) => textIn(language, 'error__invalid_input'),
  },
  {
    // Specification section 8: "400: the server's detail messages, each capitalised and joined by semicolons"
    status: 400,
    body: {
      error: {
        details: { errors: [{ message: 'identifier is too long' }, { message: 'password is missing' }] },
      },
    },
    says: () => 'Identifier is too long; Password is missing',
  },
  {
    // Specification section 8: "otherwise error__email_password_validation"
    status: 400,
    body: {},
    says: (language: Language) => textIn(language, 'error__email_password_validation'),
  },
] as const;

/** Fills in the login once scripts have taken it over: only what they offer shows the password. */
async function logsIn(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('button', { name: textIn(language, 'access__show_password') })).toBeVisible();
  await page.getByLabel(textIn(language, 'access__identifier')).fill('ada@example.com');
  await page.getByLabel(textIn(language, 'access__password'), { exact: true }).fill('countess');
  await page.getByLabel(textIn(language, 'access__password'), { exact: true }).press('Enter');
}

for (const { language, window, tag } of rowsOf(VISITS, 0)) {
  test.describe(`Errors in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });
    const t = (key: string) => textIn(language, key);

    test('a page that is not there says so and leads back home', async ({ page, faults }) => {
      // Specification section 8: "404 route: 'This page could not be found' with back-home button"
      faults.expects(/404/);
      const answer = await page.goto(`${prefixOf(language)}/showroom/no-such-place`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t('error__page_not_found') })).toBeVisible();
      await expect(page).toHaveTitle(t('error__page_not_found'));
      await expectAccessible(page);
      await page.getByRole('link', { name: t('error__to_home') }).click();
      await expect(page).toHaveURL((url) => isHome(url, language));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('an error on the server says so, with its status, and leads to "/"', async ({ visitor, faults }) => {
      // Specification section 8: "other route error: status from the error, else 500"
      faults.expects(/500|Internal/);
      const { page } = visitor;
      await visitor.opens('reception');
      await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.getByRole('link', { name: t('places__open'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('error__other_error') })).toBeVisible();
      await expect(page.getByText('500', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('link', { name: t('error__to_home') })).toHaveAttribute('href', '/');
    });

    test('a walk that asks too much of the server says so, and goes on when it may', async ({
      visitor,
      faults,
    }) => {
      // Specification section 8: "HTTP 429: notification error__too_many_requests"
      faults.expects(/429/);
      const { page } = visitor;
      await page.route(isAtrium, (route) => route.fulfill({ status: 429, body: 'Too many' }));
      await visitor.opens('reception');
      await visitor.setsOffTo('atrium');
      const refusal = page
        .locator('[data-notification="danger"]')
        .filter({ hasText: t('error__too_many_requests') });
      await expect(refusal).toBeVisible({ timeout: 30_000 });
      await visitor.standsIn('reception');
      await expectAccessible(page);
      await page.unroute(isAtrium);
      await refusal.getByRole('button', { name: t('updater__try_again') }).click();
      await visitor.standsIn('atrium');
    });

    for (const [number, { status, body, says }] of REFUSALS.entries()) {
      test(`a login that is refused with ${status} says why (${number + 1})`, async ({ page, faults }) => {
        faults.expects(new RegExp(String(status)));
        await page.route('**/box-api/login', (route) => route.fulfill({ status, json: body }));
        await page.goto(`${prefixOf(language)}/login`);
        await logsIn(page, language);
        await expect(page.getByText(says(language))).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('a login that fails in any other way says so and leads to the home page of the language', async ({
      page,
      faults,
    }) => {
      // Specification section 8: "any other status: error__something_wrong and redirect to the localised home"
      faults.expects(/503/);
      await page.route('**/box-api/login', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(`${prefixOf(language)}/login`);
      await logsIn(page, language);
      await expect(
        page.locator('[data-notification="danger"]').filter({ hasText: t('error__something_wrong') }),
      ).toBeVisible();
      await expect(page).toHaveURL((url) => isHome(url, language));
    });
  });
}
