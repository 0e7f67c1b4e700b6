import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { BREAKS_THE_CMS, GUEST, startLoginCms } from '../support/login-cms.ts';
import type { LoginCms } from '../support/login-cms.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';
import { dangerWithText } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-login-'));
let cms: LoginCms | undefined;
let web: RunningServer | undefined;
let guests = 0;

test.beforeAll(async () => {
  cms = await startLoginCms();
  web = await startWeb({ dataDir: folder, env: { CMS_URL: cms.url, LOG_LEVEL: 'fatal' } });
});
test.afterAll(async () => {
  await web?.stop();
  await cms?.close();
  rmSync(folder, { recursive: true, force: true });
});
// Wrong guesses are counted by address: each test comes from its own.
test.beforeEach(async ({ page }) => {
  guests += 1;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${guests}` });
});

function addressIn(path: string): string {
  return new URL(path, web?.url).href;
}

function formIn(page: Page, language: Language) {
  return {
    identifier: page.getByLabel(textIn(language, 'access__identifier'), { exact: true }),
    password: page.getByLabel(textIn(language, 'access__password'), { exact: true }),
    show: page.getByRole('button', { name: textIn(language, 'access__show_password') }),
    send: page.getByRole('button', { name: textIn(language, 'access__login'), exact: true }),
    problem: page.locator('#login-problem'),
  };
}

/** The form once scripts have taken it over: only they offer to show the password. */
async function livelyFormIn(page: Page, language: Language) {
  const form = formIn(page, language);
  await expect(form.show).toBeVisible();
  return form;
}

function standsIn(page: Page, location: string) {
  return expect(page.locator(`main[data-location="${location}"]`)).toHaveCount(1);
}

/** Runs in the page: the words of what can be tapped, and lies under something else. */
function namesOfCovered(targets: readonly Element[]): readonly string[] {
  return targets.flatMap((target) => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const isFree = [0.1, 0.5, 0.9].every((share) =>
      target.contains(document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2)),
    );
    return isFree ? [] : [target.textContent];
  });
}

for (const { window, language, tag } of rowsOf(VISITS, 1)) {
  test.describe(`Login in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    // "redirect to login page: when the world setting only_logged_in_user is on, a not-logged-in user is sent to
    // login. The current query and a redirect value … are passed along." (specification section 2)
    test('A place for invited guests asks who is there, says when that is wrong, and opens', async ({
      page,
      faults,
    }) => {
      faults.expects(/box-api\/login 4(?:00|22)$|status of 4(?:00|22).*box-api\/login/);
      await page.goto(addressIn(addressOf('partner-suite', language)));
      await expect(page).toHaveURL(/\/login\?redirect=door-\d+$/);
      await expect(page.getByText(locationOf('partner-suite', language).title)).toHaveCount(0);
      const form = await livelyFormIn(page, language);
      await expectAccessible(page);

      await form.send.click();
      await expect(form.problem.and(page.getByRole('alert'))).toHaveText(
        textIn(language, 'error__invalid_input'),
      );
      await expect(form.identifier).toBeFocused();

      await form.identifier.fill(GUEST.identifier);
      await form.password.fill('wrong');
      await form.send.click();
      await expect(dangerWithText(page, textIn(language, 'error__email_password_validation'))).toBeVisible();
      await expect(form.problem).toHaveText(textIn(language, 'error__email_password_validation'));
      await expect(form.password).toBeFocused();
      const covered = page.getByRole('main').locator('a, button').evaluateAll(namesOfCovered);
      await expect(covered).resolves.toEqual([]);
      await expectAccessible(page);

      await form.show.click();
      await expect(form.password).toHaveAttribute('type', 'text');
      await form.password.fill(GUEST.password);
      await form.password.press('Enter');
      await standsIn(page, 'partner-suite');
      const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('auth.'));
      expect(cookie).toMatchObject({ name: 'auth._token.local', httpOnly: true, sameSite: 'Lax', path: '/' });

      // "redirect on login page: a logged-in user is sent to the default world's start location." (section 2)
      await page.goto(addressIn(`${language === 'en' ? '' : '/de'}/login`));
      await standsIn(page, 'entrance');
    });
  });
}

test('Who has logged in is welcomed at once, and not when the rest of the page has come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const toast = document.querySelector('[data-notification="success"]');
      if (toast === null) return;
      observer.disconnect();
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      // What watches the connection is fetched three seconds after the first picture.
      toast.toggleAttribute('data-is-early', !loaded.some((name) => /\/updater-[^/]*\.js$/.test(name)));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(addressIn('/login'));
  const form = await livelyFormIn(page, 'en');
  await form.identifier.fill(GUEST.identifier);
  await form.password.fill(GUEST.password);
  await form.password.press('Enter');
  await expect(page.locator('[data-notification="success"][data-is-early]')).toBeVisible();
  await standsIn(page, 'entrance');
});

