import { describe, expect, test } from 'vitest';
import { brokenBundle, entryOf } from '../../fixtures/break-world.ts';

type Kind = 'articles' | 'dashboards';

/** Whether the first entry is shown although nothing leads there, by the switches of its languages. */
function shownBy(kind: Kind, switches: { readonly en: unknown; readonly de: unknown }) {
  const { snapshots, reports } = brokenBundle((answers) => {
    for (const [locale, value] of Object.entries(switches)) {
      Object.assign(entryOf(answers, `/api/${kind}`, 0, locale), { shown_unlinked: value });
    }
  });
  const shownIn = (locale: string) =>
    snapshots[locale]?.[kind].some(({ isShownUnlinked }) => isShownUnlinked === true);
  return { en: shownIn('en'), de: shownIn('de'), reports: reports.length };
}

describe.each<Kind>(['articles', 'dashboards'])(
  'the switch “shown although nothing leads here” of %s',
  (kind) => {
    test('is read', () => {
      expect(shownBy(kind, { en: true, de: true })).toEqual({ en: true, de: true, reports: 0 });
    });

    test.each([false, null, undefined])('is off where it is %j', (value) => {
      expect(shownBy(kind, { en: value, de: value })).toEqual({ en: false, de: false, reports: 0 });
    });

    test('is that of the default language where another says nothing', () => {
      expect(shownBy(kind, { en: true, de: null })).toEqual({ en: true, de: true, reports: 0 });
    });

    test('is off in all languages where one says so: the others were not published since', () => {
      expect(shownBy(kind, { en: true, de: false })).toEqual({ en: false, de: false, reports: 0 });
      expect(shownBy(kind, { en: false, de: true })).toEqual({ en: false, de: false, reports: 0 });
    });

    test('is off where it cannot be read, which is reported', () => {
      expect(shownBy(kind, { en: 'yes', de: null })).toMatchObject({ en: false, de: false, reports: 1 });
    });
  },
);
