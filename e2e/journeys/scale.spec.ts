import type { Locator, Page } from '@playwright/test';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import { geometryOf } from '../support/geometry.ts';
import { ALL } from '../support/rows.ts';
import { tapProblems } from '../support/taps.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

/** A group, a filter and both neighbours: nothing of the header or of the bar is missing. */
const FULL = 'robotics-hall';

/** The other worlds are open, and for screens that are looked at from some steps away. */
function withLargeWorld(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    worlds: snapshot.worlds.map((world) =>
      world.slug === 'showroom'
        ? world
        : {
            ...world,
            isProtected: false,
            isLoginOnly: false,
            theme: completeTheme({ ...world.theme, screenScale: 'largest' }),
          },
    ),
  };
}

const test = testIn(withLargeWorld);

async function opens(page: Page, location: string, query = ''): Promise<void> {
  await page.goto(`${addressOf(location)}${query}`);
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
}

function menuOf(page: Page): Locator {
  return page.getByRole('link', { name: textIn('en', 'navigation__menu'), exact: true });
}

function fontSize(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

async function heightOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.height ?? 0;
}

/** CSS pixels of what is read and tapped: a label and its target in the bar, a tool, the words about the location. */
async function sizesIn(page: Page) {
  return {
    label: await fontSize(menuOf(page)),
    target: await heightOf(menuOf(page)),
    tool: await heightOf(page.getByRole('link', { name: textIn('en', 'navigation__share'), exact: true })),
    contact: await heightOf(
      page.getByRole('link', { name: textIn('en', 'navigation__contact'), exact: true }),
    ),
    title: await fontSize(page.getByRole('heading', { level: 1 })),
    words: await fontSize(page.locator('#content p').last()),
  };
}

type Sizes = Awaited<ReturnType<typeof sizesIn>>;

/** How many times larger each is, the least of them. */
function leastGrowth(small: Sizes, large: Sizes): number {
  return Math.min(...(Object.keys(small) as (keyof Sizes)[]).map((name) => large[name] / small[name]));
}

test(
  'Type and targets grow with the screen, in a kiosk and in a world that wants it even more',
  { tag: ALL },
  async ({ page }) => {
    await opens(page, FULL);
    const small = await sizesIn(page);
    expect(small).toMatchObject({ label: 15, target: 44 });
    await page.setViewportSize({ width: 3840, height: 2160 });
    const wall = await sizesIn(page);
    expect(leastGrowth(small, wall)).toBeGreaterThanOrEqual(2);
    const { covered, overhang } = await geometryOf(page);
    expect({ covered, overhang }).toEqual({ covered: [], overhang: 0 });

    await test.step('a panel', async () => {
      await menuOf(page).click();
      const close = page.getByRole('dialog').getByRole('link', { name: textIn('en', 'dialog__close') });
      expect((await close.first().boundingBox())?.height).toBeGreaterThanOrEqual(88);
      await page.keyboard.press('Escape');
      await page.goto(`${addressOf(FULL)}?share`);
      const panel = page.locator('dialog[data-overlay="share"] > div');
      expect((await panel.boundingBox())?.width).toBeGreaterThanOrEqual(1000);
    });

    await test.step('at the largest zoom, at which no window is large, twice as large again (WCAG 1.4.4)', async () => {
      await page.setViewportSize({ width: 768, height: 432 });
      await opens(page, FULL);
      expect((await sizesIn(page)).label * 5).toBeGreaterThanOrEqual(2 * wall.label);
    });

    await test.step('a kiosk', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await opens(page, FULL, '?kiosk');
      const kiosk = await sizesIn(page);
      expect(kiosk.label).toBeGreaterThanOrEqual(18);
      expect(kiosk.target).toBeGreaterThanOrEqual(64);
      await page.setViewportSize({ width: 3840, height: 2160 });
      expect(leastGrowth(wall, await sizesIn(page))).toBeGreaterThan(1.1);
      await opens(page, FULL, '?kiosk=off');
    });

    await test.step('a world', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const other = demoIn('en').locations.find(({ world }) => world === 'partners');
      await opens(page, other?.payloadId ?? '');
      expect((await sizesIn(page)).label).toBeGreaterThanOrEqual(19);
    });
  },
);

/** Phones that lie, and what a laptop is at a zoom of 200 % and 300 %. */
const LOW = [
  [844, 390],
  [960, 540],
  [640, 360],
] as const;

test(
  'A low window is one row of signs around the picture, with no word about its height',
  { tag: ALL },
  async ({ page }) => {
    await opens(page, FULL);
    for (const [width, height] of LOW) {
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        const share = page.getByRole('link', { name: textIn('en', 'navigation__share'), exact: true });
        const bar = await menuOf(page).boundingBox();
        expect((await share.boundingBox())?.y).toBeLessThanOrEqual(12);
        expect((await share.boundingBox())?.height).toBe(44);
        expect(bar).toMatchObject({ width: 44, height: 44 });
        expect(height - (bar?.y ?? 0)).toBeLessThanOrEqual(56);
        for (const rel of ['prev', 'next']) {
          const arrow = await page.locator(`nav > div > div > a[rel="${rel}"]`).boundingBox();
          expect(Math.abs((arrow?.y ?? 0) + 22 - height / 2)).toBeLessThanOrEqual(1);
          expect(rel === 'prev' ? arrow?.x : width - 44 - (arrow?.x ?? 0)).toBeLessThanOrEqual(12);
        }
        await expect(page.locator('header img').filter({ visible: true })).toHaveCount(1);
        const path = page.getByRole('navigation', { name: textIn('en', 'navigation__breadcrumb') });
        await expect(path.filter({ visible: true })).toHaveCount(0);
        expect((await geometryOf(page)).overhang).toBe(0);
      });
    }
    await expectAccessible(page);
    await expect(page.getByText(textIn('en', 'layout__landscape_warning'))).toHaveCount(0);
  },
);