test('By keyboard alone', async ({ page }) => {
  await page.goto(addressIn('/login'));
  const form = await livelyFormIn(page, 'en');
  await form.identifier.focus();
  await page.keyboard.type(GUEST.identifier);
  await page.keyboard.press('Tab');
  await page.keyboard.type(GUEST.password);
  await page.keyboard.press('Tab');
  await expect(form.show).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await standsIn(page, 'entrance');
});

test(
  'The header leads to the login and from there back, as long as a login may open something',
  { tag: ALL },
  async ({ page }) => {
    await page.goto(addressIn(addressOf('reception', 'de')));
    const header = page.getByRole('banner');
    const login = header.getByRole('link', { name: textIn('de', 'access__login') });
    await expectAccessible(page);
    await login.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/login\?redirect=/);
    const form = await livelyFormIn(page, 'de');
    await form.identifier.fill(GUEST.identifier);
    await form.password.fill(GUEST.password);
    await form.send.click();
    await standsIn(page, 'reception');
    await expect(header.getByRole('button', { name: textIn('de', 'access__logout') })).toBeVisible();
    await expect(login).toHaveCount(0);
  },
);

test(
  'Anyone who guesses waits, sees for how long, and may try again',
  { tag: ALL },
  async ({ page, faults }) => {
    faults.expects(/box-api\/login 4(?:00|29)$|status of 4(?:00|29).*box-api\/login/);
    await page.goto(addressIn('/login'));
    const form = await livelyFormIn(page, 'en');
    await form.identifier.fill('someone@example.com');
    for (let guess = 1; guess <= 10; guess += 1) {
      await form.password.fill(`${guess}`);
      await form.send.click();
      await expect(form.problem).toHaveText(textIn('en', 'error__email_password_validation'));
      await expect(form.send).toHaveAttribute('aria-disabled', 'false');
    }
    await form.send.click();
    await expect(dangerWithText(page, textIn('en', 'error__too_many_requests'))).toBeVisible();
    await expect(form.problem).toHaveText(textIn('en', 'error__too_many_requests'));
    await expect(page.getByRole('timer')).toHaveText(/0:0[12]/);
    await expect(form.send).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await form.identifier.fill(GUEST.identifier);
    await form.password.fill(GUEST.password);
    await form.send.click();
    await standsIn(page, 'entrance');
  },
);

test('A CMS that breaks leads home, with a word about it', { tag: ALL }, async ({ page, faults }) => {
  faults.expects(/box-api\/login 502$|status of 502.*box-api\/login/);
  await page.goto(addressIn('/de/login'));
  const form = await livelyFormIn(page, 'de');
  await form.identifier.fill(GUEST.identifier);
  await form.password.fill(BREAKS_THE_CMS);
  await form.send.click();
  await standsIn(page, 'entrance');
  await expect(page).toHaveURL(/\/de\/showroom\/entrance$/);
  await expect(page.getByText(textIn('de', 'error__something_wrong'))).toBeVisible();
});

test('A session that has ended is said to have ended', async ({ page }) => {
  await page.goto(addressIn('/de/login?problem=ended&redirect=door-5'));
  await expect(page.getByRole('alert')).toHaveText(textIn('de', 'access__session_ended'));
  await page.getByText('DE', { exact: true }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=door-5$/);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test.describe('Login without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The form works by itself, and puts nothing that was filled in into an address', async ({
    page,
    faults,
  }) => {
    // The browser has scripts disabled.
    faults.expects(/request: .*\/assets\/.*\.js csp/);
    await page.goto(addressIn(`${addressOf('partner-suite', 'de')}?article=12`));
    const form = formIn(page, 'de');
    await form.identifier.fill(GUEST.identifier);
    await form.password.fill('wrong');
    await form.send.click();
    await expect(page).toHaveURL(/\/de\/login\?article=12&redirect=door-\d+&problem=credentials$/);
    await expect(form.problem.and(page.getByRole('alert'))).toHaveText(
      textIn('de', 'error__email_password_validation'),
    );
    await form.identifier.fill(GUEST.identifier);
    await form.password.fill(GUEST.password);
    await form.send.click();
    await standsIn(page, 'partner-suite');
    await expect(page).toHaveURL(new RegExp(`${addressOf('partner-suite', 'de')}\\?article=12$`));
  });
});
