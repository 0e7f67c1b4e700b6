import type { JSHandle, Locator, Page } from '@playwright/test';
import { POWER_SAVE_COOKIE } from '@vitrine/core/power-save/power-save-cookie';
import { directionOnPicture, standInOnPicture } from '@vitrine/core/panorama/projection';
import type { Hotspot } from '@vitrine/core/world/location';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { PNG } from 'pngjs';
import { approach } from '../support/approach.ts';
import { expectAccessible } from '../support/axe.ts';
import { followButton, turnDevice } from '../support/device.ts';
import { openChangedShowroom, withLocation } from '../support/changed-showroom.ts';
import { textIn } from '../support/demo.ts';
import { canTurn, drag, turned } from '../support/look-around.ts';
import { colourOf, ROUND_PANORAMA, ROUND_START, ROUND_STILL, roundRoomFiles } from '../support/round-room.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL } from '../support/rows.ts';
import { testWith } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

/** The location that one can look around in. */
const ROOM = 'atrium';

/** Something that its picture shows, and where that is. */
const DOOR_POINT = { x: 38, y: 55 };
const DOOR = directionOnPicture(DOOR_POINT, ROUND_START);
const NEXT_ROOM = 'robotics-hall';

/** A direction behind the visitor who looks at the picture. */
const LAMP: PanoramaDirection = { yaw: -150, pitch: 10 };

function hotspotOf(fields: Pick<Hotspot, 'id' | 'title' | 'placement'> & Partial<Hotspot>): Hotspot {
  return {
    component: 'hotspots.open-link',
    action: { kind: 'openLink', url: 'https://lamps.example/', newTab: true },
    categories: [],
    priority: 0,
    ...fields,
  };
}

const test = testWith(() =>
  openChangedShowroom(
    withLocation(ROOM, ({ details: _details, ...location }) => ({
      ...location,
      backgrounds: [{ kind: 'image', key: 'default_background', media: ROUND_STILL }],
      panorama: { picture: ROUND_PANORAMA, start: ROUND_START },
      hotspots: [
        hotspotOf({
          id: 'lamp',
          title: 'Lamp',
          placement: { on4x3: standInOnPicture(LAMP, ROUND_START), inPanorama: LAMP },
        }),
        ...location.hotspots
          .filter(({ action }) => action.kind === 'navigate' && action.target === NEXT_ROOM)
          .map(({ direction: _direction, ...hotspot }) =>
            hotspotOf({ ...hotspot, placement: { on4x3: DOOR_POINT } }),
          ),
      ],
    })),
    [],
    roundRoomFiles(),
  ),
);

/** The stage without what is above it. The page's policy forbids a style sheet of Playwright's own. */
async function colourAt(page: Page, hotspot: Locator): Promise<readonly number[]> {
  const box = await hotspot.boundingBox();
  if (box === null) throw new Error('The hotspot has no position.');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Not by visibility: what lies over a hotspot is asked for meanwhile.
    sheet.replaceSync(
      'body *:not(:has([data-stage]), [data-stage], [data-stage] *) { opacity: 0 !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const { data, width, height } = PNG.sync.read(await page.screenshot({ scale: 'css' }));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  if (x < 0 || y < 0 || x >= width || y >= height) throw new Error('The hotspot is out of the window.');
  const at = (y * width + x) * 4;
  return [...data.subarray(at, at + 3)];
}

/** The attributes that change from now on, in their order: that of a turned view, and that of a walk. */
function watchesOrder(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const order: string[] = [];
    const observer = new MutationObserver((changes) => {
      order.push(...changes.map(({ attributeName }) => attributeName ?? ''));
    });
    for (const [selector, attribute] of [
      ['[data-turned]', 'data-turned'],
      ['main', 'data-travel'],
    ] as const) {
      const element = document.querySelector(selector);
      if (element) observer.observe(element, { attributeFilter: [attribute] });
    }
    return order;
  });
}

/** Levels of brightness of 255 that codecs and the copies of a picture may add or take. */
const TOLERANCE = 5;

async function expectOnItsPoint(page: Page, hotspot: Locator, direction: PanoramaDirection): Promise<void> {
  await expect(async () => {
    const seen = await colourAt(page, hotspot);
    const off = colourOf(direction).map((level, index) => Math.abs(level - (seen[index] ?? 0)));
    expect(Math.max(...off), `${seen.join(' ')} instead of ${colourOf(direction).join(' ')}`).toBeLessThan(
      TOLERANCE,
    );
  }).toPass({ timeout: 20_000 });
}

test('A room turns under the finger with its hotspots, and turns back before a walk', async ({
  page,
  visitor,
}) => {
  await visitor.opens(ROOM);
  await canTurn(page);
  await expect(turned(page)).toHaveCount(0);
  await drag(page, 180, 40);
  await expect(turned(page)).toBeAttached();
  await expectOnItsPoint(page, visitor.linkTo(NEXT_ROOM), DOOR);
  const order = await watchesOrder(page);
  await visitor.walksTo(NEXT_ROOM);
  expect((await order.jsonValue())[0], 'what happens first').toBe('data-turned');
  await expect(turned(page)).toHaveCount(0);
  await expect(page.locator('[data-panorama]')).toHaveCount(0);
});

