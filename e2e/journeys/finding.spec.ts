import { payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import { ALL, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { LANDSCAPE, PORTRAIT } from '../support/windows.ts';

/** Rooms in which the hint comes down on a hotspot in one of the windows. */
const FIRST_ROOMS = ['lounge', 'atrium', 'reception'].map((room) => ({ room }));

/** Windows with a hint over the picture, from a wall to a laptop at 200 %. */
const HINTED_SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 960, height: 540 },
];

/** The middle of the room that the picture of the atrium shows, and where it looks. */
const ROOM = { x: 50, y: 34 };
const DIRECTION = 90;

function pinned(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) =>
      location.payloadId === payloadId('atrium')
        ? { ...location, planPin: ROOM, planDirection: DIRECTION }
        : location,
    ),
  };
}

/** Runs in the page: how much of its box the words of a note fill, from 0 to 1. */
function filledPart(note: Element): number {
  const words = document.createRange();
  words.selectNodeContents(note);
  const { paddingLeft, paddingRight } = getComputedStyle(note);
  const room = note.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return words.getBoundingClientRect().width / room;
}

/** Runs in the page: the hotspots that a note lies on. */
function coveredBy(note: Element): readonly (string | null)[] {
  const over = note.getBoundingClientRect();
  return [...document.querySelectorAll('main [data-hotspot]')]
    .filter((hotspot) => {
      const { left, right, top, bottom } = hotspot.getBoundingClientRect();
      return left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    })
    .map((hotspot) => hotspot.getAttribute('aria-label'));
}

test.describe('Finding one’s way', () => {
  test.use(LANDSCAPE.use);

  test('every level of the menu begins at its top, under headings, and Back stays in sight', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.opens('entrance');
    await page.getByRole('link', { name: textIn('en', 'navigation__menu'), exact: true }).click();
    const menu = page.getByRole('dialog', { name: textIn('en', 'navigation__menu') });
    await expect(menu.getByRole('list', { name: textIn('en', 'menu__rooms') })).toBeVisible();
    await expect(menu.getByRole('list', { name: textIn('en', 'menu__films') })).toBeVisible();
    await expectAccessible(page);
    const film = menu.getByRole('link', { name: 'Film & 360°' });
    await film.scrollIntoViewIfNeeded();
    await film.press('Enter');
    const nested = page.getByRole('dialog', { name: 'Film & 360°' });
    await expect(nested.getByRole('link', { name: 'Company film' })).toBeFocused();
    await expect(nested.getByRole('heading', { level: 2 })).toBeInViewport();
    await nested.getByRole('link', { name: 'Our region on the map' }).scrollIntoViewIfNeeded();
    const back = nested.getByRole('link', { name: textIn('en', 'menu__back') });
    await expect(back).toBeInViewport();
    await back.click();
    await expect(film).toBeFocused();
  });

  test(
    'the search is never empty: topics first, then why, then what is spelt alike and whom to ask',
    { tag: ALL },
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.opens('entrance');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: textIn('en', 'search__title') });
      await expect(dialog.getByRole('heading', { name: textIn('en', 'search__popular') })).toBeVisible();
      await expectAccessible(page);
      const [topic] = demoIn('en').articles.flatMap(({ category }) => category?.title ?? []);
      await dialog.getByRole('link', { name: topic ?? '', exact: true }).click();
      const field = dialog.getByRole('searchbox');
      await expect(field).toHaveCSS('text-overflow', 'ellipsis');
      await expect(field).toHaveValue(topic ?? '');
      await field.fill('repeatability');
      await expect(dialog.locator('mark').first()).toHaveText(/repeatability/i);
      await field.fill('grppr');
      await expect(dialog.getByRole('heading', { name: textIn('en', 'search__near') })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('link', { name: /grppr/ }).click();
      // What was looked for is what the message is about.
      await expect(page).toHaveURL(/\?contact&subject=grppr$/);
      const form = page.getByRole('dialog', { name: textIn('en', 'contact__title') });
      await expect(form.locator('[name="subject"]')).toHaveValue('grppr');
    },
  );
});

