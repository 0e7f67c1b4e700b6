import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../support/editor.ts';

/** A person who has never seen the CMS and follows the guide, by the labels on the screen. */
export interface Newcomer {
  /** Makes the first account of the CMS. */
  readonly registers: () => Promise<void>;
  /** Begins an entry of a kind in the content manager. */
  readonly begins: (kind: string) => Promise<void>;
  readonly writes: (field: string, text: string) => Promise<void>;
  /** Writes into the form's only formatted text, which Strapi gives no name. */
  readonly writesFormatted: (text: string) => Promise<void>;
  /** Chooses an entry that a field leads to. */
  readonly chooses: (field: string, entry: string) => Promise<void>;
  /** Adds a component to a list of the form; it becomes the last one. */
  readonly adds: (list: string, component: string) => Promise<void>;
  readonly saves: () => Promise<void>;
  /** Opens a page of the showroom plugin. */
  readonly goesTo: (title: string) => Promise<void>;
}

export interface NewHotspot {
  /** From the upper left corner of the 4:3 picture, in percent. */
  readonly at: { readonly x: number; readonly y: number };
  readonly type: string;
  /** An entry of the list of targets, or the address of a link. */
  readonly target: string;
  readonly title: string;
}

export function createNewcomer(page: Page, cmsUrl: string): Newcomer {
  return {
    registers: async () => {
      await page.goto(`${cmsUrl}/admin`);
      await page.getByLabel(/^First name/).fill('Ada');
      await page.getByLabel(/^Email/).fill(ADMINISTRATOR.email);
      await page.getByRole('textbox', { name: /^Password/ }).fill(ADMINISTRATOR.password);
      await page.getByRole('textbox', { name: /^Confirm Password/ }).fill(ADMINISTRATOR.password);
      await page.getByRole('button', { name: "Let's start" }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
    },
    begins: async (kind) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Content Manager' }).click();
      await page.getByRole('link', { name: kind, exact: true }).click();
      await page
        .getByRole('link', { name: /Create new entry/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Create an entry' })).toBeVisible();
    },
    writes: async (field, text) => {
      await page.getByRole('textbox', { name: field, exact: true }).fill(text);
    },
    writesFormatted: async (text) => {
      const editor = page.locator('[contenteditable="true"]');
      await editor.click();
      await expect(editor).toBeFocused();
      await page.keyboard.type(text);
      await expect(editor).toContainText(text);
    },
    chooses: async (field, entry) => {
      await page.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: entry }).click();
    },
    adds: async (list, component) => {
      await page.getByRole('button', { name: `Add a component to ${list}` }).click();
      await page.getByRole('button', { name: component, exact: true }).last().click();
    },
    saves: async () => {
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      await expect(page.getByText('Saved document').first()).toBeVisible();
      // Strapi leads from there to the entry by a relative address, which is none from anywhere else.
      await expect(page).not.toHaveURL(/\/create(?:\?|$)/);
      await expect(save).toBeDisabled();
    },
    goesTo: async (title) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Showroom', exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Pages of the showroom' })
        .getByRole('link', { name: title, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  };
}

/** Clicks on the picture where a hotspot belongs and selects its type. */
export async function addHotspot(page: Page, { at, type, target, title }: NewHotspot): Promise<void> {
  const picture = page.getByRole('application', { name: 'Place on the 4:3 picture' });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: (at.x / 100) * width, y: (at.y / 100) * height } });
  await picture.getByRole('button', { name: 'Add a hotspot here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a hotspot' });
  await dialog.getByRole('button', { name: type, exact: true }).click();
  const address = dialog.getByRole('textbox', { name: 'Address' });
  if (type === 'Opens a link') await address.fill(target);
  else {
    await dialog
      .getByRole('region', { name: 'Leads to' })
      .getByRole('button', { name: new RegExp(`^${target}`) })
      .click();
  }
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Add a hotspot' }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Writes every text of an entry beside its original, and saves.
 * @param words the translations, by their originals
 */
export async function translateEntry(page: Page, words: ReadonlyMap<string, string>): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(/^\d+ texts? (?:is|are) missing/)).toBeVisible();
  for (const row of await main.locator('section').all()) {
    const original = await row.getByRole('paragraph').innerText();
    const translated = words.get(original);
    if (translated === undefined) throw new Error(`No one has translated “${original}”.`);
    await row.getByRole('textbox').fill(translated);
  }
  await expect(main.getByText(/^Nothing is missing · \d+ texts? not saved/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(main.getByText('Nothing is missing', { exact: true })).toBeVisible();
}
