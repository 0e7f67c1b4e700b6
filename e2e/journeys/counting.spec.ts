import type { Locator, Page } from '@playwright/test';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, LANGUAGES, locationOf, textIn } from '../support/demo.ts';
import { tapProblems } from '../support/taps.ts';
import { ALL } from '../support/rows.ts';
import { expectNoOneOut } from '../support/screens/keeps-no-one-out.ts';
import { expect, test as base } from '../support/test.ts';
import { testIn } from '../support/test-in.ts';

const GOOGLE_TAGS = /^https:\/\/www\.googletagmanager\.com\//;

function counted(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    settings: {
      ...snapshot.settings,
      isStaging: true,
      privacyLink: 'norvane.example/privacy',
      analytics: {
        isActive: true,
        needsConsent: true,
        tagManagerId: 'GTM-TEST123',
        measurementId: 'G-TEST123456',
      },
    },
  };
}

const test = testIn(counted);

/** Windows that the question is in. */
const SIZES = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;

interface Counted {
  readonly dataLayer?: readonly { readonly event: string }[];
  readonly vitrineCommands?: readonly (readonly unknown[])[];
}

/** How many of the picture's arrows lie under an element. */
function coveredArrows(over: Locator): Promise<number> {
  return over.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const arrows = [...document.querySelectorAll('main [data-hotspot$="navigation"]')];
    return arrows
      .map((arrow) => arrow.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) =>
          left < box.right && box.left < right && top < box.bottom && box.top < bottom,
      ).length;
  });
}

function eventsOf(page: Page) {
  return page.evaluate(() => (globalThis as Counted).dataLayer?.map(({ event }) => event));
}

/** The commands that Google Analytics was given: each with its first name. */
function commandsOf(page: Page) {
  return page.evaluate(() => (globalThis as Counted).vitrineCommands?.map(([kind, name]) => [kind, name]));
}

/** Replaces the tag manager and Google Analytics; records which was requested. */
async function watchGoogleTags(page: Page): Promise<() => readonly string[]> {
  const asked: string[] = [];
  await page.route(GOOGLE_TAGS, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('id') ?? '');
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return () => asked.toSorted();
}

test('Nothing is counted before the visitor agrees, and what is counted has no personal data', async ({
  page,
}) => {
  const asked = await watchGoogleTags(page);
  await page.goto(addressOf('robotics-hall'));
  const question = page.getByRole('region', { name: textIn('en', 'consent__title') });
  await expect(question).toBeVisible();
  await expect(question.getByRole('link', { name: textIn('en', 'consent__privacy') })).toHaveAttribute(
    'href',
    'https://norvane.example/privacy',
  );
  expect(await coveredArrows(question)).toBe(0);
  await expectAccessible(page);
  expect(await eventsOf(page)).toBeUndefined();
  expect(await commandsOf(page)).toBeUndefined();
  expect(asked()).toEqual([]);

  await question.getByRole('button', { name: textIn('en', 'consent__accept') }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => eventsOf(page)).toEqual(['gtm.js', 'vitrine_location_entered']);
  await expect.poll(asked).toEqual(['G-TEST123456', 'GTM-TEST123']);
  const article = locationOf('robotics-hall').hotspots.find(({ action }) => action.kind === 'openArticle');
  await page
    .locator('main [data-hotspot]')
    .filter({ hasText: article?.title ?? '' })
    .first()
    .click();
  await expect(page.locator('dialog[data-phase="open"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      'gtm.js',
      'vitrine_location_entered',
      'vitrine_hotspot_tapped',
      'vitrine_overlay_opened',
      'vitrine_overlay_closed',
    ]);
  expect((await commandsOf(page))?.slice(1)).toEqual([
    ['config', 'G-TEST123456'],
    ['event', 'vitrine_location_entered'],
    ['event', 'vitrine_hotspot_tapped'],
    ['event', 'vitrine_overlay_opened'],
    ['event', 'vitrine_overlay_closed'],
  ]);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'vitrine_consent', value: 'granted', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days)).toBe(365);
});

test('Hotspots keep off the question, and are back once it is answered', async ({ page }) => {
  await page.goto(addressOf('robot-arm'));
  const question = page.getByRole('region', { name: textIn('en', 'consent__title') });
  await expect(question).toBeVisible();
  const moved = page.locator('main [data-hotspot][data-arranged]');
  const counts: number[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => tapProblems(page), { message: `${width}x${height}` }).toEqual([]);
    counts.push(await moved.count());
  }
  await question.getByRole('button', { name: textIn('en', 'consent__decline') }).click();
  await expect(question).toBeHidden();
  const freed: number[] = [];
  for (const [index, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => tapProblems(page), { message: `${width}x${height}` }).toEqual([]);
    freed.push((counts[index] ?? 0) - (await moved.count()));
  }
  expect(Math.max(...freed)).toBeGreaterThan(0);
});

test(
  'A visitor who declines is not counted and not asked again, and may change their mind',
  { tag: ALL },
  async ({ page }) => {
    const asked = await watchGoogleTags(page);
    await page.goto(addressOf('reception'));
    await page.getByRole('button', { name: textIn('en', 'consent__decline') }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: textIn('en', 'consent__settings') })).toBeVisible();
    await expect(page.getByRole('region', { name: textIn('en', 'consent__title') })).toHaveCount(0);
    expect(await eventsOf(page)).toBeUndefined();
    await page.getByRole('button', { name: textIn('en', 'consent__settings') }).click();
    await page.getByRole('button', { name: textIn('en', 'consent__accept') }).click();
    await expect.poll(() => eventsOf(page)).toContain('vitrine_location_entered');
    await expect.poll(asked).toEqual(['G-TEST123456', 'GTM-TEST123']);
  },
);

test('The staging notice stays at the top centre, and is closed by keyboard (spec 8.10)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(addressOf('reception'));
  const notice = page
    .locator('[data-notification="danger"]')
    .filter({ hasText: textIn('en', 'info__on_staging') });
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y).toBeLessThan(height / 4);
  await page.clock.fastForward('00:30');
  await expect(notice).toBeVisible();
  await notice.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
});

base('Where visits are not counted, no page has a trace of it', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  await page.goto(addressOf('reception'));
  await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
  await page.waitForLoadState('networkidle');
  expect(await eventsOf(page)).toBeUndefined();
  expect(code.filter((url) => /consent|google/.test(url))).toEqual([]);
  expect(await page.content()).not.toContain('consent__');
});

for (const language of LANGUAGES) {
  test(`In ${language} the question keeps no one out`, { tag: ALL }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(addressOf('robotics-hall', language));
    await expect(page.getByRole('region', { name: textIn(language, 'consent__title') })).toBeVisible();
    await expectNoOneOut(page, language);
  });
}