test.describe('The floor plan', () => {
  let showroom: ChangedShowroom;
  test.beforeAll(async () => {
    showroom = await openChangedShowroom(pinned);
  });
  test.afterAll(() => showroom.stop());

  test.describe('in the corner of the picture', () => {
    test.use(LANDSCAPE.use);

    test('shows where one is and looks, and grows into the large one', async ({ page }) => {
      await page.goto(`${showroom.url}${addressOf('atrium')}`);
      const map = page.getByRole('link', { name: textIn('en', 'navigation__map') });
      await expect(map).toBeVisible();
      await map.click();
      const dialog = page.getByRole('dialog', { name: textIn('en', 'places__map_title') });
      const plan = dialog.getByRole('img', { name: /Floor plan/ });
      const pin = dialog.getByRole('link', { name: locationOf('atrium', 'en').title, exact: true }).first();
      const near = dialog
        .getByRole('link', { name: locationOf('reception', 'en').title, exact: true })
        .first();
      await expect(pin).toHaveAttribute('aria-current', 'page');
      await expect(async () => {
        const [of, at] = [await plan.boundingBox(), await pin.boundingBox()];
        expect(((at?.y ?? 0) + (at?.height ?? 0) / 2 - (of?.y ?? 0)) / (of?.height ?? 1)).toBeCloseTo(
          ROOM.y / 100,
          1,
        );
      }).toPass();
      await near.hover();
      await expect(near.locator('img')).toBeVisible();
      await expectAccessible(page);
    });

    test(
      'no hint tells how to walk after a step that was quicker than its code',
      { tag: ALL },
      async ({ page }) => {
        const { promise: hasWalked, resolve: release } = Promise.withResolvers<void>();
        await page.route(/\/updater-[^/]*\.js$/, async (route) => {
          await hasWalked;
          await route.continue();
        });
        await page.goto(`${showroom.url}${addressOf('atrium')}`);
        // Before its code is there, the page takes no key.
        await expect(async () => {
          await page.keyboard.press('ArrowRight');
          // A path alone would be compared as an address of the first server, and differ at once.
          await expect(page).not.toHaveURL(({ pathname }) => pathname === addressOf('atrium'), {
            timeout: 2_000,
          });
        }).toPass();
        await expect(page.locator('main[data-travel="idle"]')).toBeAttached();
        release();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.told.walking'))).toBe('1');
        await expect(page.getByText(textIn('en', 'hint__mouse'))).toHaveCount(0, { timeout: 1000 });
      },
    );

    test('a hint tells how to walk, until the first step and never again', async ({ page }) => {
      // In German it is longer.
      await page.goto(`${showroom.url}${addressOf('atrium', 'de')}`);
      const hint = page.getByText(textIn('de', 'hint__mouse'));
      await expect(hint).toBeVisible();
      expect(await hint.evaluate(filledPart)).toBeGreaterThan(0.9);
      // There it would lie on what it speaks of.
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(hint).toBeHidden();
      await page.setViewportSize(LANDSCAPE.use.viewport);
      await page.keyboard.press('ArrowRight');
      await expect(hint).toBeHidden();
      await page.reload();
      // Everything that is told late has been told by then.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.told.walking'))).toBe('1');
      await expect(hint).toBeHidden();
    });
  });

  for (const { room, tag } of rowsOf(FIRST_ROOMS, 0)) {
    test(`the hint lies on nothing that can be tapped: ${room}`, { tag }, async ({ page }) => {
      const hint = page.getByText(textIn('de', 'hint__mouse'));
      for (const size of HINTED_SIZES) {
        await page.setViewportSize(size);
        await page.goto(`${showroom.url}${addressOf(room, 'de')}`);
        await expect(hint).toBeVisible();
        await expect.poll(() => hint.evaluate(coveredBy), `${size.width} x ${size.height}`).toEqual([]);
        await page.evaluate(() => localStorage.clear());
      }
    });
  }

  test.describe('on a phone held upright', () => {
    test.use(PORTRAIT.use);

    test('stays out of the picture', { tag: ALL }, async ({ page }) => {
      await page.goto(`${showroom.url}${addressOf('atrium')}`);
      await expect(page.getByRole('link', { name: textIn('en', 'navigation__map') })).toBeHidden();
    });
  });
});

test.describe('A browser in a language that the showroom is not written in', () => {
  test.use({ ...LANDSCAPE.use, locale: 'ru-RU' });

  test('shows the default language, and says so in its own', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    const note = page.locator('[lang^="ru"]').getByText('английский');
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: textIn('en', 'dialog__close') }).click();
    await expect(note).toBeHidden();
  });
});
