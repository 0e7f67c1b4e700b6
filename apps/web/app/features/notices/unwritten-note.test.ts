import { localeCode } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { unwrittenNote } from './unwritten-note.ts';

function link(code: string, more: Partial<LanguageLink>): LanguageLink {
  return {
    locale: { code: localeCode(code), iso: `${code}-XX`, name: code },
    href: `/${code}`,
    canonicalHref: `/${code}`,
    isCurrent: false,
    isOffered: true,
    ...more,
  };
}

const languages = [link('en', { isCurrent: true }), link('de', {}), link('ru', { note: 'Не переведён.' })];

test('tells those whose language is not written, in that language', () => {
  expect(unwrittenNote(languages, ['ru-RU', 'de'])).toEqual({ text: 'Не переведён.', lang: 'ru-XX' });
});

test('is not shown to visitors who speak the language of the page, or whose language is unknown', () => {
  expect(unwrittenNote(languages, ['ru-RU', 'en-GB'])).toBeUndefined();
  expect(unwrittenNote(languages, ['nl'])).toBeUndefined();
  expect(unwrittenNote(languages, ['de'])).toBeUndefined();
  expect(unwrittenNote(languages, [])).toBeUndefined();
});
