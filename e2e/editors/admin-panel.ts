import { expect, type Page } from '@playwright/test';
import type { Language } from '../support/demo.ts';
import { ADMINISTRATOR, registerAdministrator } from '../support/editor.ts';
import type { Faults } from '../support/faults.ts';

/** Someone who works in the CMS in the browser. */
export interface AdminPanel {
  readonly page: Page;
  /** Opens a page of the panel by its address below `/admin`. */
  readonly opens: (path: string) => Promise<void>;
  /** Leaves by the menu on the left. */
  readonly chooses: (entry: string) => Promise<void>;
  /** Writes into a field of the edit view. */
  readonly fills: (field: string, text: string) => Promise<void>;
  readonly saves: () => Promise<void>;
}

/** What Strapi's own interface says. */
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

/** Strapi asks for services that only its paid editions have, and for a preview that is not set up. */
const ASKED_IN_VAIN = /\/(?:ai-feature-config|ai-localization-jobs|preview\/url)\b/;

const cmsUrl = (): string => process.env['E2E_CMS_URL'] ?? '';

/** Logs the first administrator in; they read the panel in a language. */
export async function openAdminPanel(page: Page, language: Language, faults: Faults): Promise<AdminPanel> {
  const words = STRAPI[language === 'de' ? 'de' : 'en'];
  faults.expects(ASKED_IN_VAIN);
  await registerAdministrator(cmsUrl());
  await page.addInitScript((code) => {
    window.localStorage.setItem('strapi-admin-language', code);
  }, language);
  await page.goto(`${cmsUrl()}/admin`);
  await page.getByLabel(new RegExp(`^${words.email}`)).fill(ADMINISTRATOR.email);
  await page.getByLabel(new RegExp(`^${words.password}`)).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: words.login }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Test');
  return {
    page,
    async opens(path) {
      await page.goto(`${cmsUrl()}/admin${path}`);
    },
    async chooses(entry) {
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
