import type { Action } from '@vitrine/core/world/action';
import { expectAccessible } from '../support/axe.ts';
import { locationOf, textIn } from '../support/demo.ts';
import { canTurn, drag, turned } from '../support/look-around.ts';
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

test.describe('In a low window', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test(
    'hotspots inside a panorama keep off each other, and no name lies on one',
    { tag: ALL },
    async ({ page, visitor }) => {
      await visitor.opens(LOCATION);
      await visitor.stage
        .getByRole('link', { name: insideOf('openArticle', 'en').opener })
        .first()
        .press('Enter');
      const inside = page.getByRole('application');
      await expect(inside.getByRole('link').first()).toBeVisible();
      // As far away as it goes: they are nearest to each other then.
      const further = page.getByRole('button', { name: textIn('en', 'view360__zoom_out') });
      for (let press = 0; press < 3; press += 1) await further.click();
      await expect.poll(() => inside.evaluate(coveredMarks)).toEqual([]);
      await expect(inside.locator('[data-name="hidden"], [data-name="above"]').first()).toBeAttached();
    },
  );
});

/** Runs in the page: pins in sight of which another one takes the taps, and names in sight that lie on a pin. */
function coveredMarks(panorama: Element): readonly string[] {
  const pins = [...panorama.querySelectorAll('.psv-marker--visible a')].map((link) => ({
    link,
    box: link.getBoundingClientRect(),
  }));
  if (pins.length < 3) return ['too few are in sight'];
  return pins.flatMap(({ link, box }) => {
    const label = link.querySelector('[data-mark-name]');
    const x = (box.left + box.right) / 2;
    const hit = document.elementFromPoint(x, (box.top + box.bottom) / 2);
    const isTaken = hit?.closest('.psv-marker--visible a') !== link && hit?.closest('a') !== null;
    const name = label?.getBoundingClientRect();
    const isHidden = label === null || getComputedStyle(label).opacity === '0';
    const isOnPin =
      name !== undefined &&
      !isHidden &&
      pins.some(
        ({ link: other, box: pin }) =>
          other !== link &&
          pin.left < name.right &&
          name.left < pin.right &&
          pin.top < name.bottom &&
          name.top < pin.bottom,
      );
    return isTaken || isOnPin ? [link.textContent] : [];
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
