import type { Page } from '@playwright/test';
import { demoIn } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { bringBrush } from './brush.ts';
import { judgeWalk } from './judge.ts';
import { createReferences } from './references.ts';
import type { WalkReference } from './references.ts';
import { startSampling, stopSampling } from './sampler.ts';
import { filmScreen } from './screen.ts';

const STAGE = { width: 1280, height: 720 };

/** The screen is scaled twice on its way to a sample. */
const SCREEN_TOLERANCE = 9;

test.use({ viewport: STAGE });

function referencesOf(page: Page): ReturnType<typeof createReferences> {
  return createReferences({
    page,
    snapshot: demoIn('en'),
    aspectRatio: '16x9',
    stageRatio: STAGE.width / STAGE.height,
  });
}

test('The screen shows what the layers of the stage say: no wrong frame there either', async ({
  visitor,
  context,
}) => {
  const { page } = visitor;
  await bringBrush(context);
  await visitor.opens('entrance');
  const references = referencesOf(page);
  const route = ['entrance', 'reception', 'atrium', 'lounge', 'atrium'];
  const walks = route.slice(1).map((to, index) => [route[index] ?? '', to] as const);
  for (const [from, to] of walks) await references.walk(from, to);

  const wrong: string[] = [];
  let frames = 0;
  for (const [from, to] of walks) {
    const film = await filmScreen(page);
    await visitor.walksTo(to);
    const samples = await film.stop();
    frames += samples.length;
    const found = judgeWalk(samples, await references.walk(from, to), SCREEN_TOLERANCE);
    wrong.push(...found.map(({ sentence }) => `${from} to ${to}: ${sentence}`));
  }
  expect(wrong).toEqual([]);
  expect(frames, 'The screen was filmed all through.').toBeGreaterThan(walks.length * 10);
});

/** Covers the stage for a moment in the middle of the clip. */
function coverStage(page: Page, picture: string): Promise<void> {
  return page.evaluate(async (address) => {
    const cover = new Image();
    cover.src = address;
    cover.dataset['layer'] = 'cover';
    await cover.decode();
    cover.style.cssText =
      'position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; z-index: 9';
    const clip = [...document.querySelectorAll<HTMLVideoElement>('[data-stage] video')].find(
      ({ paused }) => !paused,
    );
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (clip === undefined || clip.currentTime > clip.duration / 2) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    document.querySelector('[data-stage]')?.lastElementChild?.append(cover);
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    });
    cover.remove();
  }, picture);
}

function plainPicture(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="${colour}"/></svg>`)}`;
}

function pictureOf(location: string): string {
  const found = demoIn('en').locations.find(({ payloadId }) => payloadId === location);
  return found?.backgrounds.find(({ key }) => key.endsWith('16x9'))?.media.url ?? '';
}

const MISTAKES = [
  { kind: 'a black frame', picture: plainPicture('#000') },
  { kind: 'a white frame', picture: plainPicture('#fff') },
  { kind: 'a stale frame', picture: pictureOf('entrance') },
  { kind: 'a frame of neither', picture: pictureOf('energy-corner') },
];

for (const { kind, picture } of MISTAKES) {
  test(`The judge of frames finds ${kind} that is put in on purpose`, async ({ visitor, context }) => {
    const { page } = visitor;
    await bringBrush(context);
    await visitor.opens('entrance');
    const reference: WalkReference = await referencesOf(page).walk('entrance', 'reception');
    await startSampling(page);
    await visitor.setsOffTo('reception');
    await expect.poll(async () => (await visitor.hasSeen()).some(({ frames }) => frames > 1)).toBe(true);
    await coverStage(page, picture);
    await visitor.standsIn('reception');
    const wrong = judgeWalk(await stopSampling(page), reference);
    expect(wrong.length).toBeGreaterThan(0);
    for (const { sentence } of wrong) expect(sentence).toContain(kind);
  });
}
