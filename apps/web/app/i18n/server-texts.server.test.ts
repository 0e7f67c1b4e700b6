import { aSnapshot } from '@vitrine/core/testing';
import { localeCode } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { serverTexts } from './server-texts.server.ts';

describe('the reader of interface texts on the server', () => {
  test('is the same for a snapshot and its groups', () => {
    const snapshot = aSnapshot({});
    expect(serverTexts(snapshot, ['page', 'places'])).toBe(serverTexts(snapshot, ['page', 'places']));
  });

  test('of new content reads its own wording', () => {
    const before = aSnapshot({ locale: localeCode('de'), uiTexts: {} });
    const after = aSnapshot({ locale: localeCode('de'), uiTexts: { access__login: 'Hereinspaziert' } });
    const old = serverTexts(before, ['access'])('access__login');
    expect(serverTexts(after, ['access'])('access__login')).toBe('Hereinspaziert');
    expect(serverTexts(before, ['access'])('access__login')).toBe(old);
  });

  test('of another language reads that language', () => {
    const [german, english] = ['de', 'en'].map((code) =>
      aSnapshot({ locale: localeCode(code), uiTexts: {} }),
    );
    expect(german && serverTexts(german, ['page'])('error__to_home')).toBe('Zurück zur Startseite');
    expect(english && serverTexts(english, ['page'])('error__to_home')).toBe('Back to home');
  });

  test('knows the texts of its groups alone', () => {
    const snapshot = aSnapshot({});
    expect(serverTexts(snapshot, ['page', 'access'])('access__login')).not.toBe('access__login');
    expect(serverTexts(snapshot, ['page'])('access__login')).toBe('access__login');
  });
});
