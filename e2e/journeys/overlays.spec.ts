import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addressOf, textIn } from '../support/demo.ts';
import type { Language } from '../support/demo.ts';
import { menuPathTo, OPENED_KINDS, openersOf } from '../support/overlays.ts';
import type { OpenedKind, Opener } from '../support/overlays.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';
import type { Window } from '../support/windows.ts';

/** The visible sign that a kind of overlay is ready to be used. */
const USABLE: Readonly<Record<OpenedKind, (dialog: Locator, language: Language) => Locator>> = {
  article: (dialog) => dialog.getByRole('article'),
  dashboard: (dialog, language) => dialog.getByRole('region', { name: textIn(language, 'dashboard__info') }),
  pdf: (dialog) => dialog.locator('canvas').first(),
  media: (dialog) => dialog.locator('img, video').first(),
  view360: (dialog) => dialog.locator('canvas').first(),
  slideshow: (dialog) => dialog.locator('img').first(),
  synced: (dialog) => dialog.locator('img').first(),
  iframe: (dialog, language) => dialog.getByRole('button', { name: textIn(language, 'iframe__load') }),
};

/** Overlays that leave a gap beside them; the others fill the screen. */
const HAS_GAP: ReadonlySet<OpenedKind> = new Set<OpenedKind>(['article', 'dashboard']);

/** The kinds that a change waits for: one that leaves a gap and one that fills the screen. */
const FOR_A_CHANGE: ReadonlySet<OpenedKind> = new Set<OpenedKind>(['article', 'media']);

for (const [number, kind] of OPENED_KINDS.entries()) {
  const turns = FOR_A_CHANGE.has(kind) ? [number] : [];
  for (const { language, window, tag } of rowsOf(EVERY_VISIT, ...turns)) {
    test.describe(`In ${language}, ${window.name}`, { tag }, () => {
      test.use({ ...window.use, language });

      test(`the kind ${kind} opens by address, hotspot and menu, and closes every way`, async ({
        visitor,
      }) => {
        const opener = firstOpener(kind, language);
        // The address first: one page is loaded for all three.
        await byAddress(visitor, { kind, opener, window });
        await byHotspot(visitor, kind, opener);
        await byMenu(visitor, kind, opener);
      });
    });
  }
}

test.describe('With motion', () => {
  test.use(WITH_MOTION);

  test('an article grows out of the hotspot that was tapped, and the places slide in', async ({
    visitor,
  }) => {
    const { page, stage } = visitor;
    const opener = firstOpener('article', 'en');
    await visitor.opens(opener.location);
    const hotspot = stage.locator('[data-hotspot]').filter({ hasText: opener.hotspot }).first();
    const panel = page.locator('dialog[data-phase="open"] [data-sheet]');
    await expect(hotspot).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    // What comes stays as it is in its first frame.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await hotspot.press('Enter');
    await expect(panel).toHaveCSS('scale', '0.7');
    expect(await originOf(panel)).toEqual(await middleOf(hotspot));

    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(panel).toHaveCSS('scale', 'none');
    await closeLink(page, 'en').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
    await expect(panel).toHaveCSS('translate', /^0px \d/);
    await expect(panel).toHaveCSS('scale', '1');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  });

  test('the places come with the card of the visitor’s own location in view', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 844, height: 390 });
    await visitor.opens('energy-corner');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.getByRole('link', { name: textIn('en', 'places__open'), exact: true }).click();
    const dialog = page.locator('dialog[data-overlay="places"]');
    const own = dialog.locator('[aria-current="page"]');
    await expect(own).toBeAttached();
    // Still below the window: the panel is scrolled, and the dialog around it is not.
    await expect
      .poll(() => dialog.locator('[data-sheet]').evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(0);
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(own).toBeInViewport({ ratio: 0.9 });
  });
});

/** The point of the window that an element is scaled from. */
function originOf(element: Locator) {
  return element.evaluate((panel: HTMLElement) => {
    const [x = 0, y = 0] = panel.style.transformOrigin.split(' ').map((length) => Number.parseFloat(length));
    return { x: Math.round(panel.offsetLeft + x), y: Math.round(panel.offsetTop + y) };
  });
}

function middleOf(element: Locator) {
  return element.evaluate((opener) => {
    const { x, y, width, height } = opener.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  });
}

function firstOpener(kind: OpenedKind, language: Language): Opener {
  const openers = openersOf(kind, language);
  // A panorama is drawn in a moment also by a machine without a graphics card, a model is not.
  const opener = openers.find(({ location }) => location === 'atrium') ?? openers[0];
  if (opener === undefined) throw new Error(`No hotspot of the demo opens a ${kind}.`);
  return opener;
}

/** Opened by its address, and closed by the gap where there is one. */
async function byAddress(
  visitor: Visitor,
  { kind, opener, window }: { readonly kind: OpenedKind; readonly opener: Opener; readonly window: Window },
): Promise<void> {
  const { page } = visitor;
  await page.goto(`${addressOf(opener.location, visitor.speaks())}${opener.query}`);
  await isUsable(visitor, kind);
  if (HAS_GAP.has(kind) && window.layout === 'landscape') await tapGap(page);
  else await closeLink(page, visitor.speaks()).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.standsIn(opener.location);
  await expect(page).toHaveURL(({ search }) => search === '');
}

/** Opened by keyboard and closed by Escape, then opened by a tap and closed by the browser's back. */
async function byHotspot(visitor: Visitor, kind: OpenedKind, opener: Opener): Promise<void> {
  const { page } = visitor;
  const hotspot = visitor.stage.locator('[data-hotspot]').filter({ hasText: opener.hotspot }).first();
  await hotspot.focus();
  await hotspot.press('Enter');
  await isUsable(visitor, kind);
  await expect(page).toHaveURL(new RegExp(`[?&]${kind}=\\d+`));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hotspot).toBeFocused();
  await visitor.standsIn(opener.location);

  await hotspot.press('Enter');
  await isUsable(visitor, kind);
  await visitor.goesBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.standsIn(opener.location);
}

/** Opened from the menu, whose place it takes, and closed by its button: the menu does not come back. */
async function byMenu(visitor: Visitor, kind: OpenedKind, { location }: Opener): Promise<void> {
  const { page } = visitor;
  const language = visitor.speaks();
  await page.getByRole('link', { name: textIn(language, 'navigation__menu'), exact: true }).click();
  for (const title of menuPathTo(kind, location, language)) {
    await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).click();
  }
  await isUsable(visitor, kind);
  await closeLink(page, language).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(({ search }) => search === '');
}

async function isUsable({ page, speaks }: Visitor, kind: OpenedKind): Promise<void> {
  // "Closes during a transition are ignored" (specification section 4, Sidebars); the overlay that it replaced may
  // still be closing.
  const dialog = page.getByRole('dialog').and(page.locator(`[data-overlay^="${kind}"][data-phase="open"]`));
  await expect(dialog).toHaveCount(1);
  // A viewer that draws itself has to wait for its code, its file and its first picture.
  await expect(USABLE[kind](dialog, speaks())).toBeVisible({ timeout: 45_000 });
}

function closeLink(page: Page, language: Language): Locator {
  return page
    .locator('dialog[data-phase="open"]')
    .getByRole('link', { name: textIn(language, 'dialog__close'), exact: true })
    .first();
}

/** The middle of the upper edge is beside a modal and between the two sidebars of a dashboard. */
async function tapGap(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.mouse.click(width / 2, 4);
}
