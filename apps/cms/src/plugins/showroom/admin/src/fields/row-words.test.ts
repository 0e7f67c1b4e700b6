import { expect, test } from 'vitest';
import { rowWords } from './row-words.ts';

const KIND = { name: 'kind', type: 'enumeration' };
const TITLE = { name: 'title', type: 'string' };
const UNCHANGED = { connect: [], disconnect: [] };

function chosen(label: string) {
  return { connect: [{ label: 'Before' }, { label }], disconnect: [{}] };
}

test.each([
  ['a stored relation', { id: 7, article: UNCHANGED }, { kind: 'stored', id: 7, field: 'article' }],
  ['one that was just chosen', { id: 7, article: chosen('Robot') }, { kind: 'text', text: 'Robot' }],
  ['one that was taken away', { id: 7, article: { connect: [], disconnect: [{}] } }, { kind: 'none' }],
  ['a row that was never saved', { article: UNCHANGED }, { kind: 'none' }],
  ['a field of another kind of action', { id: 7, url: 'https://example.com' }, { kind: 'none' }],
] as const)('an action is named with what it opens: %s', (_name, row, target) => {
  const words = rowWords({ kind: 'open_article', ...row }, KIND);
  expect(words).toEqual({ kind: 'action', value: 'open_article', target });
});

test('what opens an address or files names them', () => {
  const link = { kind: 'open_link', url: ' https://example.com ', new_window: true };
  expect(rowWords(link, KIND)).toMatchObject({ target: { text: 'https://example.com' } });
  const files = [{ name: 'a.pdf' }, { name: 'b.pdf' }];
  expect(rowWords({ kind: 'open_documents', files }, KIND)).toMatchObject({
    target: { text: 'a.pdf, b.pdf' },
  });
  expect(rowWords({ kind: 'open_video', url: '', files }, KIND)).toMatchObject({
    target: { text: 'a.pdf, b.pdf' },
  });
  expect(rowWords({ kind: 'open_contact', subject: 'Quote' }, KIND)).toMatchObject({
    target: { text: 'Quote' },
  });
});

test('a button is named by its own text, else by what it does', () => {
  const action = { id: 3, kind: 'navigate', location: UNCHANGED };
  expect(rowWords({ id: 1, title: 'On', action }, TITLE)).toEqual({ kind: 'text', text: 'On' });
  const untitled = {
    kind: 'action',
    value: 'navigate',
    target: { kind: 'stored', id: 3, field: 'location' },
  };
  expect(rowWords({ id: 1, title: '', action }, TITLE)).toEqual(untitled);
  expect(rowWords({ id: 1, title: null, action_target: action }, TITLE)).toEqual(untitled);
});

test('a value of a list of choices is one, and a row that says nothing has its position', () => {
  const name = { name: 'name', type: 'enumeration' };
  expect(rowWords({ name: 'world-logo' }, name)).toEqual({ kind: 'choice', value: 'world-logo' });
  for (const row of [{}, undefined, { title: '  ' }, { id: 4, action: null }]) {
    expect(rowWords(row, TITLE)).toEqual({ kind: 'position' });
  }
  expect(rowWords({ id: 4 }, { name: 'id', type: 'integer' })).toEqual({ kind: 'position' });
});
