import { expect, test } from 'vitest';
import type { TextPair } from '../../../contracts/translations.ts';
import { afterSave, inHand, withEdit } from './edits.ts';
import type { Edits } from './edits.ts';

function pair(name: string, target: string | null): TextPair {
  return { path: [name], labels: [name], kind: 'line', source: 'Door', target, isOutdated: false };
}

const title = pair('title', 'Tür');
const text = pair('text', null);
const NONE: Edits = new Map();

test('a save leaves nothing to save', () => {
  const edits = withEdit(withEdit(NONE, title, 'Tor'), text, 'Ein Tor.');
  expect(afterSave(edits, edits, [pair('title', 'Tor'), pair('text', 'Ein Tor.')])).toEqual(new Map());
});

test('words typed while a save is under way stay, on top of what was saved', () => {
  const saved = withEdit(NONE, title, 'Tor');
  const typed = withEdit(withEdit(saved, title, 'Tore'), text, 'Zwei Tore.');
  const stored = [pair('title', 'Tor'), pair('text', null)];
  const left = afterSave(typed, saved, stored);
  expect(stored.map((each) => inHand(each, left))).toEqual([
    { pair: stored[0], value: 'Tore', isEdited: true },
    { pair: stored[1], value: 'Zwei Tore.', isEdited: true },
  ]);
});

test('a text that was taken back while its edit was saved is taken back still', () => {
  const saved = withEdit(NONE, title, 'Tor');
  const left = afterSave(withEdit(saved, title, 'Tür'), saved, [pair('title', 'Tor')]);
  expect(inHand(pair('title', 'Tor'), left)).toMatchObject({ value: 'Tür', isEdited: true });
});

test('a colleague’s text is shown beside an edit that began before it', () => {
  const edits = withEdit(NONE, title, 'Tor');
  expect(inHand(pair('title', 'Pforte'), edits)).toMatchObject({ value: 'Tor', theirs: 'Pforte' });
  const left = afterSave(edits, NONE, [pair('title', 'Pforte')]);
  expect(inHand(pair('title', 'Pforte'), left)).toMatchObject({ value: 'Tor', theirs: 'Pforte' });
});

test('a text that says what is stored is no edit', () => {
  expect(withEdit(withEdit(NONE, text, 'x'), text, ' ')).toEqual(new Map());
});
