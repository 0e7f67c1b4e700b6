import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible, settleAnimations } from '../support/axe.ts';
import { openChangedShowroom } from '../support/changed-showroom.ts';
import type { ChangedShowroom } from '../support/changed-showroom.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import { geometryOf } from '../support/geometry.ts';
import { ALL, EVERY_VISIT, firstOnly, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { DEVICE_SIZES, PORTRAIT } from '../support/windows.ts';

/** Languages of the switcher, and the one with the longest words. */
const WRITTEN = [{ language: 'en' }, { language: 'de' }, { language: 'ru' }] as const;

/** CSS pixels (docs/design/unspecified.md, touch targets). */
const TOUCH = 44;

/** In portrait (docs/design/unspecified.md, touch targets). */
const MAX_TARGETS = 5;

const LOCATIONS = demoIn('en').locations.filter(({ world }) => world === 'showroom');

/** The overlays that the bars open, by the text of their links. */
const PANELS = [
  ['navigation__menu', 'menu'],
  ['places__open', 'places'],
  ['navigation__search', 'search'],
  ['navigation__contact', 'contact'],
  ['navigation__share', 'share'],
] as const;

const BAR_WINDOWS = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const;

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 1)) {
  test.describe(`In ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('the bars open every panel, and the focus comes back to them', async ({ visitor }) => {
      const { page } = visitor;
      await visitor.opens('entrance');
      for (const [text, panel] of PANELS) {
        const link = page.getByRole('link', { name: textIn(language, text), exact: true });
        await link.click();
        // "Closes during a transition are ignored." (specification section 4)
        await expect(page.locator('dialog[data-phase="open"]')).toBeVisible();
        await expect(page).toHaveURL(({ searchParams }) => searchParams.has(panel));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(link).toBeFocused();
      }
    });

    test('the logo of a group leads where it says', { tag: ALL }, async ({ visitor }) => {
      const at = LOCATIONS.find(({ group, payloadId }) => {
        const target = group?.logo?.navigateTo;
        return target !== undefined && target !== payloadId;
      });
      const target = at?.group?.logo?.navigateTo;
      if (at === undefined || target === undefined) throw new Error('No logo of the demo leads anywhere.');
      await visitor.opens(at.payloadId);
      const group = demoIn(language).locations.find(({ payloadId }) => payloadId === at.payloadId)?.group;
      const title = group?.logo?.title;
      // A phone has the words right below the logo.
      const inWords = visitor.page.locator('#content').getByText(group?.title ?? '', { exact: true });
      await expect(inWords).toBeVisible({ visible: window.name !== PORTRAIT.name });
      await visitor.page.getByRole('link', { name: new RegExp(`^${title ?? ''}`) }).click();
      await visitor.standsIn(target);
    });
  });
}

for (const { language, tag } of rowsOf(WRITTEN, 2)) {
  test(`the bars hold their words in ${language} in windows of every size`, { tag }, async ({ page }) => {
    await page.goto(`/${language}${addressOf('robotics-hall')}`);
    await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
    for (const [width, height] of DEVICE_SIZES) {
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        await settleAnimations(page);
        const bar = await page.locator('nav[style], nav:has(> div)').first().evaluate(measured);
        expect(bar.cut, 'words that are cut').toEqual([]);
        for (const target of bar.targets) {
          expect(target.width, target.name).toBeGreaterThanOrEqual(TOUCH);
          expect(target.height, target.name).toBeGreaterThanOrEqual(TOUCH);
        }
        if (height > width) expect(bar.targets.length).toBeLessThanOrEqual(MAX_TARGETS);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang).toBeLessThanOrEqual(0);
      });
    }
  });
}

/** The demo's logo at the largest height that the form allows, with the breadcrumb in its default position. */
function around(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    worlds: snapshot.worlds.map((world) => ({
      ...world,
      header: [{ name: 'world-logo', classes: [] }],
      ...(world.logoMain && { logoMain: { ...world.logoMain, heightInEm: 20, isTinted: true } }),
      ...(world.logoSidebar && { logoSidebar: { ...world.logoSidebar, heightInEm: 20, stickToTop: true } }),
    })),
  };
}

test.describe('The bars around a world’s picture', () => {
  let showroom: ChangedShowroom;

  test.beforeAll(async () => {
    showroom = await openChangedShowroom(around);
  });
  test.afterAll(() => showroom.stop());

  for (const { language, window, tag } of rowsOf(EVERY_VISIT, 3)) {
    test.describe(`in ${language}, ${window.name}`, { tag }, () => {
      test.use({ ...window.use, language });

      test(
        'a tall logo keeps to its part of the window and covers nothing that is tapped',
        { tag: ALL },
        async ({ page }) => {
          await page.goto(`${showroom.url}${addressOf('robotics-hall', language)}`);
          await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
          await settleAnimations(page);
          const logo = await page.locator('header a[data-logo]').boundingBox();
          const { width, height } = window.use.viewport;
          expect(logo?.y).toBe(0);
          expect(logo?.height ?? 0).toBeGreaterThan(40);
          expect(logo?.height).toBeLessThanOrEqual(
            window.layout === 'landscape' ? height * 0.4 : width * 0.2,
          );
          expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThan(width / 2);
          const { covered, overhang } = await geometryOf(page);
          expect({ covered, overhang }).toEqual({ covered: [], overhang: 0 });
          const hidden = await page
            .locator('header :is(a, button, summary), main :is(a, button)')
            .evaluateAll((targets) =>
              targets
                .filter((target) => {
                  const { left, right, top, bottom } = target.getBoundingClientRect();
                  const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                  const cover = upper?.closest('[data-logo]') ?? null;
                  return cover !== null && cover !== target;
                })
                .map((target) => target.textContent),
            );
          expect(hidden).toEqual([]);
        },
      );

      test(
        'the sidebars bear the logo of the world, and the contacts their menu',
        { tag: ALL },
        async ({ page }) => {
          const name = demoIn(language).worlds.find(({ slug }) => slug === 'showroom')?.logoSidebar?.image;
          const contacts =
            demoIn(language).menus.find(({ key }) => key === 'application-contacts')?.items ?? [];
          for (const panel of ['menu', 'contact']) {
            await page.goto(`${showroom.url}${addressOf('entrance', language)}?${panel}`);
            const sidebar = page.getByRole('dialog');
            await expect(
              sidebar.getByRole('img', { name: name?.alternativeText ?? '' }).first(),
            ).toBeVisible();
            await settleAnimations(page);
            const logo = await sidebar.locator('[data-logo]').boundingBox();
            expect(logo?.y).toBe(0);
            expect(logo?.height).toBeLessThanOrEqual(window.use.viewport.height * 0.31);
            for (const { title } of contacts) {
              await expect(sidebar.getByRole('link', { name: title, exact: true })).toHaveCount(
                panel === 'contact' ? 1 : 0,
              );
            }
            await expectAccessible(page);
          }
        },
      );
    });
  }

  test('without scripts the sidebars are the same', { tag: ALL }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const panel of ['menu', 'contact']) {
      await page.goto(`${showroom.url}${addressOf('entrance')}?${panel}`);
      await expect(page.locator('dialog header [data-logo] img')).toBeVisible();
    }
    const { contactEmail = '' } = demoIn('en').settings;
    await expect(page.locator(`dialog a[href^="mailto:${contactEmail}"]`)).toBeVisible();
    await context.close();
  });

  for (const [number, [width, height]] of BAR_WINDOWS.entries()) {
    test(
      `the bar holds go-back and the breadcrumb between menu and contacts at ${width}x${height}`,
      {
        tag: firstOnly(number),
      },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`${showroom.url}${addressOf('robotics-hall')}`);
        await expect(page.getByRole('main')).toHaveAttribute('data-travel', 'idle');
        const breadcrumb = page.getByRole('navigation', { name: textIn('en', 'navigation__breadcrumb') });
        await expect(breadcrumb).toHaveCount(1);
        await expect(breadcrumb.getByRole('link')).toBeVisible();
        const parts = [
          page.getByRole('link', { name: textIn('en', 'navigation__menu'), exact: true }),
          page.getByRole('button', { name: textIn('en', 'navigation__back') }),
          breadcrumb,
          page.getByRole('link', { name: textIn('en', 'navigation__contact'), exact: true }),
        ];
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        const starts = boxes.map((box) => box?.x ?? 0);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        // The ways of the floor lie in the middle.
        expect((boxes[2]?.x ?? 0) + (boxes[2]?.width ?? 0)).toBeLessThan(width * 0.42);
      },
    );
  }
});

test('Full screen is switched on and off, and says which it is', { tag: ALL }, async ({ visitor }) => {
  await visitor.opens('entrance');
  const button = visitor.page.getByRole('button', { name: textIn('en', 'navigation__fullscreen') });
  // It is loaded with the first sign of the visitor that the page's code sees.
  await expect(async () => {
    await visitor.page.mouse.move(20, 20);
    await visitor.page.mouse.move(30, 30);
    await expect(button).toHaveAttribute('aria-pressed', 'false', { timeout: 2_000 });
  }).toPass();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

/** Runs in the page: what can be touched in a bar, and words that do not fit. */
function measured(bar: Element) {
  const targets = [...bar.querySelectorAll('a, button')].filter(
    (element) => element.getClientRects().length > 0 && element.closest('li') === null,
  );
  return {
    targets: targets.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { name: element.textContent, width, height };
    }),
    cut: [...bar.querySelectorAll('span')]
      // The name of the next location may be long; the link's accessible name contains all of it.
      .filter(
        (span) =>
          span.getClientRects().length > 0 &&
          span.closest('[rel]') === null &&
          span.scrollWidth > span.clientWidth + 1,
      )
      .map((span) => span.textContent),
  };
}
