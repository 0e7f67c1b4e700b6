import { expect, test } from 'vitest';
import { cellKey } from './cell-keys.ts';
import type { CellKey } from './cell-keys.ts';

function at(text: string, from: number, key: string, held: object = {}): CellKey | undefined {
  const notHeld = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  return cellKey({ key, text, from, to: from, ...notHeld, ...held });
}

function go(row: number, column: number): CellKey {
  return { kind: 'go', by: { row, column } };
}

test('Enter goes down, with Shift up, and with Alt begins a line', () => {
  expect(at('NV6', 1, 'Enter')).toEqual(go(1, 0));
  expect(at('NV6', 1, 'Enter', { shiftKey: true })).toEqual(go(-1, 0));
  expect(at('NV6', 1, 'Enter', { altKey: true })).toBeUndefined();
});

test('arrows leave the cell only from the ends of its text', () => {
  expect(at('NV6', 0, 'ArrowLeft')).toEqual(go(0, -1));
  expect(at('NV6', 1, 'ArrowLeft')).toBeUndefined();
  expect(at('NV6', 3, 'ArrowRight')).toEqual(go(0, 1));
  expect(at('NV6', 2, 'ArrowRight')).toBeUndefined();
  expect(at('a\nb', 0, 'ArrowDown')).toBeUndefined();
  expect(at('a\nb', 3, 'ArrowDown')).toEqual(go(1, 0));
  expect(at('a\nb', 3, 'ArrowUp')).toBeUndefined();
  expect(at('a\nb', 1, 'ArrowUp')).toEqual(go(-1, 0));
});

test('what is selected is left to the field, and so are its own shortcuts', () => {
  expect(at('NV6', 0, 'ArrowLeft', { to: 2 })).toBeUndefined();
  expect(at('NV6', 3, 'ArrowRight', { shiftKey: true })).toBeUndefined();
  expect(at('NV6', 3, 'ArrowRight', { ctrlKey: true })).toBeUndefined();
  expect(at('NV6', 3, 'Tab')).toBeUndefined();
});

test('with Alt and Shift the arrows move the row or the column', () => {
  const held = { altKey: true, shiftKey: true };
  expect(at('NV6', 1, 'ArrowUp', held)).toEqual({ kind: 'moveRow', by: -1 });
  expect(at('NV6', 1, 'ArrowRight', held)).toEqual({ kind: 'moveColumn', by: 1 });
  expect(at('NV6', 1, 'a', held)).toBeUndefined();
});
