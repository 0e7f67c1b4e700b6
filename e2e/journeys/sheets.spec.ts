import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../support/demo.ts';
import { createFinger } from '../support/finger.ts';
import type { Point } from '../support/finger.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { openersOf } from '../support/overlays.ts';
import type { Opener } from '../support/overlays.ts';
import { ALL, firstOnly } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

const LOCATION = 'atrium';

const UPRIGHT = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LYING = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };

/** Where a sheet is, in whole CSS pixels. */
async function cornerOf(sheet: Locator): Promise<Point> {
  const box = await sheet.boundingBox();
  return { x: Math.round(box?.x ?? Number.NaN), y: Math.round(box?.y ?? Number.NaN) };
}

/** Opens an overlay by its address, once it can be used. */
async function open(page: Page, query: string): Promise<Locator> {
  await page.goto(`${addressOf(LOCATION)}?${query}`);
  const dialog = page.locator('dialog:modal[data-phase="open"]');
  await expect(dialog).toBeVisible();
  // Its code is there, and with it what listens for fingers.
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  return dialog.locator('> [data-sheet]');
}

async function expectOpen(page: Page, query: string): Promise<void> {
  await expect(page.locator('dialog:modal[data-phase="open"]')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe(`?${query}`);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
}

function queryOf(opener: Opener | undefined): string {
  if (opener === undefined) throw new Error(`Nothing in “${LOCATION}” opens an article.`);
  return opener.query.replace(/^\?/, '');
}

/** Moves the head of a sheet from below for 50 ms, and lets go in the middle of the movement. */
async function flick(page: Page, sheet: Locator): Promise<void> {
  const finger = await createFinger(page);
  await finger.down(await headOf(sheet));
  await finger.move({ y: 70 }, 50);
  await finger.up(0);
}

/** In the middle of the head of a sheet from below. */
async function headOf(sheet: Locator): Promise<Point> {
  const { x, y } = await cornerOf(sheet);
  return { x: x + 60, y: y + 40 };
}

for (const [number, [name, use]] of Object.entries({
  upright: UPRIGHT,
  'lying on its side': LYING,
}).entries()) {
  test.describe(`on a phone ${name}`, { tag: firstOnly(number) }, () => {
    test.use(use);

    test('The places move with a finger on their head: back after less than a third of them, out after more', async ({
      page,
    }) => {
      const sheet = await open(page, 'places');
      const finger = await createFinger(page);
      const home = await cornerOf(sheet);
      await finger.down(await headOf(sheet));
      await finger.move({ y: 60 });
      expect(await cornerOf(sheet)).toEqual({ x: home.x, y: home.y + 60 });
      await finger.move({ y: -200 });
      expect(await cornerOf(sheet), 'It never leaves its edge.').toEqual(home);
      await finger.move({ y: 200 });
      await finger.up();
      await expect.poll(() => cornerOf(sheet)).toEqual(home);
      await expectOpen(page, 'places');

      const height = (await sheet.boundingBox())?.height ?? 0;
      await finger.down(await headOf(sheet));
      await finger.move({ y: Math.ceil(height / 3) + 10 });
      await finger.up();
      await expectClosed(page);
    });

    test('A flick closes the places, however short', async ({ page }) => {
      await flick(page, await open(page, 'places'));
      await expectClosed(page);
    });

    test('A flick closes the places before the code of their content has come', async ({ page }) => {
      const { promise: hasClosed, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/places-body-[^/]*\.js$/, async (route) => {
        await hasClosed;
        await route.continue();
      });
      await flick(page, await open(page, 'places'));
      await expectClosed(page);
      release();
    });

    test('The menu leaves to its side with the finger, and its list scrolls as before', async ({ page }) => {
      const sheet = await open(page, 'menu');
      const finger = await createFinger(page);
      await finger.down({ x: 150, y: 300 });
      await finger.move({ y: -160 });
      await finger.up();
      await expect.poll(() => sheet.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(60);
      expect(await cornerOf(sheet)).toEqual({ x: 0, y: 0 });

      await finger.down({ x: 250, y: 300 });
      await finger.move({ x: -50 });
      expect(await cornerOf(sheet)).toEqual({ x: -50, y: 0 });
      await finger.up();
      await expect.poll(() => cornerOf(sheet)).toEqual({ x: 0, y: 0 });
      await expectOpen(page, 'menu');

      await finger.down({ x: 250, y: 300 });
      await finger.move({ x: -180 });
      await finger.up();
      await expectClosed(page);
    });

    test('The contact form leaves to the right, and its fields keep their own movements', async ({
      page,
    }) => {
      const sheet = await open(page, 'contact');
      const finger = await createFinger(page);
      const home = await cornerOf(sheet);
      const field = sheet.getByRole('textbox').first();
      await field.scrollIntoViewIfNeeded();
      const box = await field.boundingBox();
      await finger.down({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 });
      await finger.move({ x: 150 });
      expect(await cornerOf(sheet)).toEqual(home);
      await finger.up();
      await expectOpen(page, 'contact');

      const heading = await sheet.getByRole('heading').first().boundingBox();
      const start = heading ?? { x: 0, y: 0 };
      await sheet.getByRole('heading').first().scrollIntoViewIfNeeded();
      await finger.down({ x: start.x + 10, y: Math.max(60, start.y + 5) });
      await finger.move({ x: 160 });
      await finger.up();
      await expectClosed(page);
    });
  });
}

test.describe('an article on an upright phone', () => {
  test.use(UPRIGHT);
  const opener = openersOf('article', 'en').find(({ location }) => location === LOCATION);
  const query = queryOf(opener);

  test('moves down from its top alone: what is scrolled is scrolled back first', async ({ page }) => {
    const sheet = await open(page, query);
    const finger = await createFinger(page);
    const home = await cornerOf(sheet);
    const middle = { x: 200, y: home.y + 350 };
    await sheet.evaluate((element) => element.scrollTo(0, 400));
    await finger.down(middle);
    await finger.move({ y: 200 });
    await finger.up();
    expect(await cornerOf(sheet)).toEqual(home);
    await expect.poll(() => sheet.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(300);

    await sheet.evaluate((element) => element.scrollTo(0, 0));
    await finger.down(middle);
    await finger.move({ y: 120 });
    expect(await cornerOf(sheet)).toEqual({ x: home.x, y: home.y + 120 });
    await finger.up();
    await expect.poll(() => cornerOf(sheet)).toEqual(home);
    await expectOpen(page, query);
  });

  test('moves from its head wherever it is scrolled to, and a second finger gives it back', async ({
    page,
  }) => {
    const sheet = await open(page, query);
    const finger = await createFinger(page);
    const home = await cornerOf(sheet);
    await sheet.evaluate((element) => element.scrollTo(0, 400));
    await finger.down(await headOf(sheet));
    await finger.move({ y: 120 });
    await finger.joined();
    await expect.poll(() => cornerOf(sheet)).toEqual(home);
    await finger.up();
    await expectOpen(page, query);

    await finger.down(await headOf(sheet));
    await finger.move({ y: 330 });
    expect(await cornerOf(sheet)).toEqual({ x: home.x, y: home.y + 330 });
    await finger.up();
    await expectClosed(page);
  });
});

test.describe('an article on a phone that lies on its side', () => {
  test.use(LYING);
  const opener = openersOf('article', 'en').find(({ location }) => location === LOCATION);

  test('is no sheet, and stays where it is', async ({ page }) => {
    const query = queryOf(opener);
    const sheet = await open(page, query);
    const finger = await createFinger(page);
    const home = await cornerOf(sheet);
    await finger.down({ x: home.x + 60, y: home.y + 40 });
    await finger.move({ y: 250 });
    expect(await cornerOf(sheet)).toEqual(home);
    await finger.up(0);
    await expectOpen(page, query);
  });
});

test.describe('a dashboard on a wall', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: true });
  const [opener] = openersOf('dashboard', 'en');

  test('has two panes, each of which moves to its own side', { tag: ALL }, async ({ page }) => {
    const query = queryOf(opener);
    const [left, right] = ['left', 'right'].map((_, index) =>
      page.locator('dialog:modal[data-phase="open"] section[data-sheet]').nth(index),
    ) as [Locator, Locator];
    await open(page, query);
    const finger = await createFinger(page);
    const home = await cornerOf(right);
    await finger.down({ x: 250, y: 700 });
    await finger.move({ x: 60 });
    expect(await cornerOf(left), 'It never leaves its edge.').toEqual({ x: 0, y: 0 });
    await finger.up();
    await finger.down({ x: home.x + 200, y: 700 });
    await finger.move({ x: 60 });
    expect(await cornerOf(right)).toEqual({ x: home.x + 60, y: 0 });
    expect(await cornerOf(left)).toEqual({ x: 0, y: 0 });
    await finger.up();
    await expect.poll(() => cornerOf(right)).toEqual(home);
    await expectOpen(page, query);
    await finger.down({ x: 400, y: 700 });
    await finger.move({ x: -300 });
    await finger.up();
    await expectClosed(page);
  });
});

