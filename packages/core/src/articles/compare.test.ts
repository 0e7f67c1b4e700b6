import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Article } from '../world/content.ts';
import { overlayId } from '../world/ids.ts';
import { comparableWith, compareArticles } from './compare.ts';

function anArticle(id: number, rows: readonly (readonly string[])[], category = 'Robotics'): Article {
  return {
    id: overlayId(id),
    title: `Robot ${id}`,
    summary: '',
    tags: [],
    category: { title: category, priority: 0 },
    sections: [{ kind: 'table', title: 'Data', rows: [['Property', 'Value'], ...rows] }],
    actionButtons: [],
  };
}

const left = anArticle(1, [
  ['Payload', '12 kg'],
  ['Reach', '1,410 mm'],
  ['Axes', '6'],
]);
const right = anArticle(2, [
  ['payload (rated)', '180 kg'],
  ['Weight', '900 kg'],
  ['REACH', '1,410 mm'],
]);

describe('two articles', () => {
  test('are compared row by row, matched by their labels', () => {
    expect(compareArticles(left, right)).toEqual([
      { label: 'Payload', values: ['12 kg', '180 kg'], isDifferent: true },
      { label: 'Reach', values: ['1,410 mm', '1,410 mm'], isDifferent: false },
      { label: 'Axes', values: ['6', null], isDifferent: false },
      { label: 'Weight', values: [null, '900 kg'], isDifferent: false },
    ]);
  });

  test('show figures that no table names, and every cell of a row', () => {
    const figured = { ...left, figures: [{ value: '±0.02', unit: 'mm', label: 'Repeatability' }] };
    const axes = anArticle(3, [['Reach', '1,410 mm', 'at the wrist']]);
    const rows = compareArticles(figured, axes);
    expect(rows.find(({ label }) => label === 'Repeatability')?.values).toEqual(['±0.02 mm', null]);
    expect(rows.find(({ label }) => label === 'Reach')?.values).toEqual([
      '1,410 mm',
      '1,410 mm · at the wrist',
    ]);
  });

  test('keep rows apart that differ in their remarks alone, and signs and decimals of values', () => {
    const weights = anArticle(3, [
      ['Weight (with gripper)', '15 kg'],
      ['Weight (without)', '-5 °C'],
    ]);
    const other = anArticle(4, [
      ['Weight', '1.5 kg'],
      ['Weight (without)', '5 °C'],
    ]);
    expect(compareArticles(weights, other).map(({ values }) => values)).toEqual([
      ['15 kg', '1.5 kg'],
      ['-5 °C', '5 °C'],
    ]);
    expect(compareArticles(weights, other).every(({ isDifferent }) => isDifferent)).toBe(true);
  });

  test('are the same rows from either side, with the values swapped', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9 ]{0,6}$/);
    const tables = fc.array(fc.tuple(cell, cell), { maxLength: 6 });
    fc.assert(
      fc.property(tables, tables, (one, other) => {
        const [here, there] = [anArticle(1, one), anArticle(2, other)];
        const swapped = compareArticles(there, here).map(({ values: [a, b], isDifferent }) =>
          JSON.stringify([b ?? null, a ?? null, isDifferent]),
        );
        const straight = compareArticles(here, there).map(({ values: [a, b], isDifferent }) =>
          JSON.stringify([a ?? null, b ?? null, isDifferent]),
        );
        expect(straight.toSorted()).toEqual(swapped.toSorted());
      }),
    );
  });
});

test('articles are offered that have two rows in common, those of the same category first', () => {
  const other = anArticle(
    3,
    [
      ['Payload', '1 kg'],
      ['Reach', '2 m'],
      ['Axes', '4'],
    ],
    'Research',
  );
  const unlike = anArticle(4, [['Payload', '1 kg']]);
  expect(comparableWith(left, [unlike, other, left, right]).map(({ id }) => id)).toEqual([2, 3]);
  expect(comparableWith(unlike, [left, right])).toEqual([]);
});
