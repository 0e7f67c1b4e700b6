import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleOf, wordsOf } from './words-of.ts';

function titled(file: string): readonly [string, string | undefined] {
  const { words, label } = wordsOf(file);
  return [titleOf(words), label];
}

describe('a title is made from the name of a file', () => {
  test.each([
    ['02_lobby-east_16x9.jpg', 'Lobby east', '16x9'],
    ['lobby_4x3.JPG', 'Lobby', '4x3'],
    ['Lobby East-wide.png', 'Lobby East', '16x9'],
    ['lobby (16×9).webp', 'Lobby', '16x9'],
    ['lobby_phone.jpg', 'Lobby', 'phone'],
    ['lobby-mobile_1080x1920.jpg', 'Lobby', 'phone'],
    ['lobby_1920x1080.jpg', 'Lobby', undefined],
    ['EMPFANG_HALLE.jpg', 'Empfang halle', undefined],
    ['VIP.jpg', 'VIP', undefined],
    ['große halle.jpg', 'Große halle', undefined],
    ['gro\u0073\u0308e.jpg', 'Gros̈e', undefined],
    ['öffnung.jpg', 'Öffnung', undefined],
    ['hall.v2.jpg', 'Hall v2', undefined],
    ['2024_stand.jpg', '2024 stand', undefined],
    ['3D-lab.jpg', '3D lab', undefined],
    ['07.jpg', '07', undefined],
    ['wide.jpg', 'Wide', undefined],
    ['01-phone.jpg', '01', 'phone'],
    ['phone booth.jpg', 'Phone booth', undefined],
    ['会議室_16x9.jpg', '会議室', '16x9'],
    ['Rock’n’Roll & more.jpg', 'Rock’n’Roll & more', undefined],
    ['.jpg', '.jpg', undefined],
    ['__.jpg', '__', undefined],
    [' .', '.', undefined],
  ])('%s', (file, title, label) => expect(titled(file)).toEqual([title, label]));
});

test('files of one location have one stem, whatever their label, separators and letters', () => {
  const stems = [
    '02 Lobby East.jpg',
    '02_lobby-east_4x3.png',
    '02-LOBBY-east-wide.webp',
    '02 lobby east phone.avif',
  ];
  expect(new Set(stems.map((file) => wordsOf(file).stem)).size).toBe(1);
});

test('any name has a title and a stem', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (file) => {
      const { words, stem } = wordsOf(file);
      expect(titleOf(words).trim() === '' && file.trim() !== '').toBe(false);
      expect(stem === '' && file.replace(/\.[^.]*$/, '') !== '').toBe(false);
    }),
  );
});

test('a title is a fixed point: a file that is called like it has it', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      const title = titleOf(wordsOf(`${words.join('_')}.jpg`).words);
      expect(titleOf(wordsOf(`${title}.jpg`).words)).toBe(title);
    }),
  );
});
