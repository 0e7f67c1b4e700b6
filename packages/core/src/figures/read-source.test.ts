import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';
import { sourceNumber } from './source-number.ts';

function csv(text: string, field: string) {
  return readSource(text, { field, isJson: false })?.history;
}

function json(value: unknown, field: string) {
  return readSource(JSON.stringify(value), { field, isJson: true })?.history;
}

test('a column of a CSV file, the newest value last', () => {
  const text = 'day,Power,note\n1,12.4,a\n2,-13,b\n';
  expect(csv(text, 'Power')).toEqual([12.4, -13]);
  expect(readSource(text, { field: ' power ', isJson: false })?.value).toBe(-13);
  expect(csv(text, 'volts')).toBeUndefined();
  expect(csv(text, 'note')).toBeUndefined();
  expect(csv('', 'Power')).toBeUndefined();
});

test('semicolons and tabs leave the comma to decimals', () => {
  expect(csv('\uFEFFTag;Leistung\r\n1;12,4\r\n2;13\r\n', 'Leistung')).toEqual([12.4, 13]);
  expect(csv('a\tb\n1\t2,5', 'b')).toEqual([2.5]);
  expect(csv('"a;b",c\n1,"2,5"\n1,3', 'c')).toEqual([3]);
});

test('cells in quotes hold separators, quotes and lines; empty ones are left out', () => {
  expect(csv('"name","v ""x"""\n"one, two\nthree",5\n,\nx,7', 'v "x"')).toEqual([5, 7]);
});

test('a path in JSON', () => {
  expect(json({ now: { power: 4.5 } }, 'now.power')).toEqual([4.5]);
  expect(json({ now: { power: '4.5' } }, 'now.power')).toEqual([4.5]);
  expect(json({ rows: [{ v: 1 }, { v: null }, { v: 3 }] }, 'rows.v')).toEqual([1, 3]);
  expect(json({ rows: [{ v: 1 }, { v: 3 }] }, 'rows.0.v')).toEqual([1]);
  expect(json({ rows: [1, 2, 3] }, 'rows')).toEqual([1, 2, 3]);
  expect(json([[0, 5]], '0')).toEqual([0, 5]);
  expect(json(7, '')).toEqual([7]);
  for (const path of ['nothing', '__proto__', 'constructor.length', 'rows.x', 'rows']) {
    expect(json({ rows: [true, 'NaN', {}, [1]] }, path)).toBeUndefined();
  }
  expect(readSource('{"a":', { field: 'a', isJson: true })).toBeUndefined();
  expect(readSource('{"a": NaN}', { field: 'a', isJson: true })).toBeUndefined();
  expect(readSource(' {"a": 2}', { field: 'a', isJson: false })?.value).toBe(2);
});

test.each([
  ['1234.5', 1234.5],
  [' -0.2 ', -0.2],
  ['−3', -3],
  ['+1.2e3', 1200],
  ['.5', 0.5],
  ['1,234', undefined],
  ['1.234,5', undefined],
  ['1,234.5', undefined],
  ['1 234', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['1e300', undefined],
  ['0x10', undefined],
  ['12 kW', undefined],
  ['', undefined],
])('%j is %s', (written, expected) => {
  expect(sourceNumber(written, { mayUseCommas: false })).toBe(expected);
});

test('where commas are free, one may be in front of decimals', () => {
  expect(sourceNumber('1234,5', { mayUseCommas: true })).toBe(1234.5);
  expect(sourceNumber('1.234,5', { mayUseCommas: true })).toBeUndefined();
  expect(sourceNumber('1,2,3', { mayUseCommas: true })).toBeUndefined();
});

test('every number comes back as it was written', () => {
  const number = fc.double({ min: -1e14, max: 1e14, noNaN: true }).map((value) => value + 0);
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 30 }), (values) => {
      expect(csv(`a,b\n${values.map((value) => `x,${value}`).join('\n')}`, 'b')).toEqual(values);
      expect(csv(`a;b\n${values.map((value) => `x;"${value}"`).join('\r\n')}`, 'b')).toEqual(values);
      expect(json({ list: values.map((v) => ({ v })) }, 'list.v')).toEqual(
        // JSON knows no negative nought.
        values.map((value) => (value === 0 ? 0 : value)),
      );
    }),
  );
});

test('reads any text without failing, and only numbers come out', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^[ab",;\n\r\t0-9.]*$/)),
      fc.string(),
      fc.boolean(),
      (text, field, isJson) => {
        const reading = readSource(text, { field, isJson });
        if (reading === undefined) return;
        expect(reading.history.at(-1)).toBe(reading.value);
        expect(reading.history.every((value) => Number.isFinite(value))).toBe(true);
      },
    ),
  );
});

test('a text of a megabyte is read at once, however it is made', () => {
  const depth = 400_000;
  expect(json('x', 'a')).toBeUndefined();
  expect(readSource('['.repeat(depth) + ']'.repeat(depth), { field: 'a', isJson: true })).toBeUndefined();
  expect(csv(`a\n"${'""'.repeat(depth)}`, 'a')).toBeUndefined();
  expect(csv(`a\n${'1\n'.repeat(depth)}`, 'a')).toHaveLength(200);
});
