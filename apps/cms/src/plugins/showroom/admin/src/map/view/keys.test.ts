import { describe, expect, test } from 'vitest';
import { keyDeed } from './keys.ts';
import type { Key, KeyPlace } from './keys.ts';

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
const map: KeyPlace = { at: 'map' };
const node: KeyPlace = { at: 'node', location: 'door' };
const beside: KeyPlace = { at: 'beside' };
const text: KeyPlace = { at: 'text' };

describe('keys of the map', () => {
  test('delete what is chosen on the map, and only from there', () => {
    expect(keyDeed(key('Delete'), map)).toBe('delete');
    for (const place of [node, beside, text]) expect(keyDeed(key('Delete'), place)).toBeUndefined();
  });

  test.each([
    ['t', 'connect'],
    ['N', 'new'],
    ['s', 'start'],
    ['?', 'shortcuts'],
    ['Escape', 'leave'],
  ])('%s counts on the map and its locations alone', (name, deed) => {
    for (const place of [map, node]) expect(keyDeed(key(name), place)).toBe(deed);
    for (const place of [beside, text]) expect(keyDeed(key(name), place)).toBeUndefined();
    expect(keyDeed(key(name, { altKey: true }), map)).toBeUndefined();
  });

  test('choose the location that has the focus', () => {
    expect(keyDeed(key('Enter'), node)).toBe('choose');
    expect(keyDeed(key('Enter'), map)).toBeUndefined();
  });

  test('take back and make again from wherever nobody writes', () => {
    for (const place of [map, node, beside]) {
      expect(keyDeed(key('z', { ctrlKey: true }), place)).toBe('undo');
      expect(keyDeed(key('Z', { metaKey: true, shiftKey: true }), place)).toBe('redo');
      expect(keyDeed(key('y', { ctrlKey: true }), place)).toBe('redo');
      expect(keyDeed(key('n', { ctrlKey: true }), place)).toBeUndefined();
    }
    expect(keyDeed(key('z', { ctrlKey: true }), text)).toBeUndefined();
  });

  test('are no others', () => {
    expect(keyDeed(key('constructor'), map)).toBeUndefined();
    expect(keyDeed(key('a'), map)).toBeUndefined();
  });
});
