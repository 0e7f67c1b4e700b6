import { describe, expect, test } from 'vitest';
import { createConsentSeal, versionOfConsent } from './consent-text.ts';

const ENGLISH = { text: 'I agree that my details are stored.', locale: 'en' };
const seal = createConsentSeal('a-secret-that-every-process-shares');

describe('the seal of a consent text', () => {
  test('recognises the sentence and the language that it was made for, and nothing else', () => {
    const signature = seal.sign(ENGLISH);
    expect(seal.isOurs(ENGLISH, signature)).toBe(true);
    expect(seal.isOurs({ ...ENGLISH, text: 'I agree to everything.' }, signature)).toBe(false);
    expect(seal.isOurs({ ...ENGLISH, locale: 'de' }, signature)).toBe(false);
    expect(seal.isOurs(ENGLISH, `${signature}x`)).toBe(false);
    expect(seal.isOurs(ENGLISH, '')).toBe(false);
  });

  test('is the same in every process with the same secret, and worthless under another', () => {
    const signature = seal.sign(ENGLISH);
    expect(createConsentSeal('a-secret-that-every-process-shares').isOurs(ENGLISH, signature)).toBe(true);
    expect(createConsentSeal('another-secret-of-some-length').isOurs(ENGLISH, signature)).toBe(false);
  });

  test('does not let text and language swap characters', () => {
    const signature = seal.sign({ text: 'b', locale: 'a' });
    expect(seal.isOurs({ text: '', locale: 'ab' }, signature)).toBe(false);
  });
});

describe('the version of a consent text', () => {
  test('changes with the words and with the language', () => {
    const version = versionOfConsent(ENGLISH);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(versionOfConsent({ ...ENGLISH })).toBe(version);
    expect(versionOfConsent({ ...ENGLISH, text: `${ENGLISH.text} ` })).not.toBe(version);
    expect(versionOfConsent({ ...ENGLISH, locale: 'de' })).not.toBe(version);
  });
});
