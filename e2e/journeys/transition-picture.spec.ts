import type { Page } from '@playwright/test';
import { POWER_SAVE_COOKIE } from '@vitrine/core/power-save/power-save-cookie';
import type { Background } from '@vitrine/core/world/background';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { mediaNamed } from '../support/demo-media.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';

/** The picture shown between the entrance and the reception, and nowhere else there. */
const SHOWN = 'still-lounge-16x9.jpg';
const SHOWN_FILE = 'still_lounge_16x9';

/** The demo with a picture on each way from the entrance, without a clip, and beside the clip on each way to it. */
function withTransitionPictures(snapshot: Snapshot): Snapshot {
  const picture: Background = {
    kind: 'image',
    key: 'default_background',
    media: mediaNamed(snapshot, SHOWN),
  };
  return {
    ...snapshot,
    transitions: snapshot.transitions.map((transition) => {
      if (transition.from !== 'entrance' && transition.to !== 'entrance') return transition;
      const clips = transition.from === 'entrance' ? [] : transition.backgrounds;
      return { ...transition, backgrounds: [...clips, picture] };
    }),
  };
}

const test = testIn(withTransitionPictures);

test.use(WITH_MOTION);

/** The files that were fully visible on top of the stage's pictures since this was called, in order. */
function watchPictures(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenPictures: seen });
    const look = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>(
        '[data-stage] [data-layer="picture"]',
      )) {
        const { opacity, zIndex } = getComputedStyle(image);
        const file = image.currentSrc.replace(/.*\/|\.\w+(\?.*)?$/g, '');
        if (opacity === '1' && zIndex === '1' && seen.at(-1) !== file) seen.push(file);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function picturesSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { seenPictures: string[] }).seenPictures);
}

function rungOf(page: Page) {
  return page.locator('[data-stage]').getAttribute('data-rung');
}

test(
  'A transition with a picture shows it between both places (spec 3.5)',
  { tag: ALL },
  async ({ visitor, page }) => {
    await visitor.opens('entrance');
    await watchPictures(page);
    await visitor.walksTo('reception');
    const seen = await picturesSeen(page);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toContain(SHOWN_FILE);
    expect(seen[1]).toContain('reception');
    expect(await rungOf(page)).toBe('picture');
    expect(await visitor.hasSeen()).toEqual([]);
  },
);

test(
  'The picture beside a clip is what visitors see where the clip is missing',
  { tag: ALL },
  async ({ visitor, page, faults }) => {
    faults.expects(/status of 404.*walk_|answer: .*walk_.* 404/);
    await page.route('**/box-api/uploads/{walk,phone_walk}_*', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await visitor.opens('reception');
    await watchPictures(page);
    await visitor.walksTo('entrance');
    expect((await picturesSeen(page))[0]).toContain(SHOWN_FILE);
  },
);

// Specification section 4: "In power-save mode the target is jumped to directly."
test('In power-save mode the transition’s picture is neither shown nor loaded', async ({
  visitor,
  page,
  showroom,
}) => {
  await page.context().addCookies([{ name: POWER_SAVE_COOKIE, value: '1', url: showroom.url }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitor.opens('entrance');
  await watchPictures(page);
  await visitor.walksTo('reception');
  expect(await picturesSeen(page)).toEqual([expect.stringContaining('reception')]);
  expect(asked.filter((url) => url.includes(SHOWN_FILE))).toEqual([]);
});
