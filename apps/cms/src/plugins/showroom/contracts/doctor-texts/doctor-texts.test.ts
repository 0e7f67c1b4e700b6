import { DOCTOR_ENGLISH, message } from '@vitrine/core/reports/message';
import type { MessageKey } from '@vitrine/core/reports/message';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { doctorTextsIn } from './doctor-texts.ts';

const KEYS = Object.keys(DOCTOR_ENGLISH) as MessageKey[];

function partsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();
}

describe('what the doctor says', () => {
  test.each(KEYS)('stands in German with every part of the English: %s', (key) => {
    expect(partsOf(de[key])).toEqual(partsOf(DOCTOR_ENGLISH[key]));
    expect(de[key]).not.toBe('');
  });

  test('is in no language that of another one', () => {
    const same = KEYS.filter((key) => de[key] === DOCTOR_ENGLISH[key]);
    expect(same).toEqual([]);
  });

  test('is said whole, words within words, with numbers as the language writes them', () => {
    const heavy = message('oversizedMedia', {
      file: 'film.mp4',
      holder: message('holder.world', { world: 'Halle' }),
      megabytes: 1234.5,
      budget: 30,
    });
    expect(doctorTextsIn('de').format(heavy)).toBe(
      '„film.mp4“ (Welt „Halle“) hat 1.234,5 MB; vorgesehen sind höchstens 30 MB.',
    );
    expect(doctorTextsIn('en').format(heavy)).toBe(
      '“film.mp4” of the world “Halle” has 1,234.5 MB; the budget is 30 MB.',
    );
  });

  test('keeps what editors wrote as it is, braces and all', () => {
    const named = message('missingStart', { world: '{world} $& {x}' });
    expect(doctorTextsIn('de').format(named)).toBe('Die Welt „{world} $& {x}“ hat keinen Startort.');
  });

  test.each([undefined, null, 'fr', 'en-GB'])('is English for the language %s', (locale) => {
    expect(doctorTextsIn(locale).language).toBe('en');
  });
});
