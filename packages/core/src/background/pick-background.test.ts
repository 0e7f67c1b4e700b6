import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aClip, aPicture, picturesOf } from '../../testing/index.ts';
import { BACKGROUND_KEYS } from '../world/background.ts';
import type { Background, BackgroundKey } from '../world/background.ts';
import { backgroundKeyOrder, pickBackground } from './pick-background.ts';
import type { BackgroundScreen } from './pick-background.ts';

function image(key: BackgroundKey): Background {
  return { kind: 'image', key, media: aPicture({ name: key }) };
}
const all = BACKGROUND_KEYS.map((key) => image(key));
const desktop: BackgroundScreen = {
  viewport: { width: 1600, height: 900, devicePixelRatio: 1 },
  isMobile: false,
  isPowerSave: false,
};
const squarish: BackgroundScreen = {
  ...desktop,
  viewport: { width: 1024, height: 768, devicePixelRatio: 1 },
};

describe('pickBackground', () => {
  test('takes the nearest aspect ratio before the priority list', () => {
    expect(pickBackground({ ...desktop, backgrounds: picturesOf('atrium') })?.key).toBe(
      'default_background_16x9',
    );
    expect(pickBackground({ ...squarish, backgrounds: picturesOf('atrium') })?.key).toBe(
      'default_background_4x3',
    );
  });

  test('keeps a ratio that was decided before', () => {
    const picked = pickBackground({ ...desktop, aspectRatio: '4x3', backgrounds: picturesOf('atrium') });
    expect(picked?.key).toBe('default_background_4x3');
  });

  test('takes high resolution only where the screen has the pixels', () => {
    expect(pickBackground({ ...desktop, backgrounds: all })?.key).toBe('default_background_16x9');
    const dense = { ...desktop, viewport: { ...desktop.viewport, devicePixelRatio: 2 } };
    expect(pickBackground({ ...dense, backgrounds: all })?.key).toBe('high_resolution_16x9');
    expect(pickBackground({ ...desktop, backgrounds: [image('high_resolution_4x3')] })?.key).toBe(
      'high_resolution_4x3',
    );
  });

  test('takes the mobile entry first on phones and last elsewhere', () => {
    expect(pickBackground({ ...desktop, isMobile: true, backgrounds: all })?.key).toBe('mobile');
    expect(backgroundKeyOrder(desktop).at(-1)).toBe('mobile');
    expect(pickBackground({ ...desktop, backgrounds: [image('mobile')] })?.key).toBe('mobile');
  });

  test('follows the order of preference among names without a ratio (spec 9.14)', () => {
    const unnamed = [image('fallback_image'), image('default_background_image'), image('default_background')];
    expect(pickBackground({ ...desktop, backgrounds: unnamed })?.key).toBe('default_background');
    expect(pickBackground({ ...desktop, backgrounds: unnamed.slice(0, 2) })?.key).toBe(
      'default_background_image',
    );
  });

  test('shows only pictures in power-save mode, a video by its poster', () => {
    const poster = aPicture({ name: 'poster.jpg' });
    const video: Background = {
      kind: 'video',
      key: 'default_background_16x9',
      media: aClip(),
      loop: true,
      poster,
    };
    const saving = { ...desktop, isPowerSave: true };
    expect(pickBackground({ ...saving, backgrounds: [video, image('fallback_image')] })?.key).toBe(
      'fallback_image',
    );
    expect(pickBackground({ ...saving, backgrounds: [video] })).toEqual({
      kind: 'image',
      key: 'default_background_16x9',
      media: poster,
    });
  });

  test('finds something whenever there is a picture, and only what was given', () => {
    const screens = fc.record({
      viewport: fc.record({
        width: fc.integer({ min: 0, max: 8000 }),
        height: fc.integer({ min: 0, max: 8000 }),
        devicePixelRatio: fc.constantFrom(1, 1.5, 2, 3),
      }),
      isMobile: fc.boolean(),
      isPowerSave: fc.boolean(),
    });
    fc.assert(
      fc.property(screens, fc.subarray(all, { minLength: 1 }), (screen, backgrounds) => {
        expect(backgrounds).toContain(pickBackground({ ...screen, backgrounds }));
        expect(backgroundKeyOrder(screen).toSorted()).toEqual(BACKGROUND_KEYS.toSorted());
      }),
    );
  });
});
