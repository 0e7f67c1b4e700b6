import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { neutralise, restore } from './neutral.ts';
import { CsvError, CsvReader } from './read-csv.ts';
import { readTable, TableError } from './read-table.ts';
import { BYTE_ORDER_MARK, csvLine } from './write-csv.ts';

/** Texts full of what a table could stumble over. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n"\';,a ä＝') }),
  fc.string({ unit: 'grapheme' }),
);
const separators = fc.constantFrom(';', ',');

/** Reads a text that arrives in pieces of this length. */
function recordsOf(text: string, length = text.length || 1): readonly (readonly string[])[] {
  const reader = new CsvReader();
  const records = [];
  for (let at = 0; at < text.length; at += length) records.push(...reader.push(text.slice(at, at + length)));
  return [...records, ...reader.end()];
}

function fileWith(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'table');
  writeFileSync(path, content);
  return path;
}

async function faultOf(content: string | Uint8Array): Promise<unknown> {
  const outcome: unknown = await readTable(fileWith(content)).catch((error: unknown) => error);
  return outcome instanceof TableError ? outcome.fault : outcome;
}

test('every text comes back from its cell, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const cell = neutralise(text);
      expect(restore(cell)).toBe(text);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
  expect(['=1+1', '+1', '-1', '@a', '\tx', '\rx', "'=1", 'a=1', "it's", "'tis"].map(neutralise)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@a",
    "'\tx",
    "'\rx",
    "''=1",
    'a=1',
    "it's",
    "'tis",
  ]);
});

test('a written table is read as it was, in pieces of any length', () => {
  const tables = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(hostile, { minLength: width, maxLength: width }), { maxLength: 5 }));
  fc.assert(
    fc.property(tables, separators, fc.integer({ min: 1, max: 7 }), (table, separator, length) => {
      const heading = (table[0] ?? ['', '']).map((_, index) => `column ${index}`);
      const text = [heading, ...table].map((cells) => csvLine(cells, separator)).join('');
      expect(recordsOf(text, length)).toEqual([heading, ...table]);
    }),
  );
});

test('reads what spreadsheets write: any separator, line ends and quotes', () => {
  expect(recordsOf('a;b\n1;"x; ""y""\r\nz"\n')).toEqual([
    ['a', 'b'],
    ['1', 'x; "y"\r\nz'],
  ]);
  expect(recordsOf('a\tb\r1\t5" wide')).toEqual([
    ['a', 'b'],
    ['1', '5" wide'],
  ]);
  expect(recordsOf('"a;b;c",d\n1,')).toEqual([
    ['a;b;c', 'd'],
    ['1', ''],
  ]);
  expect(recordsOf('a,b\n\n1,2')).toEqual([['a', 'b'], [''], ['1', '2']]);
  expect(recordsOf('')).toEqual([]);
});

test('names the line that is broken', () => {
  expect(() => recordsOf('a,b\n1,"x\n2,y')).toThrow(new CsvError(2));
  expect(() => recordsOf('a,b\n1,2\n"x"y,2')).toThrow(new CsvError(3));
  expect(() => recordsOf('a'.repeat(200_000), 64_000)).toThrow(new CsvError(1));
});

test('a file is a table with numbered lines; empty ones count and say nothing', async () => {
  const text = `${BYTE_ORDER_MARK}article;title\r\n4;Robot\r\n;\r\n5\r\n`;
  const { isCsv, columns, lines } = await readTable(fileWith(text));
  expect({ isCsv, columns }).toEqual({ isCsv: true, columns: ['article', 'title'] });
  expect(lines.map(({ number, cells }) => [number, cells && Object.fromEntries(cells)])).toEqual([
    [2, { article: '4', title: 'Robot' }],
    [4, undefined],
  ]);
  const json = await readTable(fileWith(' [{"article": 4, "title": "Robot"}, 7]'));
  expect(json).toMatchObject({ isCsv: false, columns: ['article', 'title'] });
  expect(json.lines.map(({ number, cells }) => [number, cells && Object.fromEntries(cells)])).toEqual([
    [1, { article: 4, title: 'Robot' }],
    [2, undefined],
  ]);
});

test('says why a file is no table', async () => {
  expect(await faultOf('')).toEqual({ code: 'empty' });
  expect(await faultOf(new Uint8Array([0x61, 0x3b, 0xe4, 0x0a]))).toEqual({ code: 'notUtf8' });
  expect(await faultOf('[{"article": 4},')).toEqual({ code: 'notJson' });
  expect(await faultOf('{"article": 4}')).toEqual({ code: 'notJson' });
  expect(await faultOf('a;a\n1;2')).toEqual({ code: 'doubleColumn', what: 'a' });
  expect(await faultOf('a;b\n1;"2')).toEqual({ code: 'quote', line: 2 });
  expect(await faultOf(`a\n${'1\n'.repeat(20_001)}`)).toEqual({ code: 'tooManyLines' });
});
