import type { Locator, Page } from '@playwright/test';
import type { Hotspot } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { approach } from '../support/approach.ts';
import { expectAccessible, settleAnimations } from '../support/axe.ts';
import { addressOf, demoIn, locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL, firstOnly } from '../support/rows.ts';
import { tapProblems } from '../support/taps.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { isWhole } from '../support/tier.ts';

/** Where all hotspots are on one point, which no window has room for. */
const PILED = 'energy-corner';

/** The demo with every door open, and one location with twice as many hotspots, all on one point. */
function withPile(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    worlds: snapshot.worlds.map((world) => ({ ...world, isProtected: false, isLoginOnly: false })),
    locations: snapshot.locations.map((location) => ({
      ...location,
      access: { rule: { kind: 'public' } },
      hotspots: location.payloadId === PILED ? piled(location.hotspots) : location.hotspots,
    })),
  };
}

function piled(hotspots: readonly Hotspot[]): readonly Hotspot[] {
  return [1, 2].flatMap((time) =>
    hotspots.map(({ direction: _direction, ...hotspot }) => ({
      ...hotspot,
      id: `${hotspot.id}-${time}`,
      placement: { on4x3: { x: 50, y: 60 } },
    })),
  );
}

const test = testIn(withPile);

const SIZES = [
  [3840, 2160],
  [2560, 1440],
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;

/** The sizes and locations that every change is measured in: the narrowest, the lowest, the most hotspots. */
const EVERY_CHANGE = new Set(['1280x720', '844x390', '390x844']);
const CROWDED = ['robot-arm', 'atrium'];

const LOCATIONS = demoIn('en').locations.map(({ payloadId }) => payloadId);

for (const [number, name] of [...CROWDED, ...LOCATIONS.filter((one) => !CROWDED.includes(one))].entries()) {
  test(
    `In windows of every size each hotspot of «${name}» can be tapped`,
    { tag: number < CROWDED.length ? [] : [ALL] },
    async ({ page }) => {
      await page.goto(addressOf(name));
      await expect(page.locator('main[data-travel="idle"] [data-hotspot]').first()).toBeAttached();
      for (const [width, height] of SIZES) {
        if (!isWhole && !EVERY_CHANGE.has(`${width}x${height}`)) continue;
        await page.setViewportSize({ width, height });
        await settleAnimations(page);
        await expect.poll(() => tapProblems(page), { message: `${width}x${height}` }).toEqual([]);
      }
    },
  );
}

test('names come as the pointer comes near, the nearest first, and all of them for as long as a key is held', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visitor.opens('robot-arm');
  const names = page.locator('main [data-hotspot] > [class*="label"]');
  const shown = () =>
    names.evaluateAll((all) => all.filter((name) => getComputedStyle(name).opacity === '1').length);
  // The button back has its name always.
  const atRest = 1;
  await expect.poll(shown).toBe(atRest);
  await approach(page);
  await page.mouse.move(2, 400);
  const button = page.getByRole('button', { name: textIn('en', 'hotspot__names') });
  await expect(button).toBeVisible();

  const gripper = hotspotOf(page, 'Gripper G2');
  const box = await boxOf(gripper);
  await page.mouse.move(box.x + box.width / 2, box.y + 90);
  await expect(gripper.getByText('Gripper G2')).toHaveCSS('opacity', '1');
  expect(await shown()).toBeLessThanOrEqual(3 + atRest);

  await page.mouse.move(2, 400);
  await expect.poll(shown).toBe(atRest);
  const all = await names.count();
  await page.keyboard.down('n');
  await expect.poll(shown).toBe(all);
  await page.keyboard.up('n');
  await expect.poll(shown).toBe(atRest);

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shown).toBe(all);
  await expectAccessible(page);
  await button.click();
  await expect.poll(shown).toBe(atRest);
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('a pin ripples once when it has come in, and rests', async ({ page, visitor }) => {
    await visitor.opens('robot-arm');
    const ripple = await page
      .locator('main [data-hotspot] [class*="dot"]')
      .first()
      .evaluate((dot) => getComputedStyle(dot, '::before').animationIterationCount);
    expect(ripple).toBe('1');
  });
});

test('a card shows what is behind a hotspot: by mouse and by keyboard, until Escape', async ({
  page,
  visitor,
}) => {
  await visitor.opens('robot-arm');
  const hotspot = hotspotOf(page, 'Gripper G2');
  const card = page.locator('main [data-card]');
  await approach(page);
  await hotspot.hover();
  await expect(card).toBeVisible();
  await expect(card.getByText(textIn('en', 'hotspot__kind_article'))).toBeVisible();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await settleAnimations(page);
  await expectAccessible(page);
  const [pin, box] = [await boxOf(hotspot), await boxOf(card)];
  expect(areApart(pin, box), 'The card covers its pin.').toBe(true);
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 720).toBe(true);

  await test.step('it may be pointed at, and is closed by Escape until the pointer comes back', async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.mouse.move(2, 400);
    await hotspot.hover();
    await expect(card).toBeVisible();
    await page.mouse.move(2, 400);
    await expect(card).toHaveCount(0);
  });

  await test.step('the keyboard gets it with the focus, with its words as a description', async () => {
    await page.keyboard.press('Tab');
    await hotspot.focus();
    await expect(card).toBeVisible();
    await expect(hotspot).toHaveAccessibleDescription(new RegExp(textIn('en', 'hotspot__kind_article')));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').first()).toBeVisible();
  });
});

for (const [number, [width, height]] of (
  [
    [390, 844],
    [320, 256],
  ] as const
).entries()) {
  test(
    `hotspots that have no room at ${width}x${height} are gathered, and listed by name`,
    { tag: firstOnly(number) },
    async ({ page, visitor }) => {
      await page.setViewportSize({ width, height });
      await visitor.opens(PILED);
      await expect.poll(() => tapProblems(page)).toEqual([]);
      const cluster = page.locator('main [data-hotspot="cluster"]').first();
      const button = cluster.getByRole('button');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const entries = cluster.getByRole('link');
      await expect(button).toHaveText(String(await entries.count()));
      await expect(entries.first()).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await entries.first().focus();
      await page.keyboard.press('Escape');
      await expect(entries).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test('on a phone held upright the arrows have their names', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.opens('atrium');
  for (const { action, direction } of locationOf('atrium').hotspots) {
    if (action.kind !== 'navigate' || direction === undefined) continue;
    const name = visitor.linkTo(action.target).getByText(locationOf(action.target).title, { exact: true });
    await expect(name).toHaveCSS('opacity', '1');
    await expect(name).toBeInViewport({ ratio: 0.95 });
  }
  // A row of filters that goes on past the edge ends there, not before it.
  const filters = page.locator('#content').getByRole('group', { name: textIn('en', 'hotspot__filter') });
  expect(await boxOf(filters)).toMatchObject({ x: 0, width: 390 });
});

function hotspotOf(page: Page, title: string): Locator {
  return page.locator('main [data-hotspot]').filter({ has: page.getByText(title, { exact: true }) });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

function areApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}
