import { expect, test } from 'vitest';
import { letterRows } from './letter-rows.ts';

test.each(['en', 'de', 'fr', 'es', 'ru'])(
  'the keys of %s have every letter of an access code once',
  (locale) => {
    for (const isCapital of [false, true]) {
      const letters = letterRows(locale, isCapital).flat().toSorted().join('');
      const all = 'abcdefghijklmnopqrstuvwxyz';
      expect(letters).toBe(isCapital ? all.toUpperCase() : all);
    }
  },
);
