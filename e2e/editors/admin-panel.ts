import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '../support/demo.ts';
import { ADMINISTRATOR, registerAdministrator } from '../support/editor.ts';
import type { Faults } from '../support/faults.ts';
import { expectPanelNoise } from '../support/panel-noise.ts';
import { askAs } from './ask-as.ts';

/** Someone who works in the CMS in the browser. */
export interface AdminPanel {
  readonly page: Page;
  /** Opens a page of the panel by its address below `/admin`. */
  readonly opens: (path: string) => Promise<void>;
  /** Leaves by the menu on the left, from the home page unless another one is open. */
  readonly chooses: (entry: string) => Promise<void>;
  /** Writes into a field of the edit view. */
  readonly fills: (field: string, text: string) => Promise<void>;
  readonly saves: () => Promise<void>;
}

/** The texts of Strapi's own interface. */
const STRAPI = {
  en: { email: 'Email', password: 'Password', login: 'Login', save: 'Save', saved: 'Saved document' },
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    login: 'Login',
    save: 'Speichern',
    saved: 'Gespeichert',
  },
} as const;

function cmsUrl(): string {
  return process.env['E2E_CMS_URL'] ?? '';
}

/**
 * Enters as the first administrator, who reads the panel in a language. No page of the panel is open then, unless it
 * was the login: a page costs a small machine seconds, and a journey begins where it says.
 */
export async function openAdminPanel(page: Page, language: Language, faults: Faults): Promise<AdminPanel> {
  const words = STRAPI[language === 'de' ? 'de' : 'en'];
  expectPanelNoise(faults);
  await registerAdministrator(cmsUrl());
  await page.addInitScript((code) => {
    window.localStorage.setItem('strapi-admin-language', code);
  }, language);
  if (await resumeSession(page.context())) await page.goto(`${cmsUrl()}${PLAIN_PAGE}`);
  else await logIn(page, words);
  if ((await chooseLanguage(page, language)) && isInPanel(page)) {
    await page.reload();
    await expect(homeOf(page)).toBeVisible();
  }
  return {
    page,
    async opens(path) {
      await page.goto(`${cmsUrl()}/admin${path}`);
    },
    async chooses(entry) {
      if (!isInPanel(page)) await page.goto(`${cmsUrl()}/admin`);
      await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
    },
    async fills(field, text) {
      await page.getByRole('textbox', { name: field, exact: true }).fill(text);
    },
    async saves() {
      const save = page.getByRole('button', { name: words.save, exact: true });
      await save.click();
      await expect(page.getByText(words.saved, { exact: true }).first()).toBeVisible();
      await expect(save).toBeDisabled();
    },
  };
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

function sessionFile(): string {
  return join(process.env['E2E_CMS_DATA_DIR'] ?? '', 'administrator-session.json');
}

/** Of the panel's origin, for what a page may ask of it: an answer that is no page of the panel. */
const PLAIN_PAGE = '/admin/init';

function isInPanel(page: Page): boolean {
  const { pathname } = new URL(page.url());
  return pathname.startsWith('/admin') && pathname !== PLAIN_PAGE;
}

function homeOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).filter({ hasText: 'Test' });
}

/** By the form, or without it where Strapi still knows the browser. */
async function logIn(page: Page, words: (typeof STRAPI)['en' | 'de']): Promise<void> {
  await page.goto(`${cmsUrl()}/admin`);
  const email = page.getByLabel(new RegExp(`^${words.email}`));
  await expect(homeOf(page).or(email)).toBeVisible();
  if (await email.isVisible()) {
    await email.fill(ADMINISTRATOR.email);
    await page.getByLabel(new RegExp(`^${words.password}`)).fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: words.login }).click();
    await expect(homeOf(page)).toBeVisible();
  }
  await page.context().storageState({ path: sessionFile() });
}

/** Seconds that a login must still hold for a journey to go on with it without a page that renews it. */
const ENOUGH = 10 * 60;

/**
 * Goes on with the login of an earlier journey: Strapi lets one account log in five times in five minutes.
 *
 * @returns Whether it holds for a while; if not, the panel renews it when it is opened.
 */
async function resumeSession(context: BrowserContext): Promise<boolean> {
  if (!existsSync(sessionFile())) return false;
  const { cookies, origins } = JSON.parse(readFileSync(sessionFile(), 'utf8')) as Session;
  await context.addCookies(cookies);
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const kept = stored.filter(({ name }) => !/language/.test(name));
  await context.addInitScript((entries) => {
    // A page that is new is empty at first, and has no storage.
    if (window.location.protocol === 'about:') return;
    for (const { name, value } of entries) {
      if (window.localStorage.getItem(name) === null) window.localStorage.setItem(name, value);
    }
  }, kept);
  const token = [...stored, ...cookies].find(({ name }) => name === 'jwtToken')?.value;
  return token !== undefined && endOf(token) > Date.now() / 1000 + ENOUGH;
}

/** When a token ends, in seconds since 1970. */
function endOf(token: string): number {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number;
  };
  return exp;
}

/** In the profile, by which the server names fields. @returns Whether it was another one. */
async function chooseLanguage(page: Page, language: Language): Promise<boolean> {
  const { data } = (await askAs(page, 'GET', '/admin/users/me')) as {
    data: { preferedLanguage: string | null };
  };
  if (data.preferedLanguage === language) return false;
  await askAs(page, 'PUT', '/admin/users/me', { preferedLanguage: language });
  return true;
}
