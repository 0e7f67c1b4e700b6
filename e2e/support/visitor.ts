import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { seenClips } from './clips.ts';
import type { SeenClip } from './clips.ts';
import { addressOf, locationOf, textIn } from './demo.ts';
import type { Language } from './demo.ts';

/** Someone who looks at the showroom, in the words of someone who looks at it. */
export interface Visitor {
  readonly page: Page;
  readonly opens: (location: string, options?: { readonly query?: string }) => Promise<void>;
  /** Taps the way to a neighbouring location, without waiting for the arrival. */
  readonly setsOffTo: (location: string) => Promise<void>;
  /** Taps the way to a neighbouring location and arrives there. */
  readonly walksTo: (location: string) => Promise<void>;
  /** Chooses any location of the world in the list of places. */
  readonly choosesLocation: (location: string) => Promise<void>;
  /** Waits in a location until its page is complete: address, heading, title and transitions. */
  readonly standsIn: (location: string) => Promise<void>;
  readonly goesBack: () => Promise<void>;
  readonly goesForward: () => Promise<void>;
  readonly switchesTo: (language: Language) => Promise<void>;
  readonly speaks: () => Language;
  /** The page's `<main>`. */
  readonly stage: Locator;
  /** The open article. */
  readonly article: (title: string) => Locator;
  /** The hotspot or card that leads to a location. */
  readonly linkTo: (location: string) => Locator;
  readonly hasSeen: () => Promise<readonly SeenClip[]>;
}

const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export function createVisitor(page: Page, firstLanguage: Language): Visitor {
  let language = firstLanguage;
  const stage = page.getByRole('main');

  const standsIn = async (location: string): Promise<void> => {
    const { title } = locationOf(location, language);
    await expect(stage).toHaveAttribute('data-location', location, { timeout: 30_000 });
    await expect(stage).toHaveAttribute('data-travel', 'idle');
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
    await expect(page).toHaveURL(
      (url) => withoutPrefix(url.pathname) === withoutPrefix(addressOf(location, language)),
    );
    await expect(page).toHaveTitle(new RegExp(`^${escape(title)}`));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  };

  const linkTo = (location: string): Locator => {
    const name = textIn(language, 'hotspot__go_to', locationOf(location, language).title);
    return stage.getByRole('link', { name: new RegExp(`^${escape(name)}(\\.|$)`) });
  };

  const setsOffTo = async (location: string): Promise<void> => {
    await linkTo(location).click();
  };

  return {
    page,
    async opens(location, { query = '' } = {}) {
      await page.goto(`${addressOf(location, language)}${query}`);
      await standsIn(location);
    },
    setsOffTo,
    async walksTo(location) {
      await setsOffTo(location);
      await standsIn(location);
    },
    async choosesLocation(location) {
      await page.getByRole('link', { name: textIn(language, 'places__open'), exact: true }).click();
      const panel = page.getByRole('dialog', { name: textIn(language, 'places__title') });
      await panel.getByRole('link', { name: locationOf(location, language).title, exact: true }).click();
      await expect(panel).toBeHidden();
    },
    standsIn,
    goesBack: async () => {
      await page.goBack();
    },
    goesForward: async () => {
      await page.goForward();
    },
    async switchesTo(next) {
      await page.locator('summary', { hasText: language.toUpperCase() }).click();
      await page.getByRole('link', { name: NATIVE_NAMES[next], exact: true }).click();
      language = next;
    },
    speaks: () => language,
    stage,
    article: (title) => page.getByRole('dialog', { name: title }),
    linkTo,
    hasSeen: () => seenClips(page),
  };
}

/** The address may contain the default language or not. */
function withoutPrefix(path: string): string {
  return path.replace(/^\/en(?=\/)/, '');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
