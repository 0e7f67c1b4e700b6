import type { Action } from '@vitrine/core/world/action';
import { expectAccessible } from '../support/axe.ts';
import { locationOf, textIn } from '../support/demo.ts';
import { canTurn, coveredInside, drag, turned } from '../support/look-around.ts';
import { ALL, EVERY_VISIT, rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

const LOCATION = 'atrium';

/** What can be tapped inside the panorama of the location, in a language: by what it does. */
function insideOf(kind: Action['kind'], language: 'en' | 'de') {
  const hotspot = locationOf(LOCATION, language).hotspots.find(({ action }) => action.kind === 'openView360');
  const inside = hotspot?.action.kind === 'openView360' ? hotspot.action.hotspots : undefined;
  const found = inside?.find(({ action }) => action.kind === kind);
  if (hotspot === undefined || found === undefined) throw new Error(`No panorama of the demo has “${kind}”.`);
  return { opener: hotspot.title, ...found };
}

for (const { language, window, tag } of rowsOf(EVERY_VISIT)) {
  test.describe(`${window.name}, ${language}`, { tag }, () => {
    test.use({ ...window.use, language });

    test('a panorama that a hotspot opens has more to open inside, and leads on to the next room', async ({
      visitor,
    }) => {
      const { page } = visitor;
      const product = insideOf('openArticle', language);
      const arrow = insideOf('navigate', language);
      await visitor.opens(LOCATION);
      await visitor.stage.getByRole('link', { name: product.opener }).first().press('Enter');
      const panorama = page.getByRole('dialog', { name: product.opener });
      await expect(panorama.locator('canvas').first()).toBeVisible();
      await expectAccessible(page);

      const inside = panorama.getByRole('application');
      await expect.poll(() => coveredInside(inside)).toEqual([]);
      // The focus turns the panorama to it, wherever it was.
      await inside.getByRole('link', { name: product.title }).press('Enter');
      await expect(page.locator('dialog[data-overlay^="article"][data-phase="open"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(panorama.locator('canvas').first()).toBeVisible();

      if (arrow.action.kind !== 'navigate') throw new Error('It leads nowhere.');
      const next = locationOf(arrow.action.target, language);
      await inside.getByRole('link', { name: next.title }).press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await visitor.standsIn(next.payloadId);
    });
  });
}

/** Two phones, held upright and sideways, and two screens. */
const WINDOWS = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

for (const window of WINDOWS) {
  test.describe(`${window.width}x${window.height}`, () => {
    test.use({ viewport: window });

    test(
      'no hotspot inside a panorama lies under another one, nor its label, as near and as far as one can look',
      { tag: ALL },
      async ({ page, visitor }) => {
        await visitor.opens(LOCATION);
        const { opener } = insideOf('openArticle', 'en');
        await visitor.stage.getByRole('link', { name: opener }).first().press('Enter');
        const inside = page.getByRole('application');
        await expect.poll(() => coveredInside(inside)).toEqual([]);
        for (const step of ['view360__zoom_out', 'view360__zoom_in'] as const) {
          const button = page.getByRole('button', { name: textIn('en', step) });
          for (let press = 0; press < 3; press += 1) await button.click();
          await expect.poll(() => coveredInside(inside)).toEqual([]);
        }
      },
    );
  });
}

/** The demo's room to look around in, and where its button back leads. */
const ROOM = { payloadId: 'media-wall', back: 'lounge' };

test(
  'a room of the demo is looked around in, and left for the next one',
  {
    tag: ALL,
  },
  async ({ page, visitor }) => {
    await visitor.opens(ROOM.payloadId);
    await canTurn(page);
    await expect(turned(page)).toHaveCount(0);
    await drag(page, -300);
    await expect(turned(page)).toBeAttached();
    await expectAccessible(page);
    await visitor.walksTo(ROOM.back);
    await visitor.standsIn(ROOM.back);
    await expect(turned(page)).toHaveCount(0);
  },
);
