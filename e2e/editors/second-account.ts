import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { askAs } from './ask-as.ts';

/** An account of the panel, by which someone logs in. */
export interface Account {
  /** The first name, with which the panel greets. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const LOGIN = {
  en: { email: /^Email/, password: /^Password/, login: 'Login' },
  de: { email: /^E-Mail/, password: /^Passwort/, login: 'Login' },
} as const;

function cmsUrl(): string {
  return process.env['E2E_CMS_URL'] ?? '';
}

/** Makes an account with a role, as the administrator who is logged in to a page. */
export async function makeAccount(page: Page, name: string, role: string): Promise<Account> {
  const { data: roles } = (await askAs(page, 'GET', '/admin/roles')) as {
    data: { id: number; code: string }[];
  };
  const email = `${name.toLowerCase()}@example.com`;
  const password = 'Only-4-tests';
  const { data } = (await askAs(page, 'POST', '/admin/users', {
    email,
    firstname: name,
    lastname: 'Tester',
    roles: [roles.find(({ code }) => code === role)?.id],
  })) as { data: { registrationToken: string } };
  await askAs(page, 'POST', '/admin/register', {
    registrationToken: data.registrationToken,
    userInfo: { firstname: name, lastname: 'Tester', password },
  });
  return { name, email, password };
}

/** A window of its own, in which someone else is logged in. */
export async function logInElsewhere(
  browser: Browser,
  account: Account,
  language: 'de' | 'en',
): Promise<Page> {
  const words = LOGIN[language];
  const context = await browser.newContext({ baseURL: cmsUrl() });
  await context.addInitScript((code) => {
    window.localStorage.setItem('strapi-admin-language', code);
  }, language);
  const page = await context.newPage();
  await page.goto(`${cmsUrl()}/admin`);
  await page.getByLabel(words.email).fill(account.email);
  await page.getByLabel(words.password).fill(account.password);
  await page.getByRole('button', { name: words.login }).click();
  // The login page has a heading, too.
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: account.name })).toBeVisible();
  return page;
}
