import { expect, test } from 'vitest';
import { isPicture, isVideo } from './media-kind.ts';

test('pictures and videos are told apart by their type, in any case', () => {
  expect(
    ['image/png', 'IMAGE/JPEG', 'video/mp4', 'text/image/png', ''].map((mime) => isPicture({ mime })),
  ).toEqual([true, true, false, false, false]);
  expect(['Video/MP4', 'image/png'].map((mime) => isVideo({ mime }))).toEqual([true, false]);
  expect([isPicture(undefined), isVideo(undefined)]).toEqual([false, false]);
});
