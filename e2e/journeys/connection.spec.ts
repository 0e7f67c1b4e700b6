import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  openChangedShowroom,
  openToEverybody,
  withLocation,
  withoutLocation,
  withTitle,
} from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { expect, test as base } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import { VISITS } from '../support/windows.ts';

/** For what stops its server and starts it again: one of its own. */
const test = base.extend<{ readonly showroom: ChangedShowroom }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  showroom: async ({}, provide) => {
    const showroom = await openChangedShowroom(openToEverybody);
    await provide(showroom);
    await showroom.stop();
  },
  baseURL: async ({ showroom }, provide) => {
    await provide(showroom.url);
  },
});

test.use(WITH_MOTION);

/** Messages that a page without a connection inevitably writes to the console. */
const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED/;

/** What watches the connection is fetched some seconds after the first picture. */
function isWatched(page: Page): Promise<void> {
  return expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/updater-[^/]*\.js$/.test(name)),
      ),
    )
    .toBe(true);
}

/** A page reconnects to a server that was away after 2, 4 and 8 s; then its new content arrives. */
const RECONNECTS = { timeout: 30_000 };

function notice(page: Page, language: Language, key: string): Locator {
  return page.locator('[data-notification]').filter({ hasText: textIn(language, key) });
}

/** The device's network is gone, and the page has noticed: what watches it may have been fetched and not yet begun. */
async function losesNetwork(page: Page, language: Language): Promise<void> {
  await isWatched(page);
  await expect(async () => {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await expect(notice(page, language, 'updater__no_internet')).toBeVisible({ timeout: 5000 });
  }).toPass();
}

async function standsStill({ stage }: Visitor, location: string): Promise<void> {
  await expect(stage).toHaveAttribute('data-location', location);
  await expect(stage).toHaveAttribute('data-travel', 'idle');
}

for (const { language, window, tag } of rowsOf(VISITS, 0)) {
  base.describe(`The connection in ${language}, ${window.name}`, { tag }, () => {
    base.use({ ...window.use, language });
    const noticeIn = (page: Page, key: string) => notice(page, language, key);

    base(
      "'No Internet connection' is said while there is none, the visitor stays, and being back is said",
      async ({ visitor, faults }) => {
        faults.expects(AWAY);
        const { page } = visitor;
        await visitor.opens('reception');
        await losesNetwork(page, language);
        await expectAccessible(page);

        await visitor.setsOffTo('atrium');
        await expect(noticeIn(page, 'updater__page_failed')).toBeVisible();
        await standsStill(visitor, 'reception');
        await visitor.standsIn('reception');
        await expectAccessible(page);

        await page.context().setOffline(false);
        await expect(noticeIn(page, 'updater__back')).toBeVisible();
        // What could not be loaded is, and nothing is left that says it was not.
        await visitor.standsIn('atrium');
        await expect(noticeIn(page, 'updater__no_internet')).toBeHidden();
        await expect(noticeIn(page, 'updater__page_failed')).toBeHidden();
        // The server was asked for its build, and it is the page's.
        await expect(noticeIn(page, 'updater__new_version')).toHaveCount(0);
      },
    );

    base(
      'a new version is offered with a button, never by force',
      { tag: ALL },
      async ({ visitor, faults }) => {
        faults.expects(/\/version|ERR_FAILED/);
        const { page } = visitor;
        const browserSays = (isOnline: boolean) =>
          page.evaluate((state) => {
            Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => state });
            dispatchEvent(new Event(state ? 'online' : 'offline'));
          }, isOnline);
        await visitor.opens('reception');
        await isWatched(page);
        // A real loss would reload the page if a piece of code is lost with it: the server reports another build. The
        // connection watcher may be loaded and not started yet.
        await page.route('**/version', (route) => route.abort());
        await expect(async () => {
          await browserSays(false);
          await expect(noticeIn(page, 'updater__no_internet')).toBeVisible({ timeout: 5000 });
        }).toPass();
        await page.route('**/version', (route) =>
          route.fulfill({ json: { build: 'another', content: 'another' } }),
        );
        await browserSays(true);
        const offer = noticeIn(page, 'updater__new_version');
        await expect(offer).toBeVisible(RECONNECTS);
        await expectAccessible(page);
        const loaded = page.waitForEvent('domcontentloaded');
        await offer.getByRole('button', { name: textIn(language, 'updater__reload') }).click();
        await loaded;
        await visitor.standsIn('reception');
      },
    );
  });
}

base(
  'walking goes on without a connection where everything was loaded before',
  { tag: ALL },
  async ({ visitor, faults }) => {
    faults.expects(AWAY);
    const { page } = visitor;
    await visitor.opens('reception');
    await visitor.walksTo('entrance');
    await visitor.walksTo('reception');
    await losesNetwork(page, 'en');
    await visitor.walksTo('entrance');
    await visitor.walksTo('reception');
  },
);

