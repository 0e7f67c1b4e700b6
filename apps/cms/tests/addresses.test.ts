import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseLink, parsePlatformVideo } from '@vitrine/core';
import { isLink, isPlatformVideo, isWebAddress } from '../src/rules/addresses.ts';

const LINKS = [
  'example.com',
  ' https://example.com/a b?c#d ',
  'HTTP://EXAMPLE.com:8080',
  '//example.com',
  'mailto:info@example.com',
  'mailto:nobody',
  'tel:+49 30 1234567',
  'tel:call-me',
  'javascript:alert(1)',
  'ftp://files.example',
  'two words',
  '/uploads/a.pdf',
  'https://',
  'a\nb.example',
  '',
];

const VIDEOS = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ/',
  'https://vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871?h=1',
  'https://www.youtube.com/@norvane',
  'https://vimeo.com/norvane',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'no address',
];

/** Addresses that come near to real ones. */
const nearly = fc
  .array(
    fc.constantFrom(
      'https://',
      '//',
      'mailto:',
      'tel:',
      'www.',
      'youtube.com',
      'vimeo.com',
      'example.com',
      '/',
      'watch?v=',
      'dQw4w9WgXcQ',
      '76979871',
      'a@b.example',
      ' ',
      '+49',
      '#',
      ':80',
      '\n',
      'ä',
      '.',
      '-',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

describe('what an editor typed is judged as the showroom will', () => {
  test.each(LINKS)('the link %j', (typed) => {
    expect(isLink(typed)).toBe(normaliseLink(typed) !== undefined);
  });

  test.each(VIDEOS)('the video %j', (typed) => {
    expect(isPlatformVideo(typed)).toBe(parsePlatformVideo(typed) !== undefined);
  });

  test('anything else', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string(), fc.webUrl()), (typed) => {
        const link = normaliseLink(typed);
        expect(isLink(typed)).toBe(link !== undefined);
        expect(isWebAddress(typed)).toBe(link !== undefined && /^https?:/i.test(link));
        const address = /^https?:\/\//i.test(typed.trim()) ? typed : `https://${typed.trim()}`;
        expect(isPlatformVideo(typed)).toBe(parsePlatformVideo(address) !== undefined);
      }),
      { numRuns: 500 },
    );
  });
});
