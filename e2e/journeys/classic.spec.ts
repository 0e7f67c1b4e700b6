import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CLASSIC, classicWords, withClassicLocation } from '../support/classic-content.ts';
import { addressOf, locationOf, textIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ROOT } from '../support/processes.ts';
import { ALL, EVERY_LANGUAGE, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';

const test = testIn(withClassicLocation);

test.use(WITH_MOTION);

/** The number of visible pictures and clips of the stage, whole or in part; an `<img>` without a file draws a frame. */
function seenOnStage(page: Page): Promise<number> {
  return page
    .locator('[data-stage] :is(img, video)')
    .evaluateAll(
      (layers) =>
        layers.filter(
          (layer) =>
            (layer instanceof HTMLImageElement || (layer as HTMLVideoElement).currentSrc !== '') &&
            layer.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
    );
}

/** The location as a page: its name and its text, no picture behind them, and no reported errors. */
async function readsThePage({ page, speaks }: Visitor): Promise<void> {
  const { title } = locationOf(CLASSIC, speaks());
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  for (const paragraph of classicWords(speaks())) await expect(page.getByText(paragraph)).toBeVisible();
  await expect.poll(() => seenOnStage(page), 'pictures left over on the stage').toBe(0);
  await expect(page.locator('[data-notification]')).toHaveCount(0);
}

/** The card that leads on. */
function cardTo({ stage, speaks }: Visitor, location: string) {
  return stage.getByRole('link', { name: locationOf(location, speaks()).title, exact: true });
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
  test.describe(`A location without a background in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test(
      'is walked to, read, and left again, and the next place is seen as ever',
      { tag: ALL },
      async ({ visitor }) => {
        await visitor.opens('reception');
        await visitor.walksTo(CLASSIC);
        await readsThePage(visitor);
        await expectAccessible(visitor.page);
        await cardTo(visitor, 'robotics-hall').click();
        await visitor.standsIn('robotics-hall');
        await expect.poll(() => seenOnStage(visitor.page)).toBeGreaterThan(0);
      },
    );

    test('lies on the way to a far place, and is where back leads', { tag: ALL }, async ({ visitor }) => {
      await visitor.opens('entrance');
      await visitor.choosesLocation('lounge');
      await visitor.standsIn('lounge');
      await expect.poll(() => seenOnStage(visitor.page)).toBeGreaterThan(0);
      await visitor.choosesLocation(CLASSIC);
      await visitor.standsIn(CLASSIC);
      await readsThePage(visitor);
    });

    test('opens what there is to open, over it', { tag: ALL }, async ({ visitor }) => {
      await visitor.opens(CLASSIC);
      await readsThePage(visitor);
      const { hotspots } = locationOf(CLASSIC, language);
      const opener = hotspots.find(({ action }) => action.kind === 'openArticle');
      const card = visitor.stage.getByRole('link', { name: opener?.title ?? '', exact: true });
      await expect(card.locator('img')).toBeVisible();
      await card.click();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
      await visitor.page.keyboard.press('Escape');
      await expect(card).toBeFocused();
    });
  });
}

test('In power-save mode it is jumped to and from', { tag: ALL }, async ({ visitor, context, baseURL }) => {
  await context.addCookies([{ name: 'vitrine_power_save', value: '1', url: baseURL ?? '' }]);
  await visitor.opens('reception');
  await visitor.walksTo(CLASSIC);
  await readsThePage(visitor);
  await cardTo(visitor, 'reception').click();
  await visitor.standsIn('reception');
  await expect.poll(() => seenOnStage(visitor.page)).toBeGreaterThan(0);
  expect(await visitor.hasSeen()).toEqual([]);
});

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;

for (const { width, height, tag } of rowsOf(SIZES, 4)) {
  test.describe(`A location without a background in a window of ${width}x${height}`, { tag }, () => {
    test.use({ viewport: { width, height }, language: 'de' });

    test('keeps its words inside, clear of the header and the bar, and the keyboard comes to the last of them', async ({
      page,
      visitor,
    }) => {
      await visitor.opens(CLASSIC);
      await readsThePage(visitor);
      await expectAccessible(page);
      const text = page.getByRole('region', { name: locationOf(CLASSIC, 'de').title, exact: true });
      const overhang = () =>
        text.evaluate((element) =>
          Math.max(
            element.scrollWidth - element.clientWidth,
            document.documentElement.scrollWidth - window.innerWidth,
          ),
        );
      expect(await overhang()).toBe(0);

      const bar = page.getByRole('navigation', { name: textIn('de', 'navigation__bar') });
      const boxOf = async (locator: typeof bar) => {
        const box = await locator.boundingBox();
        if (box === null) throw new Error('It is not on the page.');
        return box;
      };
      if (width > height) {
        const words = await boxOf(text);
        expect(words.y + words.height, 'The bar is free.').toBeLessThanOrEqual((await boxOf(bar)).y);
        const header = await boxOf(page.getByRole('banner'));
        expect(words.y, 'The header is free.').toBeGreaterThanOrEqual(header.y + header.height);
        const filters = text.getByRole('group', { name: textIn('de', 'hotspot__filter') });
        expect(await filters.evaluate((row) => row.scrollWidth - row.clientWidth), 'None is cut off.').toBe(
          0,
        );
      }

      await text.focus();
      await page.keyboard.press('End');
      await expect(cardTo(visitor, 'lounge')).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const { language, tag } of rowsOf(EVERY_LANGUAGE, 1)) {
  test.describe(`Without JavaScript in ${language}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, language });

    test('a location without a background is read, and its ways lead on', async ({ page, faults }) => {
      // The browser has scripts disabled.
      faults.expects(/request: .*\/assets\/.*\.js csp/);
      const heading = (location: string) =>
        page.getByRole('heading', { level: 1, name: locationOf(location, language).title, exact: true });
      await page.goto(addressOf(CLASSIC, language));
      await expect(heading(CLASSIC)).toBeVisible();
      for (const paragraph of classicWords(language)) await expect(page.getByText(paragraph)).toBeVisible();
      const card = page
        .getByRole('main')
        .getByRole('link', { name: locationOf('lounge', language).title, exact: true });
      await card.click();
      await expect(heading('lounge')).toBeAttached();
    });
  });
}

test('The doctor finds nothing missing in it', ({ showroom }) => {
  const doctor = spawnSync(process.execPath, [join(ROOT, 'scripts/doctor.ts'), showroom.snapshot], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(doctor.stdout).not.toBe('');
  expect(doctor.stdout).not.toMatch(new RegExp(`location ${CLASSIC}\\b`));
});
