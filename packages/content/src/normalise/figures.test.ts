import { expect, test } from 'vitest';
import { boardFiguresOf, figuresOf } from './figures.ts';

test('figures have a value; those without are left out', () => {
  expect(figuresOf(undefined)).toBeUndefined();
  expect(figuresOf([{ value: ' ', unit: 'kg', label: 'Payload' }])).toBeUndefined();
  expect(figuresOf([{ value: ' 12 ', unit: null, label: 'Payload' }])).toEqual([
    { value: '12', unit: '', label: 'Payload' },
  ]);
});

function historyOf(history: string | null) {
  return boardFiguresOf([{ value: '42', unit: null, label: null, trend: 'up', history }])?.[0]?.history;
}

test('the history of a dashboard’s figure is read from what was pasted', () => {
  expect(historyOf('2024;12.4\n2025;-13')).toEqual([2024, 12.4, 2025, -13]);
  expect(historyOf('12, 13\t14')).toEqual([12, 13, 14]);
  expect(historyOf('12')).toBeUndefined();
  expect(historyOf(null)).toBeUndefined();
  expect(historyOf('1 '.repeat(1000))).toHaveLength(200);
});
