import type { Action } from '@vitrine/core/world/action';
import type { BoxHook, HookEvent } from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { OverlayId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { VISITS } from '../support/windows.ts';

const ROBOT = overlayId(1);
const GRIPPER = overlayId(2);
const CONTROLLER = overlayId(3);

function hook(event: HookEvent, action: Action, ...locations: readonly string[]): BoxHook {
  return {
    id: event,
    event,
    locations: locations.map((location) => payloadId(location)),
    actions: [action],
  };
}

function open(article: OverlayId): Action {
  return { kind: 'openArticle', article };
}

function walkTo(location: string): Action {
  return { kind: 'navigate', target: payloadId(location) };
}

/** The demo with hooks for every event that an active visitor causes. */
function withHooks(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    boxHooks: [
      hook('app_loaded', open(CONTROLLER), 'entrance'),
      hook('app_loaded', open(ROBOT), 'reception'),
      hook('target_location_changed', open(GRIPPER), 'atrium'),
      hook('current_location_changed', open(CONTROLLER), 'atrium'),
      hook('close_sidebars', open(ROBOT), 'atrium'),
      hook('current_location_changed', walkTo('media-wall'), 'lounge'),
      hook('current_location_changed', walkTo('lounge'), 'media-wall'),
    ],
  };
}

/** Seconds without input until the showroom counts as left. */
const IDLE_TIME = 4;

/** The demo with hooks for the idle time. */
function withIdleHooks(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    boxHooks: [hook('idle', open(GRIPPER)), hook('idle_ended', open(CONTROLLER))],
    settings: {
      ...snapshot.settings,
      screensaver: { ...snapshot.settings.screensaver, isActive: false, idleTimeout: IDLE_TIME },
    },
  };
}

const test = testIn(withHooks);

test.use(WITH_MOTION);

function articleOf(page: Page, language: Language, id: OverlayId): Locator {
  const title = demoIn(language).articles.find((article) => article.id === id)?.title ?? '';
  return page.getByRole('dialog', { name: title, exact: true });
}

async function closes(article: Locator): Promise<void> {
  await expect(article).toBeVisible();
  await article.page().keyboard.press('Escape');
  await expect(article).toBeHidden();
}

for (const { language, window, tag } of rowsOf(VISITS, 1)) {
  test.describe(`Hooks in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('run when the app is loaded, on the way, on arrival, and when a sidebar has closed', async ({
      visitor,
    }) => {
      const { page } = visitor;
      const article = (id: OverlayId) => articleOf(page, language, id);
      await page.goto(addressOf('entrance', language));
      await closes(article(CONTROLLER));
      // The visit began elsewhere: the app is not loaded for the first time here.
      await visitor.opens('reception');
      await visitor.setsOffTo('atrium');
      await expect(article(GRIPPER)).toBeVisible({ timeout: 30_000 });
      await expect(visitor.stage).toHaveAttribute('data-location', 'atrium');
      await expectAccessible(page);
      await closes(article(GRIPPER));
      // "On a current-location change, the current-location hooks run." (specification section 4, Navigation)
      await closes(article(CONTROLLER));

      await page.getByRole('link', { name: textIn(language, 'navigation__contact'), exact: true }).click();
      const sidebar = page.getByRole('dialog', { name: textIn(language, 'contact__title') });
      await expect(sidebar).toBeVisible();
      // "Closes during a transition are ignored." (specification section 4, Sidebars)
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(sidebar).toBeHidden({ timeout: 2000 });
      }).toPass();
      // "After closing, the product waits the transition time and then fires a close_sidebars hook"
      await closes(article(ROBOT));
    });
  });
}

test('app_loaded runs once for each visit', { tag: ALL }, async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/showroom/reception');
  await closes(articleOf(page, 'en', ROBOT));
  await page.reload();
  await visitor.standsIn('reception');
  await visitor.setsOffTo('atrium');
  await expect(articleOf(page, 'en', GRIPPER)).toBeVisible({ timeout: 30_000 });
});

test(
  'hooks that lead to each other end after five, until the visitor does something',
  { tag: ALL },
  async ({ visitor }) => {
    // Five walks of a dozen seconds each, before the language changes.
    test.setTimeout(180_000);
    const { page } = visitor;
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seenPlaces: seen });
      new MutationObserver(() => {
        const location = document.querySelector<HTMLElement>('main')?.dataset['location'];
        if (location !== undefined && location !== seen.at(-1)) seen.push(location);
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-location'] });
    });
    await page.goto('/showroom/lounge');
    const seen = () =>
      page.evaluate(() => (globalThis as typeof globalThis & { seenPlaces?: string[] }).seenPlaces);
    const rounds = ['lounge', 'media-wall', 'lounge', 'media-wall', 'lounge', 'media-wall'];
    await expect.poll(seen, { timeout: 90_000 }).toEqual(rounds);
    await visitor.standsIn('media-wall');
    expect(await seen()).toEqual(rounds);
    await visitor.setsOffTo('lounge');
    await expect.poll(seen, { timeout: 60_000 }).toEqual([...rounds, 'lounge', 'media-wall']);
  },
);

test.describe('While no one is at the window', () => {
  let left: ChangedShowroom;
  test.beforeAll(async () => {
    left = await openChangedShowroom(withIdleHooks);
  });
  test.afterAll(() => left.stop());

  test(
    'idle runs, and idle_ended when a visitor is there again',
    { tag: ALL },
    async ({ visitor: { page } }) => {
      await page.goto(`${left.url}${addressOf('energy-corner')}`);
      await expect(articleOf(page, 'en', GRIPPER)).toBeVisible({ timeout: 30_000 });
      await page.keyboard.press('Escape');
      await expect(articleOf(page, 'en', CONTROLLER)).toBeVisible();
    },
  );
});
