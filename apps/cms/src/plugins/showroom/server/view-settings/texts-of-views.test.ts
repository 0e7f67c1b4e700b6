import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PANEL_LANGUAGES } from '../../../../contracts/panel-language.ts';
import { GERMAN, GERMAN_IN } from '../../contracts/german/german.ts';
import { labelIn } from '../../contracts/german/in-german.ts';
import { asStored, inLanguage } from './texts-of-views.ts';

const TITLE = {
  edit: { label: 'Title', description: 'What an administrator wrote', placeholder: '', editable: true },
  list: { label: 'Title', sortable: true },
};

test('the product’s texts are in the language of the panel, and what an administrator has written stays', () => {
  expect(inLanguage({ title: TITLE }, 'de', 'api::article.article')).toEqual({
    title: {
      edit: { label: 'Titel', description: 'What an administrator wrote', placeholder: '', editable: true },
      list: { label: 'Titel', sortable: true },
    },
  });
  expect(inLanguage({ title: TITLE }, 'en', 'api::article.article')).toEqual({ title: TITLE });
});

test('a text is stored only where someone has changed it', () => {
  const sent = {
    title: { edit: { ...TITLE.edit, label: 'Überschrift' }, list: { label: 'Titel', sortable: false } },
  };
  expect(asStored(sent, { title: TITLE }, 'api::article.article')).toEqual({
    title: {
      edit: { ...TITLE.edit, label: 'Überschrift' },
      list: { label: 'Title', sortable: false },
    },
  });
});

test('a word that means something of its own in a component is the one of that component', () => {
  const stored = { number: { edit: { label: 'Number' } } };
  const shown = inLanguage(stored, 'de', 'article.figure');
  expect(shown).toEqual({ number: { edit: { label: 'Zahl' } } });
  expect(asStored(shown, stored, 'article.figure')).toEqual(stored);
});

const languages = fc.constantFrom(...PANEL_LANGUAGES);
const components = fc.constantFrom('', ...Object.keys(GERMAN_IN));
const texts = fc.oneof(fc.constantFrom(...Object.keys(GERMAN), ...Object.values(GERMAN)), fc.string());
const anything = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
const fields = fc.record(
  {
    edit: fc.oneof(
      fc.record({ label: texts, description: texts, editable: fc.boolean() }, { requiredKeys: [] }),
      anything,
    ),
    list: fc.record({ label: texts, sortable: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test('who opens and saves the settings of a view changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fields), components, languages, (stored, uid, language) => {
      expect(asStored(inLanguage(stored, language, uid), stored, uid)).toEqual(stored);
    }),
  );
});

test('a German text is no English one: forms translate what the server has', () => {
  const words = Object.values(GERMAN).filter((text) => labelIn('de', text) !== text);
  const own = Object.entries(GERMAN_IN).flatMap(([uid, meant]) =>
    Object.values(meant).filter((text) => labelIn('de', text, uid) !== text),
  );
  expect([...words, ...own]).toEqual([]);
});
