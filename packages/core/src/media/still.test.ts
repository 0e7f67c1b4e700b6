import { expect, test } from 'vitest';
import { aClip } from '../../testing/media.ts';
import { imageUrl } from './image-address.ts';
import { firstFrameOf } from './still.ts';

test('a film’s first frame is a picture that the picture route resizes', () => {
  const film = aClip({
    firstFrame: { url: '/box-api/uploads/first.jpg?v=1', width: 1280, height: 720 },
  });
  const frame = firstFrameOf(film);
  expect(frame && imageUrl(frame, 245)).toBe('/box-api/images/245/first.jpg?v=1');
  expect(firstFrameOf(aClip())).toBeUndefined();
});
