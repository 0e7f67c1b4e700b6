import { expect, test } from 'vitest';
import { adaptEditView, adaptLabels } from './adapt-layouts.ts';

const layout = {
  settings: { mainField: 'title' },
  layout: [
    [
      [
        { name: 'title', label: 'Title', hint: '', placeholder: '', attribute: { type: 'string' } },
        { name: 'access', label: 'Who may enter', attribute: { type: 'enumeration' } },
      ],
      [{ name: 'access_scopes', label: 'Our own label', attribute: { type: 'string', maxLength: 9 } }],
    ],
  ],
  components: {
    'actions.action': {
      layout: [
        [
          { name: 'kind', label: 'What happens', attribute: { type: 'enumeration' } },
          { name: 'menu', label: 'Menu', attribute: { type: 'relation' } },
        ],
      ],
    },
    'article.figure': { layout: [[{ name: 'value', label: 'Number', attribute: { type: 'string' } }]] },
  },
  metadatas: { title: { label: 'Title', editable: true } },
};

const [first = [], second = []] = layout.layout[0] ?? [];

test('a form is German for those who have chosen it, but for what an administrator has written', () => {
  const german = adaptEditView(layout, 'de');
  const [row = [], below = []] = german.layout[0] ?? [];
  expect(row.map(({ label }) => label)).toEqual(['Titel', 'Wer hinein darf']);
  expect(below[0]?.label).toBe('Our own label');
  expect(german.metadatas.title).toEqual({ label: 'Titel', editable: true });
  expect(german.settings).toBe(layout.settings);
});

test('a word can mean something else in one component', () => {
  const figure = adaptEditView(layout, 'de').components['article.figure'];
  expect(figure.layout[0]?.[0]?.label).toBe('Zahl');
  expect(adaptLabels([{ label: 'Number' }], 'de')).toEqual([{ label: 'Nummer' }]);
});

test('in English a form says what the configuration says', () => {
  const english = adaptEditView(layout, 'en');
  expect(english.layout[0]?.[0]).toEqual(first);
  expect(english.metadatas).toEqual(layout.metadatas);
});

test('a field that depends on another one has the condition that Strapi evaluates', () => {
  const adapted = adaptEditView(layout, 'en');
  expect(adapted.layout[0]?.[1]?.[0]?.attribute).toEqual({
    type: 'string',
    maxLength: 9,
    conditions: { visible: { in: [{ var: 'access' }, ['scopes']] } },
  });
  expect(adapted.components['actions.action'].layout[0]?.[1]?.attribute).toEqual({
    type: 'relation',
    conditions: { visible: { in: [{ var: 'kind' }, ['open_menu']] } },
  });
});

test('a field without the one that it depends on is always shown', () => {
  const alone = { ...layout, layout: [[second]] };
  expect(adaptEditView(alone, 'en').layout[0]?.[0]).toEqual(second);
});
