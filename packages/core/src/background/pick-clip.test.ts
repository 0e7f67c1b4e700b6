import { describe, expect, test } from 'vitest';
import { aPicture, clipsOf, picturesOf } from '../../testing/index.ts';
import type { Background } from '../world/background.ts';
import { pickBackground } from './pick-background.ts';
import type { BackgroundScreen } from './pick-background.ts';
import { hasSameCrop, pickClip } from './pick-clip.ts';

function screen(width: number, height: number): BackgroundScreen {
  return {
    viewport: { width, height, devicePixelRatio: 1 },
    isMobile: false,
    isPowerSave: false,
  };
}
const [standard, wide] = picturesOf('atrium');
const [standardClip, wideClip] = clipsOf('entrance--atrium');

describe('pickClip', () => {
  test('decides as the pictures do, at every window size', () => {
    for (const [width, height] of [
      [1920, 1080],
      [1366, 1024],
      [390, 844],
      [844, 390],
    ] as const) {
      const picture = pickBackground({ ...screen(width, height), backgrounds: picturesOf('atrium') });
      const clip = pickClip({
        ...screen(width, height),
        backgrounds: clipsOf('entrance--atrium'),
        departure: picture,
        arrival: picture,
      });
      expect(clip?.key).toBe(picture?.key);
    }
  });

  test('follows the pictures that are shown rather than the window', () => {
    const clip = pickClip({
      ...screen(1600, 1000),
      backgrounds: clipsOf('entrance--atrium'),
      departure: standard,
      arrival: standard,
    });
    expect(clip).toEqual(standardClip);
  });

  test('cross-fades rather than jump to another crop', () => {
    const request = { backgrounds: clipsOf('entrance--atrium'), departure: standard, arrival: wide };
    expect(pickClip({ ...screen(1200, 900), ...request })).toBeUndefined();
    expect(pickClip({ ...screen(1200, 900), ...request, arrival: standard })).toEqual(standardClip);
  });

  test('takes either ratio where the window is as wide as 16:9, for there they show the same', () => {
    const onlyWide = wideClip ? [wideClip] : [];
    const request = { backgrounds: onlyWide, departure: standard, arrival: standard };
    expect(pickClip({ ...screen(1920, 1080), ...request })).toEqual(wideClip);
    expect(pickClip({ ...screen(1600, 1000), ...request })).toBeUndefined();
  });

  test('plays nothing in power-save mode and nothing that is a picture', () => {
    const request = { departure: standard, arrival: standard };
    const saving = { ...screen(1200, 900), isPowerSave: true };
    expect(pickClip({ ...saving, ...request, backgrounds: clipsOf('x') })).toBeUndefined();
    expect(pickClip({ ...screen(1200, 900), ...request, backgrounds: picturesOf('x') })).toBeUndefined();
  });
});

describe('hasSameCrop', () => {
  test('tells a picture made for phones from all others', () => {
    const phone: Background = { kind: 'image', key: 'mobile', media: aPicture() };
    const other: Background = { kind: 'image', key: 'default_background_4x3', media: aPicture() };
    expect(hasSameCrop(phone, other, { width: 1920, height: 1080 })).toBe(false);
    expect(hasSameCrop(phone, phone, { width: 390, height: 844 })).toBe(true);
  });
});
