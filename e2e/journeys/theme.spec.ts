import type { Page } from '@playwright/test';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

const BRAND: ThemeChoices = { primary: '#0b3d91', secondary: '#b3261e' };
const WORLD: ThemeChoices = {
  primary: '#1d6fd6',
  secondary: '#d63c8f',
  appearance: 'dark',
  corners: 'square',
  headerLook: 'solid',
};

/** One world has its own theme; pages outside it have the brand's. */
function withLooks(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    settings: { ...snapshot.settings, brand: { name: 'Norvane Group', theme: completeTheme(BRAND) } },
    worlds: snapshot.worlds.map((world) =>
      world.slug === 'showroom' ? { ...world, theme: completeTheme(WORLD, BRAND) } : world,
    ),
  };
}

const test = testIn(withLooks);

const DARK_PAPER = 'rgb(16, 26, 29)';
const BLUE = 'rgb(29, 111, 214)';

/** The visible colour at a point of the window, whatever the style sheets define. */
async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const pixel = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(pixel, 0, 0);
      const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return `rgb(${red}, ${green}, ${blue})`;
    },
    [...picture],
  );
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT, 0)) {
  test.describe(`A world with a look of its own in ${language}, ${window.name}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('has it on its pages, on what opens there, and on its error page', async ({
      page,
      visitor,
      faults,
    }) => {
      await test.step('the page of a location', async () => {
        await visitor.opens('entrance');
        await expect(page).toHaveTitle(/ · Norvane Group$/);
        await expect(page.locator('[data-hotspot] [class*="dot"]').first()).toHaveCSS(
          'background-color',
          BLUE,
        );
        const middle = window.use.viewport.width * 0.45;
        await expect.poll(() => colourAt(page, middle, 12)).toBe(DARK_PAPER);
        await expectAccessible(page);
      });

      await test.step('a sidebar', async () => {
        await page.goto(`${new URL(page.url()).pathname}?menu`);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('heading').first()).toHaveCSS('color', 'rgb(240, 245, 245)');
        await expectAccessible(page);
      });

      await test.step('an address in it that leads nowhere', async () => {
        faults.expects(/404/);
        const prefix = language === 'en' ? '' : `/${language}`;
        const answer = await page.goto(`${prefix}/showroom/nowhere-at-all`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
          'href',
          `${prefix}/showroom`,
        );
        await expect(page).toHaveTitle(/ · Norvane Group$/);
        const primary = await page
          .getByRole('main')
          .evaluate((main) => getComputedStyle(main).getPropertyValue('--primary'));
        expect(primary).toBe('#1d6fd6');
        await expectAccessible(page);
      });
    });
  });
}
