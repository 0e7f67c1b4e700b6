import type { Locator, Page } from '@playwright/test';
import { expectAccessible, settleAnimations } from '../support/axe.ts';
import { locationOf, mediaPathOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { NO_PICTURE } from '../support/hostile-content.ts';
import { WITH_MOTION } from '../support/motion.ts';
import {
  FILM_PATH,
  hotspotTitle,
  itemTitle,
  PICTURED_LOCATION,
  POINTING_FILES,
  withPointing,
} from '../support/pointing-content.ts';
import type { ShowingItem } from '../support/pointing-content.ts';
import { ALL, EVERY_VISIT, firstOnly, rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import { DEVICE_SIZES } from '../support/windows.ts';

const test = testIn(withPointing, [], POINTING_FILES);

test.use(WITH_MOTION);

test.beforeEach(({ faults }) => {
  // The invalid picture cannot be resized, so the page gets an error.
  faults.expects(new RegExp(NO_PICTURE.hash));
});

/** Pixels: a pin with the room around it for a finger, and the most that a custom hotspot is wide. */
const PIN = 44;
const OWN = 56;

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 0)) {
  test.describe(`${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });

    test(
      'an entry of the menu shows its film while the keyboard is on it, and keeps its cover',
      { tag: ALL },
      async ({ page, visitor }) => {
        const films = requestsOfFilm(page);
        await visitor.opens('lounge');
        const menu = await opensMenu(visitor);
        const entry = entryOf(menu, 'film', language);
        const cover = entry.locator('img').first();
        await expect(cover).toBeVisible();
        expect(films, 'It is not fetched before it is needed.').toEqual([]);

        await page.keyboard.press('Tab');
        await entry.focus();
        const film = shownIn(menu).locator('video');
        await expect(film).toHaveCSS('opacity', '1');
        expect(films).not.toEqual([]);
        expect(await stateOf(film)).toEqual({ paused: false, muted: true, loop: true, controls: false });
        await expect(cover).toBeVisible();
        await expectAccessible(page);

        await page.keyboard.press('ArrowDown');
        await expect(shownIn(menu)).toHaveCount(0);
        await expect(menu.locator('video')).toHaveJSProperty('paused', true);
      },
    );

    test('the title of a hotspot has its picture, and the pin stays a pin', async ({ page, visitor }) => {
      await visitor.opens(PICTURED_LOCATION);
      const hotspot = hotspotOf(visitor, hotspotTitle('picture', language));
      const picture = hotspot.locator('> [class*="label"] img');
      // No name is shown at rest, nor is its picture fetched.
      await expect(picture).toBeHidden();
      await page.keyboard.press('Tab');
      await hotspot.focus();
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect((await hotspot.boundingBox())?.width).toBeCloseTo(PIN);
      await expectAccessible(page);

      const broken = hotspotOf(visitor, hotspotTitle('brokenPicture', language));
      await broken.focus();
      await expect(broken.locator('img')).toHaveCount(0);
      await expect(broken).toBeVisible();
    });
  });
}

test(
  'a mouse shows one entry after the other, over none of them, in windows of every size',
  {
    tag: ALL,
  },
  async ({ page, visitor }) => {
    await visitor.opens('lounge');
    const menu = await opensMenu(visitor);
    for (const [width, height] of DEVICE_SIZES) {
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.mouse.move(width - 1, 1);
        await settleAnimations(page);
        await expect(shownIn(menu)).toHaveCount(0);
        // Where the menu is longer than the window, pointing at an entry scrolls to it first.
        await entryOf(menu, 'film', 'en').scrollIntoViewIfNeeded();
        const boxes = await boxesOf(menu);
        await entryOf(menu, 'film', 'en').hover();
        await expect(shownIn(menu).locator('video')).toHaveCSS('opacity', '1');
        expect(await boxesOf(menu), 'No entry jumps.').toEqual(boxes);
        expect(await coveredIn(menu)).toEqual([]);
        await entryOf(menu, 'picture', 'en').hover();
        await expect(shownIn(menu).locator('img')).toHaveCSS('opacity', '1');
        await expect(shownIn(menu)).toHaveCount(1);
        expect(await coveredIn(menu)).toEqual([]);
        await expectAccessible(page);
      });
    }
  },
);

test(
  'a glimpse that cannot be shown is left out, and its menu item leads on',
  { tag: ALL },
  async ({ page, visitor }) => {
    // Its entry may come under the pointer, and be asked for, while the menu scrolls to the one before.
    const asked = page.waitForResponse((answer) => answer.url().includes(NO_PICTURE.hash));
    await visitor.opens('entrance');
    const menu = await opensMenu(visitor);
    await entryOf(menu, 'brokenFilm', 'en').hover();
    await expect(shownIn(menu).locator('img')).toHaveCSS('opacity', '1');
    await expect(shownIn(menu).locator('video')).toHaveCount(0);
    await entryOf(menu, 'brokenPicture', 'en').hover();
    await asked;
    await expect(shownIn(menu).locator('img')).toHaveCount(0);
    await entryOf(menu, 'brokenPicture', 'en').click();
    await visitor.standsIn('lounge');
  },
);

for (const [number, still] of (['power-save mode', 'less movement'] as const).entries()) {
  test(
    `with ${still} a picture is shown instead of the film, which is not fetched`,
    {
      tag: firstOnly(number),
    },
    async ({ page, context, baseURL, visitor }) => {
      if (still === 'less movement') await page.emulateMedia({ reducedMotion: 'reduce' });
      else await context.addCookies([{ name: 'vitrine_power_save', value: '1', url: baseURL ?? '' }]);
      await visitor.opens('lounge');
      const films = requestsOfFilm(page);
      const menu = await opensMenu(visitor);
      await entryOf(menu, 'film', 'en').hover();
      await expect(shownIn(menu).locator('img')).toHaveCSS('opacity', '1');
      await expect(menu.locator('video')).toHaveCount(0);
      expect(films).toEqual([]);
    },
  );
}

test('a custom hotspot shows its background in place of the pin', async ({ visitor }) => {
  await visitor.opens('reception');
  const custom = locationOf('reception').hotspots.find(
    ({ component, backgroundImage }) => component.startsWith('hotspots.custom-') && backgroundImage,
  );
  const hotspot = hotspotOf(visitor, custom?.title ?? '');
  await expect(hotspot.locator('img')).toBeVisible();
  const width = (await hotspot.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThanOrEqual(PIN);
  expect(width).toBeLessThanOrEqual(OWN);
});

/** Opens the menu, with the mouse on none of its entries. */
async function opensMenu({ page, speaks }: Visitor): Promise<Locator> {
  await page.getByRole('link', { name: textIn(speaks(), 'navigation__menu'), exact: true }).click();
  const menu = page.locator('dialog[data-phase="open"]');
  await expect(menu.getByRole('navigation').first()).toBeVisible();
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 1, 1);
  return menu;
}

function entryOf(menu: Locator, item: ShowingItem, language: Language): Locator {
  return menu.getByRole('link', { name: itemTitle(item, language), exact: true });
}

/** The glimpse of an entry. It has no text, so it cannot be found by a name. */
function shownIn(menu: Locator): Locator {
  return menu.locator('[data-glimpse][data-shown]');
}

function hotspotOf(visitor: Visitor, title: string): Locator {
  return visitor.stage
    .locator('[data-hotspot]')
    .filter({ has: visitor.page.getByText(title, { exact: true }) });
}

/** Fills with the requests for the film of the menu. */
function requestsOfFilm(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (mediaPathOf(request.url()) === FILM_PATH) urls.push(request.url());
  });
  return urls;
}

function stateOf(film: Locator) {
  return film.evaluate(({ paused, muted, loop, controls }: HTMLVideoElement) => ({
    paused,
    muted,
    loop,
    controls,
  }));
}

/** Where the entries are. */
function boxesOf(menu: Locator) {
  return menu.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );
}

/** Links covered by the glimpse, and whether it is completely visible. */
function coveredIn(menu: Locator) {
  return menu.evaluate((dialog) => {
    const card = dialog.querySelector('[data-glimpse][data-shown]');
    if (card === null) return ['Nothing is shown.'];
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const covered = [...dialog.querySelectorAll('a')].filter((link) => {
      const box = link.getBoundingClientRect();
      return (
        !link.contains(card) && box.left < right && left < box.right && box.top < bottom && top < box.bottom
      );
    });
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return [...covered.map(({ textContent }) => textContent), ...(isWhole ? [] : ['It is cut off.'])];
  });
}
