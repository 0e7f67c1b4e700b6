import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  gridOf,
  widthOf,
  withCell,
  withColumn,
  withMovedColumn,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
} from './grid.ts';
import type { Grid } from './grid.ts';

const GRID: Grid = [
  ['Model', 'Payload'],
  ['NV6', '12 kg'],
];

test.each([
  ['lists', GRID, GRID],
  ['their JSON', JSON.stringify(GRID), GRID],
  ['nothing', null, []],
  ['no text', ' ', []],
  [
    'rows of unequal length',
    [['a'], ['b', 'c']],
    [
      ['a', ''],
      ['b', 'c'],
    ],
  ],
  ['numbers and gaps', [[12, null, true]], [['12', '', 'true']]],
  ['a flat list', ['a', 'b'], undefined],
  ['broken JSON', '[["a"', undefined],
  ['something else', { rows: [] }, undefined],
])('reads %s', (_, stored, grid) => expect(gridOf(stored)).toEqual(grid));

test('rows and columns are added, moved and taken away', () => {
  expect(withRow(GRID, 1)).toEqual([
    ['Model', 'Payload'],
    ['', ''],
    ['NV6', '12 kg'],
  ]);
  expect(withColumn(GRID, 0)).toEqual([
    ['', 'Model', 'Payload'],
    ['', 'NV6', '12 kg'],
  ]);
  expect(withMovedRow(GRID, 1, 0)).toEqual([
    ['NV6', '12 kg'],
    ['Model', 'Payload'],
  ]);
  expect(withMovedColumn(GRID, 0, 1)).toEqual([
    ['Payload', 'Model'],
    ['12 kg', 'NV6'],
  ]);
  expect(withMovedRow(GRID, 1, 2)).toEqual(GRID);
  expect(withoutRow(GRID, 0)).toEqual([['NV6', '12 kg']]);
  expect(withoutColumn(GRID, 1)).toEqual([['Model'], ['NV6']]);
  expect(withoutColumn([['a'], ['b']], 0)).toEqual([]);
});

test('what is pasted is written from the cell on, and the table grows', () => {
  const pasted = [['16 kg', 'yes'], ['20 kg']];
  expect(withPasted(GRID, { row: 1, column: 1 }, pasted)).toEqual([
    ['Model', 'Payload', ''],
    ['NV6', '16 kg', 'yes'],
    ['', '20 kg', ''],
  ]);
});

const rows = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  );

test('a grid stays a grid, whatever is done to it', () => {
  fc.assert(
    fc.property(rows, fc.nat(3), fc.nat(3), rows, (grid, row, column, pasted) => {
      const position = { row: row % grid.length, column: column % widthOf(grid) };
      for (const changed of [
        withCell(grid, position, 'x'),
        withRow(grid, position.row),
        withColumn(grid, position.column),
        withoutRow(grid, position.row),
        withoutColumn(grid, position.column),
        withMovedRow(grid, position.row, row),
        withMovedColumn(grid, position.column, column),
        withPasted(grid, position, pasted),
      ]) {
        expect(new Set(changed.map(({ length }) => length)).size).toBeLessThanOrEqual(1);
        expect(gridOf(changed)).toEqual(changed);
        expect(gridOf(JSON.stringify(changed))).toEqual(changed);
      }
    }),
  );
});
