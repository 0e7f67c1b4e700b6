import type { Locator, Page } from '@playwright/test';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { viewerId } from '@vitrine/core/overlays/viewer';
import type { Media } from '@vitrine/core/world/media';
import { payloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { plainPdf } from '../support/plain-pdf.ts';
import { ALL } from '../support/rows.ts';
import { expect } from '../support/test.ts';
import { testIn } from '../support/test-in.ts';
import { LANDSCAPE, PORTRAIT, VISITS } from '../support/windows.ts';

const LIBRARY = 'reception';
const PAGES = 400;
const MANUAL: Media = {
  url: '/box-api/uploads/manual_0000000001.pdf',
  hash: 'manual_0000000001',
  ext: '.pdf',
  mime: 'application/pdf',
  name: 'manual-en-rev-c.pdf',
  title: 'The manual',
  formats: {},
};
const QUERY = formatOverlayStack([{ kind: 'pdf', id: viewerId({ kind: 'pdf', documents: [MANUAL] }) }]);

const test = testIn(withManual, [], { [`${MANUAL.hash}.pdf`]: plainPdf(PAGES) });

function withManual(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    locations: snapshot.locations.map((location) =>
      location.payloadId === payloadId(LIBRARY)
        ? {
            ...location,
            hotspots: [
              {
                id: 'manual',
                component: 'hotspots.open-documents',
                title: 'How to use it',
                action: { kind: 'openDocuments', documents: [MANUAL] },
                placement: { on4x3: { x: 50, y: 50 } },
                categories: [],
                priority: 0,
              },
            ],
          }
        : location,
    ),
  };
}

async function opens(page: Page, language: Language, more = ''): Promise<Locator> {
  await page.goto(`${addressOf(LIBRARY, language)}${QUERY}${more}`);
  const document = page.getByRole('dialog');
  await expect(document.locator('figure canvas').first()).toBeVisible({ timeout: 45_000 });
  return document;
}

/** The numbers of the pages that are seen whole, and of those that are cut. */
function seenPages(document: Locator): Promise<{ readonly whole: number[]; readonly cut: number[] }> {
  return document.locator('section:has([data-page])').evaluate((scroller) => {
    const window = scroller.getBoundingClientRect();
    const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
      .map((page) => ({ number: Number(page.dataset['page']), rect: page.getBoundingClientRect() }))
      .filter(({ rect }) => rect.bottom > window.top + 1 && rect.top < window.bottom - 1);
    const isWhole = ({ rect }: (typeof pages)[number]) =>
      rect.top >= window.top - 1 && rect.bottom <= window.bottom + 1;
    return {
      whole: pages.filter((page) => isWhole(page)).map(({ number }) => number),
      cut: pages.filter((page) => !isWhole(page)).map(({ number }) => number),
    };
  });
}

async function shows(document: Locator, ...pages: readonly number[]): Promise<void> {
  await expect.poll(() => seenPages(document)).toEqual({ whole: pages, cut: [] });
}

