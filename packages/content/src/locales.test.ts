import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';

test('every language has a code, the one of its region and its own name (spec 3.27)', () => {
  expect(LOCALES).toEqual([
    { code: 'en', iso: 'en-GB', name: 'English' },
    { code: 'de', iso: 'de-DE', name: 'Deutsch' },
    { code: 'fr', iso: 'fr-FR', name: 'Français' },
    { code: 'es', iso: 'es-ES', name: 'Español' },
    { code: 'it', iso: 'it-IT', name: 'Italiano' },
    { code: 'pt', iso: 'pt-PT', name: 'Português' },
    { code: 'ru', iso: 'ru-RU', name: 'Русский' },
  ]);
});

test('every language is written from left to right, as pages say by saying nothing else (spec 3.27)', () => {
  const scripts = LOCALES.map(({ iso }) => new Intl.Locale(iso).maximize().script);
  expect(new Set(scripts)).toEqual(new Set(['Latn', 'Cyrl']));
});
