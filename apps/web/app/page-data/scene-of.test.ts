import { readFileSync } from 'node:fs';
import { nearestAspectRatio } from '@vitrine/core/background/aspect-ratio';
import type { Background } from '@vitrine/core/world/background';
import { aClip, aPicture, clipsOf, picturesOf } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { clipOf, firstPictures, PHONE_QUERY, sceneOf, WIDE_WINDOW_QUERY } from './scene-of.ts';

function screen(width: number, height: number, isPowerSave = false) {
  return {
    viewport: { width, height, devicePixelRatio: 1 },
    isMobile: false,
    isPowerSave,
  };
}
const loop: Background = {
  kind: 'video',
  key: 'default_background_4x3',
  loop: true,
  media: aClip({ name: 'loop.mp4' }),
  poster: aPicture({ name: 'poster.jpg' }),
};

describe('the first picture', () => {
  test.each([
    [1920, 1080],
    [1280, 800],
    [1024, 768],
    [390, 844],
    [1540, 1000],
    [1539, 1000],
  ])('is the one the player would pick at %i x %i', (width, height) => {
    const [wide, narrow] = firstPictures(picturesOf('hall'));
    const isWide = nearestAspectRatio({ width, height }) === '16x9';
    expect((isWide ? wide : narrow)?.picture.id).toBe(
      sceneOf(picturesOf('hall'), screen(width, height)).picture?.id,
    );
  });

  test('on a phone is its own, and no window fetches two', () => {
    const mobile: Background = { kind: 'image', key: 'mobile', media: aPicture({ name: 'phone.jpg' }) };
    const first = firstPictures([...picturesOf('hall'), mobile]);
    expect(first.map(({ picture }) => picture.id)).toEqual([
      '/box-api/uploads/phone.jpg',
      '/box-api/uploads/hall-16x9.jpg',
      '/box-api/uploads/hall.jpg',
    ]);
    const [phone = '', wide = '', narrow = ''] = first.map(({ media }) => media);
    expect(phone).toBe(PHONE_QUERY);
    expect(wide).toBe(`${WIDE_WINDOW_QUERY} and (not (${PHONE_QUERY}))`);
    expect(narrow).toBe(`(not (${PHONE_QUERY})) and (not (${WIDE_WINDOW_QUERY}))`);
    expect(first[0]?.picture.id).toBe(
      sceneOf([...picturesOf('hall'), mobile], { ...screen(390, 844), isMobile: true }).picture?.id,
    );
  });

  test('is one for all windows where there is but one', () => {
    const only: Background = { kind: 'image', key: 'default_background', media: aPicture({ name: 'a.jpg' }) };
    expect(firstPictures([only])).toMatchObject([
      { picture: { id: '/box-api/uploads/a.jpg' }, media: 'all' },
    ]);
    expect(firstPictures([])).toEqual([]);
  });

  test('is chosen by the browser as the core chooses', () => {
    const [, width, height] = /min-aspect-ratio: (\d+)\/(\d+)/.exec(WIDE_WINDOW_QUERY) ?? [];
    expect(nearestAspectRatio({ width: Number(width), height: Number(height) })).toBe('16x9');
    expect(nearestAspectRatio({ width: Number(width) - 1, height: Number(height) })).toBe('4x3');
  });
});

test('hotspots are placed by the same windows: their style sheet names them alike', () => {
  const sheet = readFileSync(
    new URL(import.meta.resolve('@vitrine/core/appearance/hotspots.module.css')),
    'utf8',
  );
  expect(sheet).toContain(`@media ${WIDE_WINDOW_QUERY} {`);
  expect(sheet).toContain(`@media ${PHONE_QUERY} {`);
});

describe('a scene', () => {
  test('a background film has its poster as the picture below', () => {
    const scene = sceneOf([loop], screen(800, 600));
    expect(scene.picture?.id).toBe('/box-api/uploads/poster.jpg');
    expect(scene.film).toMatchObject({
      clip: { url: '/box-api/uploads/loop.mp4', mime: 'video/mp4' },
      isLooping: true,
    });
  });

  test('a film without a poster lies on the location’s picture', () => {
    const { poster: _, ...bare } = loop;
    const scene = sceneOf([bare, ...picturesOf('hall')], screen(800, 600));
    expect(scene.picture?.id).toBe('/box-api/uploads/hall.jpg');
  });

  test('in power-save mode there is no film', () => {
    expect(sceneOf([loop], screen(800, 600, true)).film).toBeUndefined();
  });

  test('without any background it is empty: the stage shows its ground', () => {
    expect(sceneOf([], screen(800, 600))).toEqual({});
  });
});

test('a phone gets the copy that is made for it, where there is one', () => {
  const places = { from: picturesOf('a'), to: picturesOf('b') };
  const phone = '/box-api/uploads/phone_walk.mp4';
  const mov = { ...loop, media: aClip({ name: 'walk.mov', mime: 'video/quicktime', phone }) };
  const onPhone = { ...screen(390, 844), isMobile: true };
  expect(clipOf({ ...places, transition: [mov] }, onPhone)).toEqual({ url: phone, mime: 'video/mp4' });
  expect(clipOf({ ...places, transition: [mov] }, screen(390, 844))).toMatchObject({
    url: '/box-api/uploads/walk.mov',
    mime: 'video/quicktime',
  });
  expect(clipOf({ ...places, transition: clipsOf('walk') }, onPhone)?.url).toBe('/box-api/uploads/walk.mp4');
});

test('a clip has the crop of its pictures', () => {
  const places = { transition: clipsOf('walk'), from: picturesOf('a'), to: picturesOf('b') };
  expect(clipOf(places, screen(800, 600))?.url).toBe('/box-api/uploads/walk.mp4');
  expect(clipOf(places, screen(1600, 900))?.url).toBe('/box-api/uploads/walk-16x9.mp4');
  expect(clipOf({ ...places, transition: [] }, screen(800, 600))).toBeUndefined();
});
