import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileTypeOf } from './file-type.ts';
import { sharpCodec } from './sharp-codec.ts';

const codec = sharpCodec(sharp);

function blank(channels: 3 | 4, background: string) {
  return sharp({ create: { width: 40, height: 20, channels, background } });
}

function text(words: string) {
  return new TextEncoder().encode(words);
}

describe('the codec', () => {
  test.each([
    ['JPEG', () => blank(3, '#804020').jpeg().toBuffer(), 'jpg'],
    ['PNG with transparency', () => blank(4, '#80402080').png().toBuffer(), 'png'],
    ['PNG of 16 bits', () => blank(3, '#804020').toColourspace('rgb16').png().toBuffer(), 'png'],
    ['grey JPEG', () => blank(3, '#808080').greyscale().jpeg().toBuffer(), 'jpg'],
    ['WebP', () => blank(3, '#804020').webp().toBuffer(), 'webp'],
    ['AVIF', () => blank(3, '#804020').avif().toBuffer(), 'avif'],
  ])('reads a %s in three colours', async (_, make, type) => {
    const bytes = await make();
    expect(fileTypeOf(bytes)).toBe(type);
    const { width, height, pixels, fullWidth, fullHeight } = await codec.decode(bytes, 1000);
    expect({ width, height, fullWidth, fullHeight }).toEqual({
      width: 40,
      height: 20,
      fullWidth: 40,
      fullHeight: 20,
    });
    expect(pixels).toHaveLength(40 * 20 * 3);
  });

  test('makes what is too wide smaller, and tells how wide it was', async () => {
    const bytes = await blank(3, '#fff').png().toBuffer();
    expect(await codec.decode(bytes, 10)).toMatchObject({
      width: 10,
      height: 5,
      fullWidth: 40,
      fullHeight: 20,
    });
  });

  test('writes what it reads', async () => {
    const pixels = new Uint8Array(16 * 8 * 3).fill(200);
    const bytes = await codec.encode({ width: 16, height: 8, pixels });
    expect(fileTypeOf(bytes)).toBe('jpg');
    expect((await codec.decode(bytes, 99)).pixels.every((part) => Math.abs(part - 200) < 3)).toBe(true);
  });

  test('reads nothing that is cut off', async () => {
    const bytes = await blank(3, '#804020').jpeg().toBuffer();
    await expect(codec.decode(bytes.subarray(0, bytes.length / 2), 99)).rejects.toThrow(
      /premature end|Input/i,
    );
  });
});

describe('the kind of a file', () => {
  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<html>',
    '',
    'GIF89a',
    '%PDF-1.7',
    'RIFF0000WAVE',
    '0000xxxxavif',
    '0000ftypqt  ',
  ])('is none of ours for %s', (words) => {
    expect(fileTypeOf(text(words))).toBeUndefined();
  });

  test('is recognised by its first bytes', () => {
    expect(fileTypeOf(text('0000ftypisom'))).toBe('mp4');
    expect(fileTypeOf(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3]))).toBe('webm');
  });
});
