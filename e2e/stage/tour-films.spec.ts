import { spawnSync } from 'node:child_process';
import { formatLocationPath } from '@vitrine/core/links/path';
import { hasPublishedTours, importFixture, importPainted, PUBLISHED_TOURS } from '@vitrine/tours/testing';
import { expect, test } from '../support/test.ts';
import { openTourShowroom } from '../support/tour-showroom.ts';
import { bringBrush } from './brush.ts';
import { judgeWalk } from './judge.ts';
import { createReferences } from './references.ts';
import { startSampling, stopSampling } from './sampler.ts';

const FFMPEG = process.env['FFMPEG_PATH'] || 'ffmpeg';

/** A busy machine without a graphics card draws six frames a second. */
const FEWEST_FRAMES = 5;

const STAGES = [
  { aspectRatio: '16x9', width: 1280, height: 720 },
  { aspectRatio: '4x3', width: 1024, height: 768 },
] as const;

// As the CMS's tests of films: ffmpeg is no package of npm.
test.skip(spawnSync(FFMPEG, ['-version']).status !== 0, 'Without ffmpeg there are no films.');

const TOURS = [
  ...['pannellum', 'marzipano', 'krpano'].map((format) => ({
    name: `A tour of ${format}`,
    importIt: () => importFixture(format),
  })),
  // Data of others, with painted pictures. Where they are missing, our own tours test the same.
  ...(hasPublishedTours ? PUBLISHED_TOURS : [])
    .filter(({ transitions }) => transitions > 0)
    .map(({ name, read }) => ({ name, importIt: () => importPainted(read()) })),
];

for (const { name, importIt } of TOURS) {
  test(`${name} is walked with films, and without a wrong frame`, async ({ page, context }) => {
    // Rendering the films of a tour takes one to two minutes, and a walk with its references ten seconds.
    test.setTimeout(15 * 60_000);
    await bringBrush(context);
    const showroom = await openTourShowroom(await importIt(), { ffmpeg: FFMPEG });
    try {
      const { content } = showroom;
      const locations = new Map(content.locations.map((location) => [location.payloadId, location]));
      const pathOf = (location: (typeof content.locations)[number]) =>
        formatLocationPath({
          locale: content.locale,
          defaultLocale: content.defaultLocale,
          world: location.world,
          location,
        });
      const standsIn = async (location: string) => {
        const main = page.getByRole('main');
        await expect(main).toHaveAttribute('data-location', location);
        await expect(main).toHaveAttribute('data-travel', 'idle');
      };
      for (const { aspectRatio, width, height } of STAGES) {
        await page.setViewportSize({ width, height });
        for (const { from, to } of content.transitions) {
          const [departure, arrival] = [locations.get(from), locations.get(to)];
          if (!departure || !arrival) throw new Error(`The walk from ${from} to ${to} has no ends.`);
          await page.goto(`${showroom.url}${pathOf(departure)}`);
          await standsIn(from);
          const stageRatio = width / height;
          const references = createReferences({ page, snapshot: content, aspectRatio, stageRatio });
          const reference = await references.walk(from, to);
          await startSampling(page);
          // Its name may be the tour's own word for the way.
          const link = page
            .getByRole('main')
            .locator(`a[href="${pathOf(arrival)}"]`)
            .first();
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
