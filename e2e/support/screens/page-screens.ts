import { expect } from '@playwright/test';
import { addressOf, demoIn, textIn } from '../demo.ts';
import type { Language } from '../demo.ts';
import { leave } from '../unattended.ts';
import { START } from './every-screen-content.ts';
import { CLASSIC, GROUPED, openLocation } from './screen.ts';
import type { Screen, Screens } from './screen.ts';

function prefixOf(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

const LANGUAGES: Screen = {
  name: 'the languages',
  async open(page, language) {
    await openLocation(page, language, GROUPED);
    await page.locator('header summary').filter({ hasText: language.toUpperCase() }).click();
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible();
  },
};

const NOT_FOUND: Screen = {
  name: 'a page that is not there',
  faults: /404/,
  async open(page, language) {
    await page.goto(`${prefixOf(language)}/showroom/nowhere`);
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(language, 'error__page_not_found') }),
    ).toBeVisible();
  },
};

const SERVER_ERROR: Screen = {
  name: 'an error of the server',
  faults: /500|Internal/,
  async open(page, language) {
    await openLocation(page, language, GROUPED);
    await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('link', { name: textIn(language, 'places__open'), exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(language, 'error__other_error') }),
    ).toBeVisible();
  },
};

const SCREENSAVER: Screen = {
  name: 'the screensaver',
  endsWithAnyKey: true,
  async open(page, language) {
    await page.clock.install();
    await openLocation(page, language, GROUPED);
    await leave(page, language);
  },
};

/** The screens of each page, under the name of its folder in the showroom's `screens`. */
export const PAGE_SCREENS: Readonly<Record<string, Screens>> = {
  code: [
    {
      name: 'the page of a closed world',
      faults: /403/,
      async open(page, language) {
        await page.goto(addressOf('lab-bench', language));
        await expect(page.getByLabel(textIn(language, 'access__code_title'))).toBeVisible();
      },
    },
  ],
  error: [NOT_FOUND, SERVER_ERROR],
  join: [
    {
      name: 'the page where guests join',
      async open(page, language) {
        await page.goto(`${prefixOf(language)}/join`);
        await expect(
          page.getByRole('button', { name: textIn(language, 'presentation__join') }),
        ).toBeVisible();
      },
    },
    {
      name: 'the code of a presentation, for a room',
      async open(page, language) {
        await page.goto(`${prefixOf(language)}/join?show=K7M2QX`);
        await expect(page.getByRole('img', { name: textIn(language, 'presentation__qr') })).toBeVisible();
      },
    },
  ],
  location: [
    { name: 'a room', open: (page, language) => openLocation(page, language, GROUPED) },
    { name: 'a room in a kiosk', open: (page, language) => openLocation(page, language, GROUPED, '?kiosk') },
    { name: 'a room without a picture', open: (page, language) => openLocation(page, language, CLASSIC) },
    LANGUAGES,
    SCREENSAVER,
  ],
  login: [
    {
      name: 'the login',
      async open(page, language) {
        await page.goto(`${prefixOf(language)}/login`);
        // Only scripts offer it.
        await expect(
          page.getByRole('button', { name: textIn(language, 'access__show_password') }),
        ).toBeVisible();
      },
    },
  ],
  'power-save': [
    {
      name: 'the power-save page',
      async open(page, language) {
        await openLocation(page, language, GROUPED);
        const { origin } = new URL(page.url());
        await page.context().addCookies([{ name: 'vitrine_power_save', value: '1', url: origin }]);
        await page.goto(`${prefixOf(language)}/power-save-mode`);
        await expect(page).toHaveURL(/\/power-save-mode$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  ],
  start: [
    {
      name: 'the start page',
      async open(page, language) {
        await page.goto(`/${language}`);
        await expect(page.getByRole('link', { name: START[language === 'de' ? 'de' : 'en'] })).toBeVisible();
      },
    },
  ],
  story: [
    {
      name: 'a story',
      async open(page, language) {
        const [story] = demoIn(language).stories;
        await page.goto(`${prefixOf(language)}/stories/${story?.slug ?? ''}`);
        await expect(page.getByRole('heading', { level: 1, name: story?.title ?? '' })).toBeVisible();
      },
    },
  ],
};
