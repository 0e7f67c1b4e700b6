import type { Snapshot } from '@vitrine/core/world/snapshot';
import { openToEverybody } from '../support/changed-showroom.ts';
import { demoIn } from '../support/demo.ts';
import { expect } from '../support/test.ts';
import { testIn } from '../support/test-in.ts';
import { bringBrush } from './brush.ts';
import { judgeWalk } from './judge.ts';
import { createReferences } from './references.ts';
import type { AspectRatio } from './references.ts';
import { startSampling, stopSampling } from './sampler.ts';
import { tourOf } from './tours.ts';

/** The demo's 26 walks, both crops, each this often: 104 walks in all. */
const ROUNDS = 2;

const STAGES: readonly {
  readonly aspectRatio: AspectRatio;
  readonly width: number;
  readonly height: number;
}[] = [
  { aspectRatio: '16x9', width: 1280, height: 720 },
  { aspectRatio: '4x3', width: 1024, height: 768 },
];

/** Nobody touches the page while the references are read, which takes minutes. */
function withoutScreensaver(snapshot: Snapshot): Snapshot {
  const { settings } = snapshot;
  return {
    ...snapshot,
    settings: { ...settings, screensaver: { ...settings.screensaver, isActive: false } },
    worlds: snapshot.worlds.map((world) => ({
      ...world,
      screensaver: { ...world.screensaver, active: false },
    })),
  };
}

const test = testIn((snapshot) => withoutScreensaver(openToEverybody(snapshot)));

for (const { aspectRatio, width, height } of STAGES) {
  for (const world of ['showroom', 'lab', 'partners']) {
    test(`No black, white or stale frame on any walk of the world ${world}, in ${aspectRatio}`, async ({
      visitor,
      context,
    }) => {
      test.setTimeout(15 * 60_000);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await bringBrush(context);
      const snapshot = demoIn('en');
      const tour = tourOf(snapshot, world);
      await visitor.opens(tour[0]?.[0] ?? '');
      const references = createReferences({
        page,
        snapshot,
        aspectRatio,
        stageRatio: width / height,
      });
      // Before the walks, which they would disturb.
      for (const [from, to] of tour) await references.walk(from, to);

      const wrong: string[] = [];
      let frames = 0;
      let worst = 0;
      for (const [from, to] of Array.from({ length: ROUNDS }, () => tour).flat()) {
        const reference = await references.walk(from, to);
        await startSampling(page);
        await visitor.walksTo(to);
        const samples = await stopSampling(page);
        frames += samples.length;
        for (const { sentence, distance } of judgeWalk(samples, reference)) {
          worst = Math.max(worst, distance);
          wrong.push(`${from} to ${to}: ${sentence}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(frames, 'The walks were watched all through.').toBeGreaterThan(tour.length * ROUNDS * 10);
      const clips = await visitor.hasSeen();
      expect(clips.map(({ walk }) => walk)).toEqual(
        Array.from({ length: ROUNDS }, () => tour.map(([from, to]) => `${from}--${to}`)).flat(),
      );
    });
  }
}
