import { expect, test } from 'vitest';
import type { Attributes } from '../../../../../content-model/model.ts';
import { parsePath } from '../../translations/text-path.ts';
import type { Workplace } from './table-kind.ts';
import { examineText, textsByLocale } from './translation-line.ts';

const LOCALISED = { pluginOptions: { i18n: { localized: true } } };
const TYPES: Readonly<Record<string, Attributes>> = {
  article: {
    title: { type: 'string', required: true, ...LOCALISED },
    figures: { type: 'component', component: 'figure', repeatable: true, ...LOCALISED },
    sections: { type: 'dynamiczone', components: ['text'], ...LOCALISED },
  },
  figure: { label: { type: 'string' } },
  text: { heading: { type: 'string' }, body: { type: 'blocks' } },
};
const BODY = [{ type: 'paragraph', children: [{ type: 'text', text: 'Two metres.' }] }];

function row(locale: string, title: string, label: string) {
  return {
    locale,
    title,
    figures: [{ label }],
    sections: [{ __component: 'text', heading: 'Reach', body: BODY }],
  };
}

/** Examines a German cell. @returns the line, and the fields for which the account's permission was checked. */
function examine(
  text: string,
  de: unknown,
  given: { isCsv?: boolean; may?: boolean; hasGerman?: boolean } = {},
) {
  const { isCsv = true, may = true, hasGerman = true } = given;
  const asked: (readonly string[])[] = [];
  const workplace = {
    locales: ['en', 'de'],
    rows: { attributesOf: (uid: string) => TYPES[uid] ?? {} },
    account: {
      can: (_action: string, _uid: string, _row: object, fields: readonly string[]) => {
        asked.push(fields);
        return may;
      },
    },
  } as unknown as Workplace;
  const seen = new Map([['en', row('en', 'Robot', 'Payload')]]);
  if (hasGerman) seen.set('de', row('de', 'Roboter', 'Traglast'));
  const entry = { documentId: 'a1', seen, judged: seen, versions: new Map<string, string>() };
  const texts = textsByLocale(workplace, 'article', entry);
  const line = { line: 2, path: parsePath(text), cells: new Map([['de', de]]) };
  return { ...examineText(workplace, { uid: 'article', entry, texts, isCsv }, line), asked };
}

function faultsOf(...given: Parameters<typeof examine>) {
  return examine(...given).examined.faults;
}

test('a text that is stored is no change; another one is, with the path that it is written to', () => {
  expect(examine('title', 'Roboter').examined).toMatchObject({ status: 'unchanged', entry: 'Robot › title' });
  const { examined, changes, asked } = examine('figures.0.label', 'Last');
  expect(examined).toMatchObject({
    status: 'changed',
    changes: [{ column: 'de', before: 'Traglast', after: 'Last' }],
  });
  expect(changes).toEqual([{ line: 2, locale: 'de', path: ['figures', 0, 'label'], value: 'Last' }]);
  expect(asked).toEqual([['figures.label']]);
});

test('a language that the entry lacks is new, and an empty cell says nothing of it', () => {
  expect(examine('title', 'Roboter', { hasGerman: false }).examined.status).toBe('new');
  expect(examine('title', '', { hasGerman: false }).examined.status).toBe('unchanged');
});

test('formatted text comes from JSON alone, and whole', () => {
  expect(faultsOf('sections.0.body', 'Zwei Meter.')).toEqual([{ code: 'blocksInCsv', column: 'de' }]);
  expect(faultsOf('sections.0.body', 'Zwei Meter.', { isCsv: false })).toEqual([
    { code: 'blocks', column: 'de' },
  ]);
  expect(examine('sections.0.body', BODY, { isCsv: false }).examined.status).toBe('unchanged');
  const { examined, asked } = examine('sections.0.body', [], { isCsv: false });
  expect(examined.status).toBe('changed');
  expect(asked).toEqual([['sections']]);
});

test('says what is wrong', () => {
  expect(faultsOf('title', '')).toEqual([{ code: 'missing', column: 'de' }]);
  expect(faultsOf('title', 'x'.repeat(256))).toEqual([{ code: 'tooLong', column: 'de', what: '255' }]);
  expect(faultsOf('title', { type: 'script' })).toEqual([{ code: 'unknownValue', column: 'de' }]);
  expect(faultsOf('sections.4.heading', 'x')).toMatchObject([{ code: 'unknownText' }]);
  expect(faultsOf('constructor', 'x')).toMatchObject([{ code: 'unknownText' }]);
  expect(faultsOf('title', 'x', { may: false })).toEqual([{ code: 'mayNotWrite', column: 'de' }]);
});