test.describe('On a phone that lies', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('one is told once that more fits upright, and never again', { tag: ALL }, async ({ page }) => {
    await page.clock.install();
    const asking = page.waitForResponse(/updater-[\w-]+\.js/);
    await opens(page, FULL);
    const hint = page.getByText(textIn('en', 'layout__landscape_warning'));
    await page.clock.fastForward(3000);
    await asking;
    await expect(hint).toBeVisible();
    const words = await hint.boundingBox();
    expect(words?.y).toBeGreaterThan(300);
    await page.clock.fastForward(4000);
    await expect(hint).toBeHidden();
    await page.reload();
    const again = page.waitForResponse(/updater-[\w-]+\.js/);
    await page.clock.fastForward(3000);
    await again;
    await page.clock.fastForward(1000);
    await expect(hint).toBeHidden();
  });

  test('hotspots keep off what is said at its foot, and are back when it is gone', async ({ page }) => {
    await page.clock.install();
    await opens(page, 'atrium');
    const back = page.locator('main [data-hotspot][data-arrow="back"]');
    const home = await edgesOf(back);
    const hint = page.getByText(textIn('en', 'layout__landscape_warning'));
    await page.clock.fastForward(3000);
    await expect(hint).toBeVisible();
    await expect.poll(() => edgesOf(back)).not.toEqual(home);
    await expect.poll(() => tapProblems(page)).toEqual([]);
    await page.clock.fastForward(4000);
    await expect(hint).toBeHidden();
    await expect.poll(() => edgesOf(back)).toEqual(home);
  });
});

/** Where something is, to half a pixel: what has not moved has the same. */
async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box && { x: Math.round(box.x * 2) / 2, y: Math.round(box.y * 2) / 2, width: Math.round(box.width) };
}

/** Along the arrows of the demo's world, from its first location to its last. */
const ALONG = demoIn('en').locations.filter(
  ({ world, previous, next }) => world === 'showroom' && (previous !== undefined || next !== undefined),
);

test(
  'Nothing of the header and of the bar moves from one location to the next',
  { tag: ALL },
  async ({ page }) => {
    const last = ALONG.find(({ next }) => next === undefined);
    const first = ALONG.find(({ previous }) => previous === undefined);
    if (first === undefined || last === undefined) throw new Error('The demo’s arrows have no end.');
    const bar = page.getByRole('navigation', { name: textIn('en', 'navigation__bar') });
    const arrows = bar.locator('a[aria-label]');
    const partsOf = async () => ({
      previous: await edgesOf(arrows.first()),
      next: await edgesOf(arrows.last()),
      back: await edgesOf(page.getByRole('button', { name: textIn('en', 'navigation__back') })),
      contact: await edgesOf(
        page.getByRole('link', { name: textIn('en', 'navigation__contact'), exact: true }),
      ),
      share: await edgesOf(page.getByRole('link', { name: textIn('en', 'navigation__share'), exact: true })),
    });
    await opens(page, FULL);
    const usual = await partsOf();
    const colourOf = (text: string) =>
      page
        .getByRole('link', { name: textIn('en', text), exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const contact = await colourOf('navigation__contact');
    for (const { payloadId } of [first, last, locationOf('atrium')]) {
      await opens(page, payloadId);
      expect(await partsOf(), payloadId).toEqual(usual);
      expect(await colourOf('navigation__contact'), payloadId).toBe(contact);
      const drawn = await page
        .locator('header img')
        .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src));
      expect(drawn, 'a picture of the header is drawn once').toEqual([...new Set(drawn)]);
    }
    await opens(page, last.payloadId);
    await expect(bar.getByRole('link', { name: textIn('en', 'navigation__last') })).toBeDisabled();
    await opens(page, first.payloadId);
    await expect(bar.getByRole('link', { name: textIn('en', 'navigation__first') })).toBeDisabled();
    await expectAccessible(page);
  },
);

/** Playwright has no option for it. */
async function reduceTransparency(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
}

test('Where less transparency is wanted nothing is blurred, and no bar shines through', async ({ page }) => {
  await reduceTransparency(page);
  await page.goto(`${addressOf('robot-arm')}?article=1`);
  await expect(page.locator('dialog:modal')).toBeVisible();
  const blurred = await page
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).backdropFilter !== 'none')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(blurred).toEqual([]);
  await opens(page, FULL);
  await expect(page.locator('#content > div').first()).toHaveCSS('background-color', /^rgb\(/);
});

test(
  'Forced colours and more contrast leave no button without a border and no glass',
  { tag: ALL },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await opens(page, FULL);
    for (const control of [
      page.getByRole('link', { name: textIn('en', 'navigation__contact'), exact: true }),
      page.getByRole('link', { name: textIn('en', 'navigation__share'), exact: true }),
    ]) {
      await expect(control).not.toHaveCSS('border-top-width', '0px');
    }
    await page.goto(`${addressOf(FULL)}?places`);
    const chosen = page
      .getByRole('dialog')
      .locator(':is(a, button)[aria-current], [aria-selected="true"]')
      .first();
    await expect(chosen).not.toHaveCSS('outline-style', 'none');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await opens(page, FULL);
    await expect(page.locator('#content > div').first()).toHaveCSS('backdrop-filter', 'none');
    await expect(page.locator('#content > div').first()).toHaveCSS('background-color', /^rgb\(/);
  },
);
