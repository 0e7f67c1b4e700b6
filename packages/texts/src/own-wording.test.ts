import format from 'icu-minify/format';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { faultOfWording } from './own-wording.ts';

describe('an own wording is refused', () => {
  test.each([
    ['of a key that no text has', 'error__page_notfound', 'Nothing here', { kind: 'unknownKey' }],
    ['of a key that every object has', 'constructor', 'Nothing here', { kind: 'unknownKey' }],
    ['with an open brace', 'hotspot__go_to', 'To {title', { kind: 'syntax' }],
    ['with a plural without «other»', 'places__count', '{count, plural, one {# room}}', { kind: 'syntax' }],
    [
      'with a plural that begins later',
      'places__count',
      '{count, plural, offset:1 other {#}}',
      { kind: 'syntax' },
    ],
    ['with an open tag', 'error__to_home', 'Go <br> home', { kind: 'syntax' }],
    ['with a tag', 'error__to_home', '<b>Home</b>', { kind: 'tag', name: 'b' }],
    [
      'with a tag in a plural',
      'places__count',
      '{count, plural, one {<i>one</i>} other {#}}',
      { kind: 'tag', name: 'i' },
    ],
    [
      'without a placeholder',
      'media__counter',
      'Picture {current}',
      { kind: 'missingPlaceholder', name: 'total' },
    ],
    [
      'with a placeholder in quotes, which only shows its name',
      'hotspot__go_to',
      "Aller à l'{title}",
      { kind: 'missingPlaceholder', name: 'title' },
    ],
    [
      'with a placeholder of another name',
      'hotspot__go_to',
      'Zu {titel}',
      { kind: 'unknownPlaceholder', name: 'titel' },
    ],
    [
      'with a placeholder of another name in a plural',
      'places__count',
      '{count, plural, one {# in {world}} other {#}}',
      { kind: 'unknownPlaceholder', name: 'world' },
    ],
    [
      'with a title as a number',
      'hotspot__go_to',
      '{title, number}',
      { kind: 'placeholderUse', name: 'title' },
    ],
    [
      'with a title as a plural',
      'hotspot__go_to',
      '{title, plural, other {#}}',
      { kind: 'placeholderUse', name: 'title' },
    ],
    ['with a number as a date', 'places__count', '{count, date}', { kind: 'placeholderUse', name: 'count' }],
    [
      'with a named style',
      'places__count',
      '{count, number, percent}',
      { kind: 'placeholderUse', name: 'count' },
    ],
  ])('%s', (_name, key, wording, fault) => {
    expect(faultOfWording(key, wording)).toEqual(fault);
  });
});

describe('an own wording is taken', () => {
  test.each([
    ['without placeholders', 'error__to_home', 'To the entrance', {}],
    ['with an apostrophe', 'error__to_home', "It's that way", {}],
    [
      'with the placeholders in another order',
      'media__counter',
      '{total}: {current}',
      { current: 2, total: 9 },
    ],
    ['with a placeholder twice', 'hotspot__go_to', '{title}! {title}!', { title: 'Atrium' }],
    [
      'with a choice by a title',
      'hotspot__go_to',
      '{title, select, Atrium {in} other {to {title}}}',
      { title: 'Hall' },
    ],
    [
      'with a plural',
      'places__count',
      '{count, plural, =0 {none} one {# room} other {# rooms}}',
      { count: 2 },
    ],
    ['with an ordinal', 'places__count', '{count, selectordinal, one {#st} other {#th}}', { count: 4 }],
    ['with a number in place of a plural', 'places__count', 'Rooms: {count, number}', { count: 4 }],
    ['with a plain number in place of a plural', 'places__count', 'Rooms: {count}', { count: 4 }],
    ['that is still empty', 'hotspot__go_to', ' ', {}],
  ])('%s, and the showroom can show it', (_name, key, wording, values) => {
    expect(faultOfWording(key, wording)).toBeUndefined();
    const formatters = {
      getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
        new Intl.NumberFormat(...given),
      getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
        new Intl.PluralRules(...given),
      getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...given),
    };
    expect(() => format(compile(wording), 'en', values, { formatters })).not.toThrow();
  });
});