test.describe('On a wide window', () => {
  test.use(LANDSCAPE.use);

  test(
    'a document opens as two whole pages, turns them in pairs, and marks the thumbnail',
    { tag: ALL },
    async ({ page }) => {
      const document = await opens(page, 'en');
      await shows(document, 1, 2);
      // Its own title, once: neither that of what opens it nor the name of its file.
      await expect(document.getByRole('heading', { level: 2 })).toHaveText('The manual');
      await expect(document.getByText(/The manual|How to use it|manual-en/)).toHaveCount(1);
      const thumbnails = document.getByRole('navigation', { name: textIn('en', 'pdf__pages') });
      const current = thumbnails.locator('[aria-current="page"]');
      await expect(current).toHaveText('1');
      await expect(thumbnails.locator('canvas').first()).toBeVisible();
      await expectAccessible(page);

      await page.keyboard.press('PageDown');
      await shows(document, 3, 4);
      await expect(page).toHaveURL(/&page=3$/);
      await expect(current).toHaveText('3');

      // The column is one stop of the Tab key; its arrows go from page to page.
      await current.focus();
      await page.keyboard.press('ArrowDown');
      await expect(current).toHaveText('4');
      await expect(current).toBeFocused();
      await shows(document, 3, 4);
      await page.keyboard.press('ArrowDown');
      await shows(document, 5, 6);
      await page.keyboard.press('End');
      await shows(document, PAGES - 1, PAGES);
      await expect(current).toHaveText(String(PAGES));
      await expect(current).toBeInViewport();
      // Thumbnails outside the view are not in the page.
      expect(await thumbnails.getByRole('button').count()).toBeLessThan(30);

      await document.getByRole('button', { name: textIn('en', 'pdf__two_pages') }).click();
      await shows(document, PAGES);
    },
  );

  test('the address names a page, and the pair that it is in is shown', { tag: ALL }, async ({ page }) => {
    const document = await opens(page, 'en', '&page=8');
    await shows(document, 7, 8);
    await expect(page).toHaveURL(/&page=8$/);
    await expect(document.getByRole('textbox', { name: textIn('en', 'pdf__page') })).toHaveValue('8');
  });

  test('a search shows its hit whole, and whole pages afterwards', { tag: ALL }, async ({ page }) => {
    const document = await opens(page, 'en');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('number 12');
    await expect(document.getByText(/^1 of /)).toBeVisible();
    await shows(document, 11, 12);
    // Enlarged, the hit is brought to the middle; the pages are cut.
    const enlarge = document.getByRole('button', { name: textIn('en', 'pdf__zoom_in') });
    for (let times = 0; times < 5; times += 1) await enlarge.click();
    await document.getByRole('button', { name: textIn('en', 'pdf__next_hit') }).click();
    await expect.poll(async () => (await seenPages(document)).cut).toContain(120);
    await document.getByRole('button', { name: textIn('en', 'pdf__fit_page') }).click();
    await shows(document, 119, 120);
  });

  test('what is under the pointer stays there while the pages grow', { tag: ALL }, async ({ page }) => {
    const document = await opens(page, 'en', '&page=3');
    await shows(document, 3, 4);
    const sheet = document.locator('[data-page="4"]');
    const pointAt = async () => {
      const box = await sheet.boundingBox();
      return {
        left: (800 - (box?.x ?? 0)) / (box?.width ?? 1),
        top: (300 - (box?.y ?? 0)) / (box?.height ?? 1),
      };
    };
    const isWiderThan = (pixels: number) =>
      expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(pixels);
    const turnWheel = async (notches: number) => {
      await page.mouse.move(800, 300);
      await page.keyboard.down('Control');
      for (let times = 0; times < notches; times += 1) await page.mouse.wheel(0, -120);
      await page.keyboard.up('Control');
    };
    // A page that is narrower than the window stands in its middle: until then the height alone can stay.
    const whole = await pointAt();
    await turnWheel(4);
    await isWiderThan(600);
    expect((await pointAt()).top).toBeCloseTo(whole.top, 1);
    await turnWheel(3);
    await isWiderThan(1300);
    const wide = await pointAt();
    await turnWheel(2);
    await isWiderThan(1900);
    const wider = await pointAt();
    expect(wider.left).toBeCloseTo(wide.left, 1);
    expect(wider.top).toBeCloseTo(wide.top, 1);
  });
});

test.describe('On a phone', () => {
  test.use({ ...PORTRAIT.use, language: 'de' });

  test('a document opens as one whole page, and thumbnails lie over it until one is chosen', async ({
    page,
  }) => {
    const document = await opens(page, 'de');
    await shows(document, 1);
    const pages = document.getByRole('button', { name: textIn('de', 'pdf__pages') });
    const thumbnails = document.getByRole('navigation', { name: textIn('de', 'pdf__pages') });
    await expect(thumbnails).toHaveCount(0);
    await pages.click();
    await expect(thumbnails.getByRole('button').first()).toBeVisible();
    await expectAccessible(page);
    const third = textIn('de', 'pdf__go_to_page').replace('{page}', '3');
    await thumbnails.getByRole('button', { name: third, exact: true }).click();
    await expect(thumbnails).toHaveCount(0);
    await shows(document, 3);
    await expect(page).toHaveURL(/&page=3$/);
  });
});

for (const { language, window } of VISITS) {
  test.describe(`In ${language}, ${window.name}`, { tag: ALL }, () => {
    test.use({ ...window.use, language, contextOptions: { forcedColors: 'active' } });

    test('the current thumbnail stands out in forced colours', async ({ page }) => {
      const document = await opens(page, language);
      if (window.layout === 'portrait') {
        await document.getByRole('button', { name: textIn(language, 'pdf__pages') }).click();
      }
      const sheet = document.locator('[aria-current="page"] > span').first();
      await expect(sheet).toHaveCSS('outline-style', 'solid');
      await expectAccessible(page);
    });
  });
}
