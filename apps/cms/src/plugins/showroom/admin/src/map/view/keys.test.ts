import { describe, expect, test } from 'vitest';
import { keyCommand } from './keys.ts';
import type { Key, KeyTarget } from './keys.ts';

function key(name: string, more: Partial<Key> = {}): Key {
  return {
    key: name,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...more,
  };
}
const map: KeyTarget = { at: 'map' };
const node: KeyTarget = { at: 'node', location: 'door' };
const beside: KeyTarget = { at: 'beside' };
const text: KeyTarget = { at: 'text' };

describe('keys of the map', () => {
  test('delete the selection, and only on the map itself', () => {
    expect(keyCommand(key('Delete'), map)).toBe('delete');
    for (const target of [node, beside, text]) expect(keyCommand(key('Delete'), target)).toBeUndefined();
  });

  test.each([
    ['t', 'connect'],
    ['N', 'new'],
    ['s', 'start'],
    ['?', 'shortcuts'],
    ['Escape', 'leave'],
  ])('%s counts on the map and its locations alone', (name, command) => {
    for (const target of [map, node]) expect(keyCommand(key(name), target)).toBe(command);
    for (const target of [beside, text]) expect(keyCommand(key(name), target)).toBeUndefined();
    expect(keyCommand(key(name, { altKey: true }), map)).toBeUndefined();
  });

  test('select the focused location', () => {
    expect(keyCommand(key('Enter'), node)).toBe('choose');
    expect(keyCommand(key('Enter'), map)).toBeUndefined();
  });

  test('undo and redo everywhere except in text fields', () => {
    for (const target of [map, node, beside]) {
      expect(keyCommand(key('z', { ctrlKey: true }), target)).toBe('undo');
      expect(keyCommand(key('Z', { metaKey: true, shiftKey: true }), target)).toBe('redo');
      expect(keyCommand(key('y', { ctrlKey: true }), target)).toBe('redo');
      expect(keyCommand(key('n', { ctrlKey: true }), target)).toBeUndefined();
    }
    expect(keyCommand(key('z', { ctrlKey: true }), text)).toBeUndefined();
  });

  test('are no others', () => {
    expect(keyCommand(key('constructor'), map)).toBeUndefined();
    expect(keyCommand(key('a'), map)).toBeUndefined();
  });
});
