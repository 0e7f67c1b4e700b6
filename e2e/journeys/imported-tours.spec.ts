import type { Locator, Page } from '@playwright/test';
import { pointInBox, startLook } from '@vitrine/core/panorama/look';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { importFixture } from '@vitrine/tours/testing';
import { expectAccessible } from '../support/axe.ts';
import { canTurn, drag, turned } from '../support/look-around.ts';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import { openTourShowroom } from '../support/tour-showroom.ts';

/** A hotspot by the name of its link, and where the tour has it. */
interface TourHotspot extends PanoramaDirection {
  readonly name: string;
}

interface Walk {
  readonly format: string;
  readonly world: string;
  readonly start: string;
  /** Where the tour looks at first in the scene that it starts in. */
  readonly view: StartView;
  /** The names that its hotspots bear, to all scenes and back to the first one. */
  readonly walk: readonly string[];
  /** What that scene shows at first. */
  readonly seen: readonly TourHotspot[];
  /** What visitors find there when they turn. */
  readonly unseen: readonly TourHotspot[];
}

const DEGREES = 180 / Math.PI;

const WALKS: readonly Walk[] = [
  {
    format: 'pannellum',
    world: 'house-by-the-lake',
    start: 'Hall',
    view: { yaw: 0, pitch: 0, fieldOfView: 100 },
    walk: ['Kitchen', 'Hall', 'Garden', 'Hall'],
    seen: [
      { name: 'Go to Kitchen', yaw: 20, pitch: -5 },
      { name: 'A clock of 1890', yaw: -15, pitch: 8 },
    ],
    unseen: [{ name: 'Go to Garden', yaw: -120, pitch: 0 }],
  },
  {
    format: 'marzipano',
    world: 'works',
    start: 'Workshop',
    view: {
      yaw: 0.4 * DEGREES,
      pitch: -0.1 * DEGREES,
      fieldOfView: 2 * Math.atan(Math.tan(0.6) * (4 / 3)) * DEGREES,
    },
    walk: ['Store & shelves', 'Yard', 'Workshop'],
    seen: [
      { name: 'Go to Store & shelves', yaw: 0.6 * DEGREES, pitch: -0.2 * DEGREES },
      { name: 'Lathe', yaw: 0.1 * DEGREES, pitch: 0.1 * DEGREES },
    ],
    unseen: [],
  },
  {
    format: 'krpano',
    world: 'old-mill',
    start: 'Wheel',
    view: { yaw: 30, pitch: 4, fieldOfView: 95 },
    walk: ['Loft', 'Mill pond', 'Loft', 'Wheel'],
    seen: [
      { name: 'Go to Loft', yaw: 45, pitch: -3 },
      { name: 'Oak', yaw: 10, pitch: 0 },
    ],
    unseen: [],
  },
];

function standsIn(page: Page, title: string): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
}

/** A link of the room, by the beginning of its name. */
function linkIn(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name });
}

/** Where a hotspot is, in parts of the window, and the box that the room fills. */
async function positionOf(page: Page, hotspot: Locator) {
  const box = await page.locator('[data-stage]').first().boundingBox();
  const own = await hotspot.boundingBox();
  if (box === null || own === null) throw new Error('The hotspot has no position.');
  return { x: own.x + own.width / 2 - box.x, y: own.y + own.height / 2 - box.y, box };
}

/** Part of the window that a hotspot may be off. */
const TOLERANCE = 0.01;

/** The hotspots are where the tour has them, in the view that is shown: turned sideways alone. */
async function areOnTheirPoints(page: Page, { view }: Walk, hotspots: readonly TourHotspot[]): Promise<void> {
  const turn = await page.locator('main').evaluate((main) => main.style.getPropertyValue('--look'));
  for (const { name, yaw, pitch } of hotspots) {
    const { x, y, box } = await positionOf(page, linkIn(page, name));
    const first = startLook(view, { box, widthToHeight: 16 / 9 });
    const look = { ...first, yaw: view.yaw + (Number.parseFloat(turn) || 0) };
    const point = pointInBox({ yaw, pitch }, look, box);
    expect(Math.abs(x - (point?.x ?? 0)) / box.width, `${name}, across`).toBeLessThan(TOLERANCE);
    expect(Math.abs(y - (point?.y ?? 0)) / box.height, `${name}, down`).toBeLessThan(TOLERANCE);
  }
}

/** A hotspot that gets the focus comes into the middle. */
async function comesIntoTheMiddle(page: Page, { name }: TourHotspot): Promise<void> {
  const hotspot = linkIn(page, name);
  await expect(hotspot).toHaveAttribute('data-behind');
  await hotspot.focus();
  await expect(async () => {
    const { x, y, box } = await positionOf(page, hotspot);
    expect(Math.abs(x - box.width / 2) / box.width).toBeLessThan(TOLERANCE);
    expect(Math.abs(y - box.height / 2) / box.height).toBeLessThan(TOLERANCE);
  }).toPass({ timeout: 20_000 });
}

for (const tour of rowsOf(WALKS)) {
  const { format, world, start, walk, seen, unseen, tag } = tour;
  test(`a tour of ${format} is walked from room to room, and looked around in`, { tag }, async ({ page }) => {
    const showroom = await openTourShowroom(await importFixture(format));
    try {
      await page.goto(`${showroom.url}/${world}`);
      await standsIn(page, start);
      for (const location of walk) {
        await linkIn(page, `Go to ${location}`).click();
        await standsIn(page, location);
      }
      await canTurn(page);
      await areOnTheirPoints(page, tour, seen);
      await drag(page, -150);
      await expect(turned(page)).toBeAttached();
      await areOnTheirPoints(page, tour, seen);
      await expectAccessible(page);
      for (const hotspot of unseen) await comesIntoTheMiddle(page, hotspot);
      // Also out of a turned view.
      await linkIn(page, `Go to ${walk[0]}`).press('Enter');
      await standsIn(page, walk[0] ?? '');
    } finally {
      await showroom.stop();
    }
  });
}
