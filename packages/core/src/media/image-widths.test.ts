import { expect, test } from 'vitest';
import { aPicture } from '../../testing/index.ts';
import { MEDIA_FORMAT_WIDTHS } from '../world/media.ts';
import type { MediaFormatName } from '../world/media.ts';
import { imageUrl } from './image-address.ts';

const FORMATS: readonly (readonly [MediaFormatName, number])[] = [
  ['xxlarge', 3840],
  ['xlarge', 1920],
  ['large', 1000],
  ['medium', 750],
  ['small', 500],
  ['thumbnail', 245],
];

test.each(FORMATS)('a picture is served %s, %i pixels wide (spec 9.10)', (name, width) => {
  const address = imageUrl(aPicture({ name: 'hall.jpg', width: 4000 }), MEDIA_FORMAT_WIDTHS[name]);
  expect(address).toBe(`/box-api/images/${width}/hall.jpg`);
});

test.each(FORMATS.slice(1))(
  'a picture that is only %s is served so, however wide it is wanted (spec 9.10)',
  (_, width) => {
    const address = imageUrl(aPicture({ name: 'hall.jpg', width }), MEDIA_FORMAT_WIDTHS.xxlarge);
    expect(address).toBe(`/box-api/images/${width}/hall.jpg`);
  },
);
