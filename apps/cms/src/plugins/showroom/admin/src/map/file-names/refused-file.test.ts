import { expect, test } from 'vitest';
import { MAX_PICTURE_PIXELS } from '@vitrine/core/media/image-address';
import { MAX_UPLOAD_BYTES } from '../../../../../../contracts/uploads.ts';
import { ACCEPTED_FILES, judgeFile, judgePicture } from './refused-file.ts';

test.each([
  ['hall.JPG', 10, { purpose: 'picture' }],
  ['hall.v2.webp', MAX_UPLOAD_BYTES, { purpose: 'picture' }],
  ['walk.mov', 10, { purpose: 'clip' }],
  ['hall.jpg', 0, { because: 'empty' }],
  ['walk.mp4', MAX_UPLOAD_BYTES + 1, { because: 'size' }],
  ['hall.tiff', 10, { because: 'kind' }],
  ['hall.svg', 10, { because: 'kind' }],
  ['folder', 4096, { because: 'kind' }],
  ['hall.constructor', 10, { because: 'kind' }],
])('%s of %i bytes', (name, size, judged) => expect(judgeFile({ name, size })).toEqual(judged));

test('a picture has pixels, and not too many', () => {
  expect(judgePicture({ width: 1, height: MAX_PICTURE_PIXELS })).toBeUndefined();
  expect(judgePicture({ width: 1, height: MAX_PICTURE_PIXELS + 1 })).toBe('pixels');
  expect(judgePicture({ width: 0, height: 10 })).toBe('unreadable');
  expect(judgePicture(undefined)).toBe('unreadable');
});

test('the file dialog offers what is taken', () => {
  for (const ending of ACCEPTED_FILES.split(',')) {
    expect(judgeFile({ name: `file${ending}`, size: 1 })).toHaveProperty('purpose');
  }
});
