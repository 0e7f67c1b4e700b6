import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayKind, OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import { demoIn, textIn } from '../demo.ts';
import { openersOf } from '../overlays.ts';
import type { OpenedKind } from '../overlays.ts';
import { GROUPED, openDialog, openLocation } from './screen.ts';
import type { Screen, Screens } from './screen.ts';

/** Milliseconds: a viewer waits for its code, its file and its first picture. */
const VIEWER_PATIENCE = 45_000;

/** An overlay that an address opens. @param ready what is there once it can be used */
function addressed(
  name: string,
  overlay: OverlayRef,
  ready: (dialog: Locator) => Locator = (dialog) => dialog.getByRole('link'),
  location = GROUPED,
): Screen {
  return {
    name,
    async open(page, language) {
      await openLocation(page, language, location, formatOverlayStack([overlay]));
      await expect(ready(openDialog(page)).first()).toBeVisible();
    },
  };
}

/** What a hotspot of the demo opens: the one at a location, else the first. */
function opened(kind: OpenedKind, ready: (dialog: Locator) => Locator, at?: string): Screen {
  return {
    name: at === undefined ? kind : `${kind} at ${at}`,
    async open(page, language) {
      const openers = openersOf(kind, language);
      const opener = at === undefined ? openers[0] : openers.find(({ location }) => location === at);
      if (opener === undefined) throw new Error(`No hotspot of the demo opens a ${kind}.`);
      await openLocation(page, language, opener.location, opener.query);
      await expect(ready(openDialog(page)).first()).toBeVisible({ timeout: VIEWER_PATIENCE });
    },
  };
}

function canvasOf(dialog: Locator): Locator {
  return dialog.locator('canvas');
}

function pictureOf(dialog: Locator): Locator {
  return dialog.locator('img');
}

function comparison(): Extract<OverlayRef, { kind: 'compare' }> {
  const [left, right] = demoIn('en').articles.filter(({ category }) => category !== undefined);
  if (left === undefined || right === undefined) throw new Error('The demo has nothing to compare.');
  return { kind: 'compare', articles: [left.id, right.id] };
}

/** The contact form, once scripts have taken it over. */
const CONTACT: Screen = addressed('contact', { kind: 'contact' }, (dialog) =>
  dialog.locator('form[novalidate]'),
);

const CONTACT_WITH_MISTAKES: Screen = {
  name: 'contact with mistakes',
  async open(page, language) {
    await CONTACT.open(page, language);
    const dialog = openDialog(page);
    await dialog.getByRole('button', { name: textIn(language, 'contact__send') }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
  },
};

const CONTACT_SENT: Screen = {
  name: 'contact that was sent',
  async open(page, language) {
    await page.route('**/box-api/contact', (route) => route.fulfill({ status: 201, json: {} }));
    await CONTACT.open(page, language);
    const dialog = openDialog(page);
    for (const [key, value] of [
      ['contact__first_name', 'Ada'],
      ['contact__last_name', 'Lovelace'],
      ['contact__email', 'ada@example.com'],
      ['contact__message', 'How fast is it?'],
    ] as const) {
      await dialog.getByRole('textbox', { name: new RegExp(`^${textIn(language, key)}`) }).fill(value);
    }
    await dialog.getByLabel(textIn(language, 'contact__consent')).check();
    await dialog.getByRole('button', { name: textIn(language, 'contact__send') }).click();
    await expect(dialog.getByRole('heading', { name: textIn(language, 'contact__thanks') })).toBeVisible();
  },
};

const CODE: Screen = {
  name: 'access code',
  async open(page, language) {
    await openLocation(page, language, 'atrium');
    const door = await page.locator('main a[href*="code="]').first().getAttribute('href');
    await page.goto(door ?? '');
    await expect(openDialog(page).getByLabel(textIn(language, 'access__code_title'))).toBeVisible();
  },
};

/** Each kind of overlay with its screens: a new kind does not compile without one. */
export const OVERLAY_SCREENS: Readonly<Record<OverlayKind, Screens>> = {
  article: [opened('article', (dialog) => dialog.getByRole('article'))],
  code: [CODE],
  compare: [addressed('comparison', comparison(), (dialog) => dialog.getByRole('table'))],
  contact: [CONTACT, CONTACT_WITH_MISTAKES, CONTACT_SENT],
  dashboard: [opened('dashboard', (dialog) => dialog.getByRole('heading', { level: 2 }))],
  iframe: [opened('iframe', (dialog) => dialog.getByRole('button'))],
  keys: [addressed('keys', { kind: 'keys' })],
  media: [opened('media', (dialog) => dialog.locator('video'))],
  menu: [
    addressed('menu', { kind: 'menu', trail: [] }),
    addressed('nested menu', { kind: 'menu', trail: ['submenu-robotics'] }, undefined, 'atrium'),
  ],
  pdf: [opened('pdf', canvasOf)],
  places: [
    addressed('places: rooms', { kind: 'places', tab: 'stations' }),
    addressed('places: products', { kind: 'places', tab: 'shortcuts' }),
    addressed('places: floor plan', { kind: 'places', tab: 'map' }),
  ],
  search: [
    addressed('search before typing', { kind: 'search', query: '' }),
    addressed('search with results', { kind: 'search', query: 'NV-6' }, (dialog) => dialog.locator('mark')),
    addressed('search without results', { kind: 'search', query: 'qqqqqq' }),
  ],
  share: [addressed('share', { kind: 'share' })],
  slideshow: [opened('slideshow', pictureOf)],
  synced: [opened('synced', pictureOf)],
  view360: [
    opened('view360', canvasOf, 'atrium'),
    opened('view360', canvasOf, 'robot-arm'),
    opened('view360', canvasOf, 'agv-bay'),
  ],
};