test(
  'The panorama shows at first what the picture shows, and what is behind comes when it gets the focus',
  {
    tag: ALL,
  },
  async ({ page, visitor }) => {
    await visitor.opens(ROOM);
    const lamp = visitor.stage.getByRole('link', { name: /^Lamp/ });
    await expectOnItsPoint(page, visitor.linkTo(NEXT_ROOM), DOOR);
    await canTurn(page);
    await drag(page, -120);
    await expect(page.getByRole('button', { name: textIn('en', 'view360__reset') })).toBeVisible();
    await expect(lamp).toHaveAttribute('data-behind');
    await lamp.focus();
    await expect(lamp).not.toHaveAttribute('data-behind');
    await expectOnItsPoint(page, lamp, LAMP);
    await page.keyboard.press('Escape');
    await expect(turned(page)).toHaveCount(0);
  },
);

test(
  'By keyboard: the button begins, the arrow keys turn until one is back, and walk again then',
  { tag: ALL },
  async ({ page, visitor }) => {
    await visitor.opens(ROOM);
    await canTurn(page);
    const button = page.getByRole('button', { name: textIn('en', 'view360__look_around') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(turned(page)).toBeAttached();
    await expectAccessible(page);
    const door = visitor.linkTo(NEXT_ROOM);
    const before = await door.boundingBox();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await door.boundingBox())?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 50);
    await expect(visitor.stage).toHaveAttribute('data-location', ROOM);
    await page.keyboard.press('0');
    await expect(turned(page)).toHaveCount(0);
    await page.keyboard.press('+');
    await expect(turned(page)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(turned(page)).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(visitor.stage).not.toHaveAttribute('data-location', ROOM);
  },
);

test('Another language leaves a turned room as it is', { tag: ALL }, async ({ page, visitor }) => {
  await visitor.opens(ROOM);
  await canTurn(page);
  await drag(page, 180, 40);
  await expect(turned(page)).toBeAttached();
  const canvas = await page.locator('[data-panorama] canvas').elementHandle();
  await visitor.switchesTo('de');
  await visitor.standsIn(ROOM);
  await expect(page.getByRole('button', { name: textIn('de', 'view360__reset') })).toBeVisible();
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
  await expectOnItsPoint(page, visitor.linkTo(NEXT_ROOM), DOOR);
});

test('In power-save mode the picture is alone', { tag: ALL }, async ({ page, visitor, showroom }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.context().addCookies([{ name: POWER_SAVE_COOKIE, value: '1', url: showroom.url }]);
  await visitor.opens(ROOM);
  await expectOnItsPoint(page, visitor.linkTo(NEXT_ROOM), DOOR);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: textIn('en', 'view360__look_around') })).toHaveCount(0);
  expect(asked.filter((url) => url.includes(ROUND_PANORAMA.hash))).toEqual([]);
});

test(
  'Where a panorama cannot be shown, the picture remains, with its hotspots and its zoom',
  { tag: ALL },
  async ({ page, visitor }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      } as typeof getContext;
    });
    await visitor.opens(ROOM);
    await approach(page);
    await expect(page.getByRole('button', { name: textIn('en', 'view360__look_around') })).toHaveCount(0);
    await page.keyboard.press('+');
    await expect(page.locator('[data-zoomed]')).toBeAttached();
    await page.keyboard.press('0');
    await expectOnItsPoint(page, visitor.linkTo(NEXT_ROOM), DOOR);
  },
);

test.describe('On a device that reports its orientation', { tag: ALL }, () => {
  test.use({ viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true, ...WITH_MOTION });

  test('the room turns with it, until something else turns it or a walk begins', async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() => {
      addEventListener('deviceorientation', ({ alpha }) => Object.assign(globalThis, { lastTurn: alpha }));
    });
    await turnDevice(page, 90);
    await visitor.opens(ROOM);
    await canTurn(page);
    const button = followButton(page);
    await expect(button).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const door = visitor.linkTo(NEXT_ROOM);
    const before = await door.boundingBox();
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    // The first report is where the room begins to turn; a real device reports all the time.
    await turnDevice(page, 90.5);
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'lastTurn'))).toBeCloseTo(90.5);
    await turnDevice(page, 97);
    await expect(turned(page)).toBeAttached();
    await expect.poll(async () => (await door.boundingBox())?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 30);
    await expectOnItsPoint(page, door, DOOR);
    await page.keyboard.press('ArrowLeft');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await visitor.walksTo(NEXT_ROOM);
    await expect(turned(page)).toHaveCount(0);
  });

  test('who prefers less motion is not offered that', async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await turnDevice(page, 90);
    await visitor.opens(ROOM);
    await canTurn(page);
    await expect(page.getByRole('button', { name: textIn('en', 'view360__look_around') })).toBeVisible();
    await expect(followButton(page)).toHaveCount(0);
  });
});
