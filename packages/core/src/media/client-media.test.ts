import { expect, test } from 'vitest';
import { aClip, aPicture } from '../../testing/media.ts';
import { localeCode } from '../world/ids.ts';
import { toClientMedia } from './client-media.ts';

test('a browser gets what it shows: no stored widths, no parts of the name, no size, no title', () => {
  const stored = { url: '/box-api/uploads/small.webp', width: 500, height: 375 };
  const picture = aPicture({
    size: 1000,
    title: 'A hall',
    alternativeText: 'The hall',
    alternativeTextLocale: localeCode('en'),
    focalPoint: { x: 20, y: 75 },
    formats: { small: stored },
  });
  const { hash: _hash, ext: _ext, formats: _formats, size: _size, title: _title, ...sent } = picture;
  expect(toClientMedia(picture)).toEqual(sent);
});

test('a film keeps its smaller copy and its first frame', () => {
  const film = aClip({
    smaller: { url: '/box-api/uploads/small.mp4', type: 'video/mp4' },
    firstFrame: { url: '/box-api/uploads/first.jpg', width: 640, height: 360 },
  });
  const { hash: _hash, ext: _ext, formats: _formats, ...sent } = film;
  expect(toClientMedia(film)).toEqual(sent);
});

test('a file of unknown dimensions stays one', () => {
  const { width: _width, height: _height, ...film } = aPicture({ ext: '.mp4', mime: 'video/mp4' });
  expect(toClientMedia(film)).not.toHaveProperty('width');
});
