import { aClip, aPicture } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { captionsLanguage, ratioOf } from './video-file.ts';

describe('ratioOf', () => {
  test('is the video’s own, else the poster’s, else 16 to 9', () => {
    expect(ratioOf(aClip({ width: 1080, height: 1920 }), aPicture())).toBe('1080 / 1920');
    expect(ratioOf(aClip(), aPicture())).toBe('1920 / 1440');
    expect(ratioOf(aClip())).toBe('16 / 9');
  });
});

describe('captionsLanguage', () => {
  test.each([
    ['film.de.vtt', 'de'],
    ['film_pt-BR.vtt', 'pt-BR'],
    ['film-ru.vtt', 'ru'],
    ['film.vtt', 'en'],
    ['agv.vtt', 'en'],
  ])('of %s is %s on an English page', (name, language) => {
    expect(captionsLanguage(aClip({ name }), 'en')).toBe(language);
  });
});
