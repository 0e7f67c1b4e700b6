import { describe, expect, test } from 'vitest';
import { entryNameOf } from './entry-name.ts';

const NONE = new Uint8Array();
const FLAG = 0x0800;

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('the name of a file in an archive', () => {
  test('is UTF-8, whether it says so or not', () => {
    expect(entryNameOf(utf8('Küche/größe.jpg'), NONE, FLAG)).toBe('Küche/größe.jpg');
    expect(entryNameOf(utf8('Küche/größe.jpg'), NONE, 0)).toBe('Küche/größe.jpg');
  });

  test('is in the old code page where it is no UTF-8', () => {
    const name = Uint8Array.from([0x4b, 0x81, 0x63, 0x68, 0x65, 0x2f, 0x84, 0x94, 0x9a, 0xe1, 0xff]);
    expect(entryNameOf(name, NONE, 0)).toBe('Küche/äöÜß\u00A0');
    expect(entryNameOf(name, NONE, FLAG)).toBeUndefined();
  });

  test('is taken from the field for it, where the name itself is in a code page', () => {
    const name = Uint8Array.from([0x80, 0x81]);
    const path = utf8('日本');
    const other = [0x55, 0x54, 1, 0, 0];
    const extra = Uint8Array.from([...other, 0x75, 0x70, 5 + path.length, 0, 1, 0, 0, 0, 0, ...path]);
    expect(entryNameOf(name, extra, 0)).toBe('日本');
    expect(entryNameOf(name, extra.subarray(0, -1), 0)).toBe('Çü');
    expect(entryNameOf(name, Uint8Array.from([0x75, 0x70, 255, 255]), 0)).toBe('Çü');
  });
});
