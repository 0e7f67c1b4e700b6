import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode, worldSlug } from '../world/ids.ts';
import {
  LANGUAGE_SEGMENTS,
  formatHomePath,
  formatJoinPath,
  formatLocationPath,
  formatLoginPath,
  formatPowerSavePath,
  formatWorldPath,
  parsePath,
  splitPath,
} from './path.ts';

const locales = LANGUAGE_SEGMENTS.map((code) => localeCode(code));
const en = localeCode('en');
const de = localeCode('de');
const worlds = ['showroom', 'lab', 'it', 'login'].map((slug) => worldSlug(slug));

function parse(pathname: string) {
  return parsePath(splitPath(pathname), { locales, worlds });
}

describe('parsePath', () => {
  test.each([
    ['/', { kind: 'home' }],
    ['/de', { kind: 'home', locale: 'de' }],
    ['/DE/', { kind: 'home', locale: 'de' }],
    ['/login', { kind: 'login' }],
    ['/fr/login/', { kind: 'login', locale: 'fr' }],
    ['/join', { kind: 'join' }],
    ['/ru/join/', { kind: 'join', locale: 'ru' }],
    ['/join/K7M2QX', { kind: 'notFound' }],
    ['/power-save-mode', { kind: 'powerSave' }],
    ['/de/power-save-mode', { kind: 'powerSave', locale: 'de' }],
    ['/showroom', { kind: 'world', world: 'showroom' }],
    ['/de/showroom//', { kind: 'world', locale: 'de', world: 'showroom' }],
    ['/showroom/hall-atrium/', { kind: 'location', world: 'showroom', locationSegment: 'hall-atrium' }],
    ['/de/showroom/a%C3%9F', { kind: 'location', locale: 'de', world: 'showroom', locationSegment: 'aß' }],
    ['/stories/tour', { kind: 'story', slug: 'tour' }],
    ['/de/stories/tour', { kind: 'story', locale: 'de', slug: 'tour' }],
    ['/stories', { kind: 'notFound' }],
    ['/stories/tour/more', { kind: 'notFound' }],
    ['/lobby/entrance', { kind: 'notFound' }],
    ['/de/lobby', { kind: 'notFound', locale: 'de' }],
    ['/showroom/atrium/more', { kind: 'notFound' }],
    ['/%E0%A4%A', { kind: 'notFound' }],
  ])('reads %s (spec 2.2) (spec 2.3) (spec 2.4) (spec 2.5)', (pathname, expected) => {
    expect(parse(pathname)).toEqual(expected);
  });

  test('shadows no world by a language or a page', () => {
    expect(parse('/it')).toEqual({ kind: 'home', locale: 'it' });
    expect(parse('/it/hall')).toEqual({ kind: 'location', world: 'it', locationSegment: 'hall' });
    expect(parse('/en/it')).toEqual({ kind: 'world', locale: 'en', world: 'it' });
    expect(parse('/it/showroom')).toEqual({ kind: 'world', locale: 'it', world: 'showroom' });
    expect(parse('/login/hall')).toEqual({ kind: 'location', world: 'login', locationSegment: 'hall' });
  });

  test('leaves its addresses to a world that had the name of stories before', () => {
    const parsed = parsePath(['stories', 'hall'], { locales, worlds: [worldSlug('stories')] });
    expect(parsed).toEqual({ kind: 'location', world: 'stories', locationSegment: 'hall' });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parse(text).kind).toBeTypeOf('string');
      }),
    );
  });
});

describe('formatting', () => {
  test('leaves the default language unwritten (spec 2.1) (spec 2.6)', () => {
    const world = worldSlug('showroom');
    const location = { slug: 'atrium', group: { slug: 'hall' } };
    expect(formatLocationPath({ locale: en, defaultLocale: en, world, location })).toBe(
      '/showroom/hall-atrium',
    );
    expect(formatLocationPath({ locale: de, defaultLocale: en, world, location })).toBe(
      '/de/showroom/hall-atrium',
    );
    expect(formatHomePath({ locale: en, defaultLocale: en })).toBe('/');
    expect(formatHomePath({ locale: de, defaultLocale: en })).toBe('/de');
    expect(formatLoginPath({ locale: de, defaultLocale: en })).toBe('/de/login');
    expect(formatJoinPath({ locale: de, defaultLocale: en })).toBe('/de/join');
    expect(formatJoinPath({ locale: en, defaultLocale: en })).toBe('/join');
    expect(formatPowerSavePath({ locale: en, defaultLocale: en })).toBe('/power-save-mode');
  });

  test('is read back by parsePath in every language and world', () => {
    const slugs = fc.string({ minLength: 1, unit: 'grapheme' }).filter((slug) => slug.isWellFormed());
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...locales),
        fc.constantFrom(...worlds),
        slugs,
        (locale, defaultLocale, world, slug) => {
          const request = { locale, defaultLocale, world, location: { slug } };
          const read = parse(formatLocationPath(request));
          expect({ locale: defaultLocale, ...read }).toEqual({
            kind: 'location',
            locale,
            world,
            locationSegment: slug,
          });
          const page = parse(formatWorldPath(request));
          expect(page.kind).toBe(world === 'login' ? 'login' : 'world');
        },
      ),
    );
  });
});