base(
  'an overlay or another language that is not available leaves the visitor where they are',
  { tag: ALL },
  async ({ visitor, faults }) => {
    faults.expects(AWAY);
    const { page } = visitor;
    await visitor.opens('reception');
    await losesNetwork(page, 'en');
    await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
    await expect(notice(page, 'en', 'updater__page_failed')).toBeVisible();
    await visitor.standsIn('reception');
    await page.locator('summary', { hasText: 'EN' }).click();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(notice(page, 'en', 'updater__page_failed')).toBeVisible();
    await visitor.standsIn('reception');
  },
);

test(
  "'Oops, something went wrong. Please try again later' is said while the server does not answer",
  { tag: ALL },
  async ({ visitor, faults, showroom }) => {
    faults.expects(AWAY);
    const { page } = visitor;
    await visitor.opens('reception');
    await isWatched(page);
    await showroom.pause();
    const oops = notice(page, 'en', 'updater__failed');
    await expect(oops).toBeVisible();
    await showroom.restartWith(openToEverybody);
    await oops.getByRole('button', { name: textIn('en', 'updater__try_again') }).click();
    await expect(notice(page, 'en', 'updater__back')).toBeVisible();
    await visitor.standsIn('reception');
  },
);

test(
  'content that changes under an open page keeps what was typed, opened and scrolled to',
  { tag: ALL },
  async ({ visitor, faults, showroom }) => {
    faults.expects(AWAY);
    const { page } = visitor;
    await page.goto(`${addressOf('robot-arm')}?contact`);
    const panel = page.getByRole('dialog', { name: textIn('en', 'contact__title') });
    const field = panel.getByRole('textbox', { name: new RegExp(`^${textIn('en', 'contact__message')}`) });
    await expect(panel.locator('form')).toHaveAttribute('novalidate');
    await field.fill('How fast is');
    await field.press('End');
    const scrolled = await scrollerOf(field);
    await showroom.restartWith(withTitle('robot-arm', 'The new arm'));
    await expect(
      page.getByRole('heading', { level: 1, name: 'The new arm', includeHidden: true }),
    ).toBeAttached(RECONNECTS);
    await expect(field).toBeFocused();
    await page.keyboard.type(' it?');
    await expect(field).toHaveValue('How fast is it?');
    expect(await scrollerOf(field)).toBe(scrolled);
  },
);

test('a playing video goes on under changed content', { tag: ALL }, async ({ visitor, faults, showroom }) => {
  faults.expects(AWAY);
  const { page } = visitor;
  await visitor.opens('media-wall');
  const opener = page.locator('main [data-hotspot="hotspots.open-media"]').first();
  await opener.click();
  // Until the slides have loaded there is a still one, with its own video.
  const slides = page.getByRole('dialog').getByRole('region', { name: textIn('en', 'media__all') });
  const video = slides.locator('video').first();
  await expect(video).toBeVisible();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.dataset['mark'] = 'same';
    return element.play();
  });
  await showroom.restartWith(withTitle('media-wall', 'The new wall'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'The new wall', includeHidden: true }),
  ).toBeAttached(RECONNECTS);
  await expect(video).toHaveAttribute('data-mark', 'same');
});

test(
  'a place that is taken out of the showroom is left for the nearest one, with a sentence',
  { tag: ALL },
  async ({ visitor, faults, showroom }) => {
    faults.expects(AWAY);
    faults.expects(/404/);
    const { page, stage } = visitor;
    await visitor.opens('terrace');
    await isWatched(page);
    await showroom.restartWith(withoutLocation('terrace'));
    await expect(notice(page, 'en', 'updater__place_gone')).toBeVisible(RECONNECTS);
    await expect(stage).not.toHaveAttribute('data-location', 'terrace');
    await expect(stage).toHaveAttribute('data-travel', 'idle');
    await expect(stage).toHaveAttribute('data-world', locationOf('terrace').world);
    await expectAccessible(page);
  },
);

test(
  'a place that is closed while it is open is left for the index, with a sentence',
  { tag: ALL },
  async ({ visitor, faults, showroom }) => {
    faults.expects(AWAY);
    const { page } = visitor;
    await visitor.opens('terrace');
    await isWatched(page);
    await showroom.restartWith(
      withLocation('terrace', (location) => ({ ...location, access: { rule: { kind: 'loggedIn' } } })),
    );
    await expect(notice(page, 'en', 'updater__place_closed')).toBeVisible(RECONNECTS);
    await standsStill(visitor, 'entrance');
  },
);

test(
  'a place whose address changes is the same place, and nothing is said',
  { tag: ALL },
  async ({ visitor, faults, showroom }) => {
    faults.expects(AWAY);
    faults.expects(/404/);
    const { page, stage } = visitor;
    await visitor.opens('terrace');
    await isWatched(page);
    await showroom.restartWith(withLocation('terrace', (location) => ({ ...location, slug: 'roof' })));
    await expect(page).toHaveURL(new RegExp(`${addressOf('terrace').replace('terrace', 'roof')}$`));
    await expect(stage).toHaveAttribute('data-location', 'terrace');
    await expect(page.locator('[data-notification]')).toHaveCount(0);
  },
);

/** How far the nearest thing around an element that scrolls is scrolled. */
function scrollerOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    for (let one: Element | null = start; one !== null; one = one.parentElement) {
      if (one.scrollHeight > one.clientHeight + 1) return one.scrollTop;
    }
    return 0;
  });
}
