import { expect, test } from 'vitest';
import { labelIn, partNameIn } from './in-german.ts';

test('labels and parts are German for those who have chosen it', () => {
  expect(labelIn('de', 'Leads to')).toBe('Führt zu');
  expect(labelIn('de', 'Number')).toBe('Nummer');
  expect(labelIn('de', 'Number', 'article.figure')).toBe('Zahl');
  for (const own of ['What an administrator wrote', 'constructor', '__proto__']) {
    expect(labelIn('de', own)).toBe(own);
  }
  expect(partNameIn('de', 'article-sections.table', 'Table')).toBe('Tabelle');
});

test.each(['en', 'fr', null, undefined])('for %j they are as they are configured', (language) => {
  expect(labelIn(language, 'Leads to')).toBe('Leads to');
  expect(partNameIn(language, 'article-sections.table', 'Table')).toBe('Table');
});
