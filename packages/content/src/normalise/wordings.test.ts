import type { ContentReport } from '@vitrine/core/reports/report';
import { message } from '@vitrine/core/reports/message';
import { describe, expect, test } from 'vitest';
import type { PreparedEntry } from './prepare.ts';
import { uiTextsOf } from './wordings.ts';

function entryWith(items: readonly { readonly key: string; readonly value: string | null }[]) {
  return { path: 'ui-translation', value: { items } } as unknown as PreparedEntry<'ui_translation'>;
}

/** The result of normalising a list, and the reports about it. */
function read(items: Parameters<typeof entryWith>[0]) {
  const reports: Pick<ContentReport, 'kind' | 'path' | 'says'>[] = [];
  const texts = uiTextsOf({ report: (kind, path, says) => reports.push({ kind, path, says }) }, [
    entryWith(items),
  ]);
  return { texts, reports };
}

describe('own wordings of interface texts', () => {
  test('are taken where the showroom can show them; an empty one says nothing (spec 3.24)', () => {
    const given = [
      { key: 'error__to_home', value: 'To the entrance' },
      { key: 'hotspot__go_to', value: ' ' },
      { key: 'navigation__menu', value: null },
    ];
    expect(read(given)).toEqual({ texts: { error__to_home: 'To the entrance' }, reports: [] });
  });

  test.each([
    [
      'a key that no text has',
      'eror__to_home',
      'Home',
      'key',
      message('report.wordingKey', { key: 'eror__to_home' }),
    ],
    [
      'a name of every object',
      '__proto__',
      'Home',
      'key',
      message('report.wordingKey', { key: '__proto__' }),
    ],
    [
      'an open brace',
      'hotspot__go_to',
      'To {title',
      'value',
      message('report.wordingSyntax', { key: 'hotspot__go_to' }),
    ],
    [
      'a tag',
      'error__to_home',
      '<b>Home</b>',
      'value',
      message('report.wordingTag', { key: 'error__to_home', tag: 'b' }),
    ],
    [
      'a placeholder too few',
      'hotspot__go_to',
      'There',
      'value',
      message('report.wordingLacks', { key: 'hotspot__go_to', placeholder: '{title}' }),
    ],
    [
      'a placeholder too many',
      'error__to_home',
      'To {world}',
      'value',
      message('report.wordingUnknown', { key: 'error__to_home', placeholder: '{world}' }),
    ],
    [
      'a title as a number',
      'hotspot__go_to',
      '{title, number}',
      'value',
      message('report.wordingUse', { key: 'hotspot__go_to', placeholder: '{title}' }),
    ],
  ])('are left out and reported at their field: %s', (_name, key, value, field, says) => {
    const given = [
      { key: 'navigation__menu', value: 'All' },
      { key, value },
    ];
    expect(read(given)).toEqual({
      texts: { navigation__menu: 'All' },
      reports: [{ kind: 'unusableWording', path: `ui-translation.items[1].${field}`, says }],
    });
  });

  test('the later of two for one text is shown, and said to be', () => {
    const given = [
      { key: 'navigation__menu', value: 'All' },
      { key: 'navigation__menu', value: 'Everything' },
    ];
    expect(read(given)).toEqual({
      texts: { navigation__menu: 'Everything' },
      reports: [
        {
          kind: 'unusableWording',
          path: 'ui-translation.items[1].key',
          says: message('report.wordingTwice', { key: 'navigation__menu' }),
        },
      ],
    });
  });
});
