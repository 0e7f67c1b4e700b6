import type { Page } from '@playwright/test';
import { demoIn, textIn, walkOf } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { refuseVideo } from '../support/refused-video.ts';
import { ALL } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';
import type { Visitor } from '../support/visitor.ts';

test.use(WITH_MOTION);

/** 'Continue without videos', as the editor or the showroom words it. */
const powerSaveButton =
  demoIn('en').settings.powerSavePage?.buttonLabel || textIn('en', 'power_save__continue');

const CLIPS = '**/box-api/uploads/{walk,phone_walk}_*';

/** On whatever rung: the visitor arrives, step by step, in one tap and back. */
async function arrivesEverywhere(visitor: Visitor): Promise<void> {
  await visitor.opens('entrance');
  await visitor.walksTo('reception');
  await visitor.walksTo('atrium');
  await visitor.goesBack();
  await visitor.standsIn('reception');
  await visitor.choosesLocation('lounge');
  await visitor.standsIn('lounge');
  await expectWholePicture(visitor.page);
}

/** The stage ends with a picture of the place, all of it visible and decoded. */
async function expectWholePicture(page: Page): Promise<void> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-stage] img')]
      .filter((image) => getComputedStyle(image).opacity === '1' && image.naturalWidth > 0)
      .map(({ currentSrc }) => currentSrc),
  );
  expect(shown.some((url) => url.includes('still_lounge'))).toBe(true);
}

test('A visitor arrives where play() is refused: twice, and the power-save page leads on', async ({
  visitor,
}) => {
  await refuseVideo(visitor.page);
  await visitor.opens('entrance');
  await visitor.walksTo('reception');
  await visitor.setsOffTo('atrium');
  await visitor.page.getByRole('link', { name: powerSaveButton, exact: true }).click();
  await visitor.standsIn('atrium');
  await arrivesEverywhere(visitor);
  expect(await visitor.hasSeen()).toEqual([]);
});

test('A visitor arrives where every clip is missing', { tag: ALL }, async ({ visitor, faults }) => {
  faults.expects(/status of 404.*walk_|answer: .*walk_.* 404/);
  await visitor.page.route(CLIPS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await arrivesEverywhere(visitor);
  expect(await visitor.hasSeen()).toEqual([]);
});

test('A visitor arrives where clips never begin', { tag: ALL }, async ({ visitor }) => {
  // No answer at all: the request hangs until the page lets go of it.
  await visitor.page.route(CLIPS, () => new Promise<void>(() => undefined));
  await arrivesEverywhere(visitor);
  expect(await visitor.hasSeen()).toEqual([]);
});

test('A visitor arrives where a clip stalls on its way', { tag: ALL }, async ({ visitor }) => {
  // A clip that has started gets no further frame, as when the network is lost. Not later: on a busy machine the
  // middle of a clip passes unnoticed.
  await visitor.page.addInitScript(() => {
    document.addEventListener(
      'timeupdate',
      ({ target }) => {
        if (!(target instanceof HTMLVideoElement) || target.currentTime === 0) return;
        target.playbackRate = 0;
      },
      true,
    );
  });
  await arrivesEverywhere(visitor);
  expect((await visitor.hasSeen()).every(({ hasEnded }) => !hasEnded)).toBe(true);
});

test('A visitor arrives where clips are of a foreign codec', { tag: ALL }, async ({ visitor }) => {
  await visitor.page.route(CLIPS, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'video/mp4',
      body: route.request().method() === 'HEAD' ? '' : Buffer.from('This is no film that a browser knows.'),
    }),
  );
  await arrivesEverywhere(visitor);
  expect(await visitor.hasSeen()).toEqual([]);
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor arrives, and no clip plays', { tag: ALL }, async ({ visitor }) => {
    await arrivesEverywhere(visitor);
    expect(await visitor.hasSeen()).toEqual([]);
  });
});

test(
  'With data saver a visitor arrives, and no clip is even asked for',
  { tag: ALL },
  async ({ visitor }) => {
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (walkOf(request.url()) !== undefined) asked.push(request.url());
    });
    await visitor.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
      });
    });
    await arrivesEverywhere(visitor);
    expect(asked).toEqual([]);
  },
);
