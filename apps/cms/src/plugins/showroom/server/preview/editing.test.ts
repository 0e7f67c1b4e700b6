import { describe, expect, test } from 'vitest';
import { SESSION_TIMEOUT } from '../../contracts/preview.ts';
import { createEditing } from './editing.ts';

function startEditing() {
  let now = 0;
  return { editing: createEditing(() => now), pass: (milliseconds: number) => (now += milliseconds) };
}

describe('who is editing', () => {
  const form = { uid: 'api::world.world', documentId: 'a', locale: 'en' };
  const mine = { editor: '1', id: 'first' };
  const later = { editor: '1', id: 'later' };

  test('an editor who says nothing has gone, with all that was unsaved', () => {
    const { editing, pass } = startEditing();
    editing.note(mine, { ...form, values: { name: 'New' } });
    pass(SESSION_TIMEOUT);
    expect(editing.isThere(mine)).toBe(true);
    pass(1);
    expect(editing.isThere(mine)).toBe(false);
    expect(editing.formOf(mine)).toBeUndefined();
  });

  test('an ended session is not revived by another panel of the same editor', () => {
    const { editing } = startEditing();
    editing.note(mine, { ...form, values: { name: 'New' } });
    editing.leave(mine, form);
    editing.note(later, { ...form, values: { name: 'Later' } });
    expect([editing.isThere(mine), editing.isThere(later)]).toEqual([false, true]);
    expect(editing.formOf(mine)).toBeUndefined();
  });

  test('the form of one panel is not seen by any other, of the same editor or another', () => {
    const { editing } = startEditing();
    editing.note(mine, { ...form, values: { name: 'New' } });
    for (const other of [later, { editor: '2', id: 'first' }]) {
      editing.arrive(other, form);
      expect(editing.isThere(other)).toBe(true);
      expect(editing.formOf(other)).toBeUndefined();
    }
  });

  test('the stamp changes with what is unsaved alone, and opening a preview leaves it', () => {
    const { editing } = startEditing();
    editing.note(mine, form);
    expect(editing.formOf(mine)).toBeUndefined();
    editing.note(mine, { ...form, values: { name: 'New' } });
    const stamp = editing.formOf(mine)?.stamp;
    editing.note(mine, { ...form, values: { name: 'New' } });
    editing.arrive(mine, form);
    expect(editing.formOf(mine)?.stamp).toBe(stamp);
    editing.note(mine, { ...form, values: { name: 'Newer' } });
    expect(editing.formOf(mine)?.stamp).not.toBe(stamp);
  });

  test('a panel that goes on to another entry stays, in whichever order it says so', () => {
    const { editing } = startEditing();
    const next = { ...form, documentId: 'b' };
    editing.note(mine, form);
    editing.note(mine, { ...next, values: { name: 'Next' } });
    editing.leave(mine, form);
    expect(editing.formOf(mine)?.form.documentId).toBe('b');
  });

  test('the oldest of an editor’s forgotten panels are dropped, and no other editor’s', () => {
    const { editing } = startEditing();
    const ids = Array.from({ length: 9 }, (_, index) => String(index));
    editing.note({ editor: '2', id: 'own' }, form);
    for (const id of ids) editing.note({ editor: '1', id }, form);
    expect(ids.filter((id) => !editing.isThere({ editor: '1', id }))).toEqual(['0']);
    expect(editing.isThere({ editor: '2', id: 'own' })).toBe(true);
  });
});
