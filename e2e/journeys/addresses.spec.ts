import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { ALL, EVERY_LANGUAGE, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`Addresses in ${language}`, { tag }, () => {
    test.use({ language });
    const prefix = language === 'en' ? '' : `/${language}`;

    test('A deep link opens the location it names, group and all', async ({ visitor }) => {
      await visitor.opens('robotics-hall');
      expect(new URL(visitor.page.url()).pathname).toBe(addressOf('robotics-hall', language));
    });

    test('A world’s address leads to its start', async ({ visitor }) => {
      await visitor.page.goto(`${prefix}/showroom`);
      await visitor.standsIn('entrance');
    });

    test('An unknown address says so and leads home', async ({ visitor, faults }) => {
      faults.expects(/status of 404|answer: .*\/showroom\/cellar 404/);
      const answer = await visitor.page.goto(`${prefix}/showroom/cellar`);
      expect(answer?.status()).toBe(404);
      await expect(
        visitor.page.getByRole('heading', { name: textIn(language, 'error__page_not_found') }),
      ).toBeVisible();
      await expectAccessible(visitor.page);
      await visitor.page.getByRole('link', { name: textIn(language, 'error__to_home') }).click();
      await visitor.standsIn('entrance');
    });

    const expectNothingOf = (html: string, location: string): void => {
      expect(html).not.toContain(locationOf(location, language).title);
      expect(html).not.toContain(locationOf(location, language).description);
    };

    test('A world with an access code asks for it and shows no content', async ({ visitor, faults }) => {
      faults.expects(/status of 403|answer: .*lab-entrance 403/);
      const answer = await visitor.page.goto(addressOf('lab-entrance', language));
      expect(answer?.status()).toBe(403);
      const heading = visitor.page.getByRole('heading', { name: textIn(language, 'access__code_enter') });
      await expect(heading).toBeVisible();
      expectNothingOf((await answer?.text()) ?? '', 'lab-entrance');
      await expectAccessible(visitor.page);
    });

    // Guard 4: "a not-logged-in user is sent to login" (specification section 2).
    test('A world for invited guests leads to the login and shows no content', async ({ visitor }) => {
      const answer = await visitor.page.goto(addressOf('partner-suite', language));
      await expect(visitor.page).toHaveURL(({ pathname }) => pathname === `${prefix}/login`);
      expectNothingOf((await answer?.text()) ?? '', 'partner-suite');
      await expectAccessible(visitor.page);
    });
  });
}

test('The root speaks the browser’s language, remembers a chosen one, and a prefix always wins', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${addressOf('entrance', 'de')}$`));
  await page.goto(addressOf('entrance', 'fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${addressOf('entrance', 'fr')}$`));
  const cookie = (await context.cookies()).find(({ name }) => name === 'vitrine_language');
  expect(cookie?.value).toBe('fr');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await context.close();
});

test('The root answers Accept-Language without a browser', async ({ playwright, baseURL }) => {
  // A new visitor each time, without a cookie.
  const where = async (languages: string): Promise<string> => {
    const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const answer = await visitor.get('/', { headers: { 'accept-language': languages } });
    expect(answer.ok()).toBe(true);
    await visitor.dispose();
    return new URL(answer.url()).pathname;
  };
  expect(await where('de-CH,de;q=0.9,en;q=0.5')).toBe(addressOf('entrance', 'de'));
  expect(await where('ja,es;q=0.4')).toBe(addressOf('entrance', 'es'));
  expect(await where('ja')).toBe(addressOf('entrance', 'en'));
});

test(
  'A page that is loaded again during a walk still knows where back leads',
  { tag: ALL },
  async ({ visitor }) => {
    await visitor.opens('entrance');
    await visitor.walksTo('reception');
    await visitor.page.reload();
    await visitor.standsIn('reception');
    await visitor.page.getByRole('button', { name: textIn('en', 'navigation__back'), exact: true }).click();
    await visitor.standsIn('entrance');
  },
);
