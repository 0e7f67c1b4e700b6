import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { dangerWithText } from '../support/notifications.ts';
import { ALL, EVERY_LANGUAGE, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

/** The words of a journey in its language. */
function wordsIn(language: Language) {
  const t = (key: string, title = '') => textIn(language, key, title);
  return {
    t,
    field: (panel: Page | Locator, key: string) =>
      panel.getByRole('textbox', { name: new RegExp(`^${t(`contact__${key}`)}`) }),
    send: (panel: Page | Locator) => panel.getByRole('button', { name: t('contact__send') }),
  };
}

const MISTAKES = 5;

function summaryOf(language: Language): RegExp {
  return (
    // The sentence up to its number: the plural rules of ICU are tested elsewhere.
    new RegExp(`${MISTAKES} ${language === 'de' ? 'Felder' : 'fields'}`)
  );
}

/** When the demo answers. */
function replyIn(language: Language): string {
  return demoIn(language).settings.contactReply ?? textIn(language, 'contact__next_answer');
}

/** Each test comes from its own address: the server counts how often one sends. */
function fromOwnAddress(page: Page, number: number): Promise<void> {
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${number}` });
}

let visitors = 0;

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
  test.describe(`Contact in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });
    const { t, field, send } = wordsIn(language);
    const panelOf = (page: Page) => page.getByRole('dialog', { name: t('contact__title') });
    /** Opens the sidebar by its address and waits until its scripts are there. */
    const open = async (page: Page, query = '?contact'): Promise<Locator> => {
      await page.goto(`${addressOf('robot-arm', language)}${query}`);
      const panel = panelOf(page);
      await expect(panel.locator('form')).toHaveAttribute('novalidate');
      return panel;
    };

    test.beforeEach(({ page }) => {
      visitors += 1;
      return fromOwnAddress(page, (visitors % 100) + (test.info().parallelIndex + 1) * 100);
    });

    const fillIn = async (panel: Page | Locator, email = 'ada@example.com'): Promise<void> => {
      await field(panel, 'first_name').fill('Ada');
      await field(panel, 'last_name').fill('Lovelace');
      await field(panel, 'email').fill(email);
      await field(panel, 'message').fill('How fast is it?\nAnd how strong?');
      await panel.getByLabel(t('contact__consent')).check();
    };

    test('names what is missing, keeps what is written, and says what happens next', async ({
      visitor: { page },
    }) => {
      const panel = await open(page);
      await expect(
        panel.getByText(t('contact__about', locationOf('robot-arm', language).title)),
      ).toBeVisible();
      await expectAccessible(page);

      await send(panel).click();
      await expect(field(panel, 'first_name')).toBeFocused();
      await expect(field(panel, 'first_name')).toHaveAccessibleDescription(t('contact__no_first_name'));
      await expect(field(panel, 'message')).toHaveAccessibleDescription(t('contact__no_message'));
      await expect(panel.getByRole('alert').first()).toHaveText(summaryOf(language));
      await expectAccessible(page);

      await fillIn(panel, 'ada@example');
      await send(panel).click();
      await expect(field(panel, 'email')).toBeFocused();
      await expect(field(panel, 'email')).toHaveAccessibleDescription(t('contact__not_an_address'));

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await open(page);
      await fillIn(panel);
      await send(panel).click();
      await expect(panel.getByRole('heading', { name: t('contact__thanks') })).toBeFocused();
      await expect(panel.getByText(replyIn(language))).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('link', { name: t('contact__another') }).click();
      await expect(field(panel, 'message')).toHaveValue('');
    });

    test(
      'asks for little, folds the rest away, and leads back into the tour',
      { tag: ALL },
      async ({ visitor }) => {
        const { page } = visitor;
        await visitor.opens('robot-arm');
        const opener = page.getByRole('link', { name: t('navigation__contact'), exact: true });
        await opener.click();
        const panel = panelOf(page);
        await expect(panel.locator('form')).toHaveAttribute('novalidate');
        await expect(panel.getByText(replyIn(language))).toBeVisible();
        await expect(field(panel, 'company')).toBeHidden();
        await panel.getByText(t('contact__more'), { exact: true }).click();
        await field(panel, 'company').fill('Analytical Engines');
        await expectAccessible(page);
        // What is filled in is not folded away again.
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await opener.click();
        await expect(field(panel, 'company')).toHaveValue('Analytical Engines');
        await expect(field(panel, 'company')).toBeVisible();
        await fillIn(panel);
        await send(panel).click();
        await panel.getByRole('link', { name: t('contact__continue') }).click();
        await expect(panel).toBeHidden();
        await expect(opener).toBeFocused();
        await visitor.standsIn('robot-arm');
      },
    );

    test(
      'keeps a draft while the sidebar is closed, and is about the article below',
      { tag: ALL },
      async ({ visitor: { page } }) => {
        const article = demoIn(language).articles.find(({ sections }) =>
          sections.some(({ kind }) => kind === 'contact'),
        );
        if (article === undefined) throw new Error('No article of the demo names a contact.');
        const panel = await open(page, `?article=${article.id}&contact`);
        await expect(panel.getByText(t('contact__about', article.title))).toBeVisible();
        const person = article.sections.flatMap((section) =>
          section.kind === 'contact' ? [section.contact.name] : [],
        )[0];
        await expect(panel.getByText(person ?? '', { exact: true })).toBeVisible();
        await field(panel, 'message').fill('Not finished yet');
        await panel.getByRole('link', { name: t('dialog__close'), exact: true }).click();
        await expect(panel).toBeHidden();
        await page
          .getByRole('dialog', { name: article.title })
          .getByRole('link', { name: t('article__write') })
          .first()
          .click();
        await expect(field(panel, 'message')).toHaveValue('Not finished yet');
      },
    );

    test(
      'says how else to reach the company when sending fails',
      { tag: ALL },
      async ({ visitor: { page }, faults }) => {
        faults.expects(/box-api\/contact/);
        const panel = await open(page);
        const { contactEmail = '' } = demoIn(language).settings;
        await page.route('**/box-api/contact', (route) => route.fulfill({ status: 503, json: {} }));
        await fillIn(panel);
        await send(panel).click();
        await expect(panel.getByText(t('contact__failed_title'), { exact: true })).toBeVisible();
        await expect(
          panel.getByText(t('contact__failed').replace('{email}', contactEmail), { exact: true }),
        ).toBeVisible();
        await expectAccessible(page);

        await page.unroute('**/box-api/contact');
        await page.route('**/box-api/contact', (route) => route.fulfill({ status: 429, json: {} }));
        await send(panel).click();
        await expect(dangerWithText(page, t('error__too_many_requests'))).toBeVisible();
      },
    );
  });
}

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 0)) {
  test.describe(`Contact without JavaScript in ${language}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, language });

    test('is sent by a plain form that names mistakes and keeps what was written', async ({
      page,
      faults,
    }) => {
      // The browser has scripts disabled.
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      await fromOwnAddress(page, language === 'de' ? 91 : 92);
      const { t, field, send } = wordsIn(language);
      await page.goto(`${addressOf('robot-arm', language)}?contact`);
      await field(page, 'first_name').fill('Ada');
      await field(page, 'last_name').fill('Lovelace');
      // Good enough for the browser, not for us.
      await field(page, 'email').fill('ada@example');
      await field(page, 'message').fill('How fast is it?');
      await page.getByLabel(t('contact__consent')).check();
      await send(page).click();
      await expect(field(page, 'email')).toHaveAccessibleDescription(t('contact__not_an_address'));
      await expect(field(page, 'message')).toHaveValue('How fast is it?');
      expect(page.url()).not.toMatch(/lovelace|example|fast/i);
      await page
        .getByRole('alert')
        .getByRole('link', { name: t('contact__email') })
        .click();
      await field(page, 'email').fill('ada@example.com');
      await send(page).click();
      await expect(page.getByRole('heading', { name: t('contact__thanks') })).toBeVisible();
      await page.getByRole('link', { name: t('contact__another') }).click();
      await expect(field(page, 'message')).toHaveValue('');
    });
  });
}
