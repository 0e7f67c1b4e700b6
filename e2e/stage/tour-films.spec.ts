import { spawnSync } from 'node:child_process';
import { expect, test } from '../support/test.ts';
import { openTourShowroom } from '../support/tour-showroom.ts';
import { bringBrush } from './brush.ts';
import { judgeWalk } from './judge.ts';
import { createReferences } from './references.ts';
import { startSampling, stopSampling } from './sampler.ts';
import { tourOf } from './tours.ts';

const FFMPEG = process.env['FFMPEG_PATH'] || 'ffmpeg';

/** A busy machine without a graphics card draws six frames a second. */
const FEWEST_FRAMES = 5;

const STAGES = [
  { aspectRatio: '16x9', width: 1280, height: 720 },
  { aspectRatio: '4x3', width: 1024, height: 768 },
] as const;

test.skip(spawnSync(FFMPEG, ['-version']).status !== 0, 'Without ffmpeg there are no films.');

for (const format of ['pannellum', 'marzipano', 'krpano']) {
  test(`A tour of ${format} is walked with films, and without a wrong frame`, async ({ page, context }) => {
    test.setTimeout(15 * 60_000);
    await bringBrush(context);
    const showroom = await openTourShowroom(format, { ffmpeg: FFMPEG });
    try {
      const { content } = showroom;
      const [world] = content.worlds;
      const tour = tourOf(content, world?.slug ?? '');
      const titleOf = (id: string) =>
        content.locations.find(({ payloadId }) => payloadId === id)?.title ?? id;
      const standsIn = async (location: string) => {
        const main = page.getByRole('main');
        await expect(main).toHaveAttribute('data-location', location);
        await expect(main).toHaveAttribute('data-travel', 'idle');
      };
      for (const { aspectRatio, width, height } of STAGES) {
        await page.setViewportSize({ width, height });
        await page.goto(`${showroom.url}/${world?.slug}`);
        await standsIn(tour[0]?.[0] ?? '');
        const references = createReferences({
          page,
          snapshot: content,
          aspectRatio,
          stageRatio: width / height,
        });
        // Before the walks, which they would disturb.
        for (const [from, to] of tour) await references.walk(from, to);
        for (const [from, to] of tour) {
          const reference = await references.walk(from, to);
          await startSampling(page);
          const link = page.getByRole('main').getByRole('link', { name: `Go to ${titleOf(to)}` });
          await link.press('Enter');
          await standsIn(to);
          const samples = await stopSampling(page);
          const wrong = judgeWalk(samples, reference).map(({ sentence }) => sentence);
          expect(wrong, `${from} to ${to} in ${aspectRatio}`).toEqual([]);
          const filmed = samples.filter(({ layers }) => layers.includes('.mp4'));
          expect(filmed.length, `The film from ${from} to ${to} was seen.`).toBeGreaterThan(FEWEST_FRAMES);
        }
      }
    } finally {
      await showroom.stop();
    }
  });
}
