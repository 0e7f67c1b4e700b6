import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAXIMUM_COLUMNS, MAXIMUM_ROWS, tableRowsOf } from './tables.ts';

function read(wire: unknown) {
  const reports: string[] = [];
  const scope = { report: (kind: string, path: string) => void reports.push(`${kind} ${path}`) };
  return { rows: tableRowsOf(scope, wire, 'rows'), reports };
}

describe('the rows of a table', () => {
  test('are read from lists and from their JSON text', () => {
    const rows = [['Model', 'Power'], ['A1']];
    const expected = {
      rows: [
        ['Model', 'Power'],
        ['A1', ''],
      ],
      reports: [],
    };
    expect(read(rows)).toEqual(expected);
    expect(read(JSON.stringify(rows))).toEqual(expected);
  });

  test('hold texts alone', () => {
    expect(read([[1, true, null, { a: 1 }, ['x'], ' a ']]).rows).toEqual([
      ['1', 'true', '', '{"a":1}', '["x"]', 'a'],
    ]);
  });

  test('go without those that are no rows, and those are named', () => {
    expect(read([['a'], 'b', { c: 1 }])).toEqual({
      rows: [['a']],
      reports: ['invalidEntry rows[1]', 'invalidEntry rows[2]'],
    });
  });

  test.each([{ a: 1 }, 'no JSON', 7])('are none for %j', (wire) => {
    expect(read(wire)).toEqual({ rows: [], reports: ['invalidEntry rows'] });
  });

  test.each([null, undefined, '', []])('are none for %j, without a report', (wire) => {
    expect(read(wire)).toEqual({ rows: [], reports: [] });
  });

  test('end where a table is no table any more', () => {
    const long = read(Array.from({ length: MAXIMUM_ROWS + 1 }, (_, row) => [String(row)]));
    expect(long.rows).toHaveLength(MAXIMUM_ROWS);
    const wide = read([Array.from({ length: MAXIMUM_COLUMNS + 1 }, () => 'x')]);
    expect(wide.rows[0]).toHaveLength(MAXIMUM_COLUMNS);
    expect([...long.reports, ...wide.reports]).toEqual(['invalidEntry rows', 'invalidEntry rows']);
  });

  test('are a rectangle of texts, whatever the value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.jsonValue()))), (wire) => {
        const { rows } = read(wire);
        expect(new Set(rows.map(({ length }) => length)).size).toBeLessThanOrEqual(1);
        expect(rows.flat().every((cell) => typeof cell === 'string')).toBe(true);
        expect(rows.every((row) => row.some((cell) => cell !== ''))).toBe(true);
      }),
    );
  });
});
