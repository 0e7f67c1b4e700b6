import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildCms } from '../../../scripts/run/builds.ts';
import { duration, figure, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { withBrowser, WINDOW } from '../server/browser.ts';
import { startCms } from '../server/cms-server.ts';
import type { CmsServer } from '../server/cms-server.ts';
import { ROOT } from '../server/processes.ts';
import { quantile } from '../statistics.ts';
import { DRAGGED, largeMap, LOCATIONS, TRANSITIONS } from './large-map.ts';
import { framesSince, watchFrames } from './watch-frames.ts';

/** docs/design/bars.md: frames a second while a location is dragged. */
const LEAST_FRAMES = 50;

/** Pixels of each move of the pointer, and how many of them: some seconds of dragging in circles. */
const RADIUS = 120;
const MOVES = 400;

/** How smoothly a location is dragged on the map of a large world, in the admin panel as it is delivered. */
export async function measureWorldMap(progress: Progress): Promise<Section> {
  progress('building the admin panel');
  await buildCms(ROOT);
  progress('starting the CMS');
  const cms = await startCms();
  try {
    return await withBrowser(async (browser) => {
      progress('dragging');
      return sectionOf(await dragOnLargeMap(browser, cms));
    });
  } finally {
    await cms.stop();
  }
}

interface Dragged {
  /** Milliseconds between two frames. */
  readonly frames: readonly number[];
  /** Milliseconds from asking for the map to its last location. */
  readonly opening: number;
}

async function dragOnLargeMap(browser: Browser, cms: CmsServer): Promise<Dragged> {
  const page = await browser.newPage({ viewport: WINDOW });
  await cms.logIn(page);
  await answerLargeMap(page, cms.url);
  const begun = performance.now();
  await page.goto(`${cms.url}/admin/plugins/showroom/map/large`);
  const dragged = page.locator(`.react-flow__node[data-id="${DRAGGED}"]`);
  await dragged.waitFor();
  const opening = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  const box = await dragged.boundingBox();
  if (box === null) throw new Error('The location to be dragged is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await watchFrames(page);
  for (let move = 0; move < MOVES; move += 1) {
    const angle = (move / 40) * 2 * Math.PI;
    await page.mouse.move(x + RADIUS * (1 - Math.cos(angle)), y + RADIUS * Math.sin(angle));
  }
  const frames = await framesSince(page);
  await page.mouse.up();
  return { frames, opening };
}

/** The CMS is a real one, and empty: a world of this size would take minutes to write. */
async function answerLargeMap(page: Page, url: string): Promise<void> {
  const picture = readFileSync(join(ROOT, 'demo/media/details/desk.jpg'));
  await page.route(`${url}/showroom/map/large`, (route) =>
    route.fulfill({ json: largeMap('/large-map.jpg') }),
  );
  await page.route(`${url}/showroom/map/large/changes`, (route) =>
    route.fulfill({ json: { data: [{ kind: 'saved' }], at: new Date().toISOString() } }),
  );
  await page.route('**/large-map.jpg*', (route) =>
    route.fulfill({ body: picture, contentType: 'image/jpeg' }),
  );
}

function sectionOf({ frames, opening }: Dragged): Section {
  const spent = frames.reduce((sum, frame) => sum + frame, 0);
  const perSecond = (1000 * frames.length) / spent;
  return {
    title: 'The world map in the CMS',
    tables: [
      {
        head: ['a location is dragged', ''],
        rows: [
          ['frames a second', figure(perSecond)],
          ['between two frames, median', duration(quantile(frames, 0.5))],
          ['between two frames, p99', duration(quantile(frames, 0.99))],
          ['frames', whole(frames.length)],
          ['address to the map on the screen', duration(opening)],
        ],
      },
    ],
    notes: [
      `${whole(LOCATIONS)} locations with pictures and ${whole(TRANSITIONS)} transitions, all of them in view, in the admin panel as it is delivered; headless Chromium without a graphics card, ${WINDOW.width} x ${WINDOW.height}. The pointer takes one location round in circles, ${whole(MOVES)} moves as fast as the browser takes them in. The CMS is a real one; what it would answer for the map is made up.`,
    ],
    bars: [
      {
        what: `World map with ${whole(LOCATIONS)} locations and ${whole(TRANSITIONS)} transitions: frames a second while dragging, at least`,
        limit: String(LEAST_FRAMES),
        measured: figure(perSecond),
        isKept: perSecond >= LEAST_FRAMES,
      },
    ],
  };
}
