import { settleAnimations } from '../support/axe.ts';
import { addressOf, demoIn, textIn } from '../support/demo.ts';
import { EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { DEVICE_SIZES } from '../support/windows.ts';

/** Languages of the switcher, and the one with the longest words. */
const WRITTEN = [{ language: 'en' }, { language: 'de' }, { language: 'ru' }] as const;

/** CSS pixels (DESIGN: touch targets). */
const TOUCH = 44;

/** DESIGN, navigation bar in portrait. */
const MOST_TARGETS = 5;

const LOCATIONS = demoIn('en').locations.filter(({ world }) => world === 'showroom');

/** What the bars open, by the text of its link. */
const PANELS = [
  ['navigation__menu', 'menu'],
  ['places__open', 'places'],
  ['navigation__search', 'search'],
  ['navigation__contact', 'contact'],
  ['navigation__share', 'share'],
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

    test('the logo of a group leads where it says', async ({ visitor }) => {
      const at = LOCATIONS.find(({ group, payloadId }) => {
        const target = group?.logo?.navigateTo;
        return target !== undefined && target !== payloadId;
      });
      const target = at?.group?.logo?.navigateTo;
      if (at === undefined || target === undefined) throw new Error('No logo of the demo leads anywhere.');
      await visitor.opens(at.payloadId);
      const title = demoIn(language).locations.find(({ payloadId }) => payloadId === at.payloadId)?.group
        ?.logo?.title;
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
        if (height > width) expect(bar.targets.length).toBeLessThanOrEqual(MOST_TARGETS);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overhang).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('Full screen is switched on and off, and says which it is', async ({ visitor }) => {
  await visitor.opens('entrance');
  const button = visitor.page.getByRole('button', { name: textIn('en', 'navigation__fullscreen') });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
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
      // The name of the next place may be long; it is said whole in the link's name.
      .filter(
        (span) =>
          span.getClientRects().length > 0 &&
          span.closest('[rel]') === null &&
          span.scrollWidth > span.clientWidth + 1,
      )
      .map((span) => span.textContent),
  };
}
