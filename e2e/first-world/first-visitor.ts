import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';

/** A visitor who walks through the world that a newcomer has built. */
export interface FirstVisitor {
  /** Opens the plain address of a language; the last publication may still be on its way. */
  readonly comes: () => Promise<void>;
  readonly standsIn: (room: string) => Promise<void>;
  readonly walksTo: (room: string) => Promise<void>;
  readonly walksByKey: (key: 'ArrowLeft' | 'ArrowRight', room: string) => Promise<void>;
  /** Opens a hotspot's target, finds a text in it, and closes it again. */
  readonly opens: (hotspot: string, shown: string) => Promise<void>;
  /** Finds a hotspot that leads out of the showroom. */
  readonly findsLink: (hotspot: string, address: string) => Promise<void>;
}

export function createFirstVisitor(page: Page, language: Language): FirstVisitor {
  const stage = page.getByRole('main');
  const standsIn = async (room: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: room, exact: true })).toBeAttached();
    await expect(stage).toHaveAttribute('data-travel', 'idle');
    await expect(page).toHaveTitle(new RegExp(`^${room}`));
  };
  const hotspotTo = (name: string) => stage.getByRole('link', { name: new RegExp(`^${name}(?:\\.| \\(|$)`) });
  return {
    comes: async () => {
      const address = language === 'en' ? '/' : `/${language}`;
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    },
    standsIn,
    walksTo: async (room) => {
      await hotspotTo(textIn(language, 'hotspot__go_to', room)).click();
      await standsIn(room);
    },
    walksByKey: async (key, room) => {
      await page.keyboard.press(key);
      await standsIn(room);
    },
    opens: async (hotspot, shown) => {
      await hotspotTo(hotspot).click();
      const overlay = page.locator('dialog[data-phase="open"]');
      await expect(overlay.getByText(shown, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
    },
    findsLink: async (hotspot, address) => {
      await expect(hotspotTo(hotspot)).toHaveAttribute('href', address);
    },
  };
}
