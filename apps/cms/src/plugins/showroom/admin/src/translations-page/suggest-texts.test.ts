import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextPair } from '../../../contracts/translations.ts';
import { batchesOf, suggestText } from './suggest-texts.ts';

function pairOf(source: unknown): TextPair {
  return { path: ['title'], labels: ['Title'], kind: 'line', source, target: null, isOutdated: false };
}

function shouted(texts: readonly string[]) {
  return Promise.resolve(texts.map((text) => text.toUpperCase()));
}

function forgetful(texts: readonly string[]) {
  return Promise.resolve(texts.map(() => 'hebt viel'));
}

function never() {
  return Promise.reject(new Error('It was asked.'));
}

test('a text is suggested with its numbers and names as they were', async () => {
  const { value, lost } = await suggestText(pairOf('Norvane robot NV-6x lifts 12 kg'), ['Norvane'], shouted);
  expect([value, lost]).toEqual(['Norvane ROBOT NV-6x LIFTS 12 kg', []]);
});

test('formatted texts keep their formatting, piece by piece', async () => {
  const blocks = [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'lifts ' },
        { type: 'text', text: '12 kg', bold: true },
      ],
    },
  ];
  const { value } = await suggestText(pairOf(blocks), [], shouted);
  expect(value).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'LIFTS ' },
        { type: 'text', text: '12 kg', bold: true },
      ],
    },
  ]);
});

test('what was not kept is said, and nothing is suggested', async () => {
  expect(await suggestText(pairOf('lifts 12 kg'), [], forgetful)).toMatchObject({ lost: ['12 kg'] });
  expect(await suggestText(pairOf('lifts 12 kg'), [], forgetful)).not.toHaveProperty('value');
});

test('a number alone is asked of no one', async () => {
  expect((await suggestText(pairOf('38 m'), [], never)).value).toBe('38 m');
});

test('a text of which a piece is too long is asked of no one', async () => {
  expect(await suggestText(pairOf('lifts a lot'), [], never, 10)).toMatchObject({ isTooLong: true });
  expect((await suggestText(pairOf('lifts a lot'), [], shouted, 11)).value).toBe('LIFTS A LOT');
});

test('texts are sent in batches within the limits of one request, in their order', () => {
  const limits = { maxTexts: 3, maxLength: 10 };
  expect(batchesOf(['a', 'b', 'c', 'd'], limits)).toEqual([['a', 'b', 'c'], ['d']]);
  expect(batchesOf(['123456', '1234', '1', '123456789'], limits)).toEqual([
    ['123456', '1234'],
    ['1', '123456789'],
  ]);
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 10 })), (texts) => {
      const batches = batchesOf(texts, limits);
      expect(batches.flat()).toEqual(texts);
      for (const batch of batches) {
        expect([batch.length <= 3, batch.join('').length <= 10]).toEqual([true, true]);
      }
    }),
  );
});
