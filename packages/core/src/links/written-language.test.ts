import { aLocation, aSnapshot } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { payloadId } from '../world/ids.ts';
import { isWritten } from './written-language.ts';

function described(...descriptions: readonly string[]) {
  return aSnapshot({
    locations: descriptions.map((description, index) =>
      aLocation({ payloadId: payloadId(`l${index}`), description }),
    ),
  });
}

const english = described('A hall.', 'A lounge.', '');

test('a language is written where its sentences are not those of the default language', () => {
  expect(isWritten(described('Eine Halle.', 'Eine Lounge.', ''), english)).toBe(true);
  expect(isWritten(described('A hall.', 'A lounge.', ''), english)).toBe(false);
  expect(isWritten(english, english)).toBe(true);
});

test('half of them are enough, and one of many is not', () => {
  expect(isWritten(described('Eine Halle.', 'A lounge.', ''), english)).toBe(true);
  const three = described('One.', 'Two.', 'Three.');
  expect(isWritten(described('Eins.', 'Two.', 'Three.'), three)).toBe(false);
});

test('without sentences in any language, every language is as good as the other', () => {
  expect(isWritten(described(''), described(''))).toBe(true);
});
