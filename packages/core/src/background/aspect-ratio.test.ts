import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aClip, aPicture } from '../../testing/index.ts';
import type { Background } from '../world/background.ts';
import {
  ASPECT_RATIO_VALUES,
  aspectRatioOf,
  aspectRatioOfBackground,
  nearestAspectRatio,
  pictureOf,
  widthToHeightOf,
} from './aspect-ratio.ts';

/** The share of a picture that is left when it covers a box; both as width divided by height. */
function shownShare(box: number, picture: number): number {
  return Math.min(box / picture, picture / box);
}

function unnamed(media: Background['media']): Background {
  return {
    kind: 'image',
    key: 'default_background',
    media,
  };
}

describe('nearestAspectRatio', () => {
  test('takes the ratio of which covering cuts less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 200, max: 4000 }),
        (width, height) => {
          const taken = ASPECT_RATIO_VALUES[nearestAspectRatio({ width, height })];
          for (const ratio of Object.values(ASPECT_RATIO_VALUES)) {
            // The switch is rounded to four decimals so that a style sheet can hold it.
            expect(shownShare(width / height, taken)).toBeGreaterThan(
              shownShare(width / height, ratio) - 0.0005,
            );
          }
        },
      ),
    );
  });

  test('answers 4:3 for a box without an area (spec 3.29) (spec 9.14)', () => {
    expect(nearestAspectRatio({ width: 1000, height: 0 })).toBe('4x3');
    expect(nearestAspectRatio({ width: Number.NaN, height: 10 })).toBe('4x3');
  });
});

describe('the ratio of a background', () => {
  test('is promised by its name, else told by its pixels, else 4:3 (spec 9.14)', () => {
    expect(aspectRatioOf('high_resolution_16x9')).toBe('16x9');
    expect(aspectRatioOf('mobile')).toBeUndefined();
    expect(aspectRatioOfBackground(unnamed(aPicture({ width: 1920, height: 1080 })))).toBe('16x9');
    expect(aspectRatioOfBackground({ ...unnamed(aClip()), kind: 'video', loop: true })).toBe('4x3');
  });

  test('is drawn by its own pixels, or those of its poster', () => {
    expect(widthToHeightOf(unnamed(aPicture({ width: 3000, height: 2000 })))).toBe(1.5);
    const video: Background = { kind: 'video', key: 'default_background_16x9', media: aClip(), loop: true };
    expect(widthToHeightOf(video)).toBe(16 / 9);
    expect(widthToHeightOf({ ...video, poster: aPicture({ width: 1850, height: 1000 }) })).toBe(1.85);
  });
});

describe('pictureOf', () => {
  test('is the poster of a video and the picture of an image', () => {
    const poster = aPicture({ name: 'poster.jpg' });
    const media = aPicture();
    expect(pictureOf({ kind: 'image', key: 'mobile', media })).toBe(media);
    expect(pictureOf({ kind: 'video', key: 'mobile', media: aClip(), loop: true, poster })).toBe(poster);
    expect(pictureOf({ kind: 'video', key: 'mobile', media: aClip(), loop: true })).toBeUndefined();
  });
});
