import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/index.ts';
import { IMAGE_WIDTHS, imageSrcSet, imageUrl, imageWidths, isResizable } from './image-address.ts';

const hall = aPicture({ name: 'hall.jpg', width: 1600, height: 1200 });

describe('imageUrl', () => {
  test('names an offered width and the file', () => {
    expect(imageUrl(hall, 750)).toBe('/box-api/images/750/hall.jpg');
    expect(imageUrl(hall, 800)).toBe('/box-api/images/1000/hall.jpg');
    expect(imageUrl(hall, 9999)).toBe('/box-api/images/1600/hall.jpg');
  });

  test('passes drawings, moving pictures, other files and tiny pictures through', () => {
    for (const mime of ['image/svg+xml', 'image/gif', 'video/mp4', 'application/pdf']) {
      const media = { ...hall, mime };
      expect(isResizable(media)).toBe(false);
      expect(imageUrl(media, 500)).toBe('/box-api/uploads/hall.jpg');
      expect(imageSrcSet(media)).toBeUndefined();
    }
    expect(imageUrl(aPicture({ name: 'dot.png', width: 100 }), 245)).toBe('/box-api/uploads/dot.png');
  });

  test('offers every width of a picture whose own is unknown', () => {
    const { width, ...unknown } = hall;
    expect(width).toBe(1600);
    expect(imageWidths(unknown)).toEqual(IMAGE_WIDTHS);
  });
});

test('a resized picture keeps the version of its file', () => {
  const media = { ...hall, url: `${hall.url}?v=9is` };
  expect(imageUrl(media, 500)).toMatch(/^\/box-api\/images\/500\/[^/]+\?v=9is$/);
  expect(imageSrcSet(media)).toMatch(/\?v=9is 500w, /);
});

describe('imageSrcSet', () => {
  test('lists the widths up to the picture’s own', () => {
    expect(imageSrcSet(aPicture({ name: 'a.jpg', width: 800 }))).toBe(
      '/box-api/images/245/a.jpg 245w, /box-api/images/500/a.jpg 500w, /box-api/images/750/a.jpg 750w',
    );
  });
});