test.describe('with motion', () => {
  test.use({ ...UPRIGHT, ...WITH_MOTION });

  test('A sheet goes back by itself', async ({ page }) => {
    const sheet = await open(page, 'places');
    const finger = await createFinger(page);
    const home = await cornerOf(sheet);
    await finger.down(await headOf(sheet));
    await finger.move({ y: 150 });
    await finger.up();
    await expect(page.locator('dialog[data-drag="released"]')).toHaveCount(1);
    await expect.poll(() => cornerOf(sheet)).toEqual(home);
    await expect(page.locator('dialog[data-drag]')).toHaveCount(0);
    await expectOpen(page, 'places');
  });

  test('A sheet that goes back is taken where it is', { tag: ALL }, async ({ page }) => {
    const sheet = await open(page, 'places');
    const finger = await createFinger(page);
    const home = await cornerOf(sheet);
    // Long enough for any machine.
    await page.evaluate(() => document.documentElement.style.setProperty('--calm', '60s'));
    await finger.down(await headOf(sheet));
    await finger.move({ y: 150 });
    await finger.up();
    const { y } = await cornerOf(sheet);
    expect(y).toBeGreaterThan(home.y + 10);
    await finger.down(await headOf(sheet));
    await finger.move({ y: 20 });
    await expect(page.locator('dialog[data-drag="held"]')).toHaveCount(1);
    const { y: taken } = await cornerOf(sheet);
    expect(taken - home.y).toBeGreaterThan(20);
    expect(taken).toBeLessThanOrEqual(y + 20);
    await page.evaluate(() => document.documentElement.style.removeProperty('--calm'));
    await finger.up();
    await expect.poll(() => cornerOf(sheet)).toEqual(home);
  });
});
