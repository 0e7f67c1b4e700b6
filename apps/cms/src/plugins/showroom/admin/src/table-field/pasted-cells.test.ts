import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedCells } from './pasted-cells.ts';

test.each([
  [
    'Excel',
    'Model\tPayload\r\nNV6\t12 kg\r\n',
    [
      ['Model', 'Payload'],
      ['NV6', '12 kg'],
    ],
  ],
  [
    'Google Sheets',
    'Model\tPayload\nNV6\t12 kg',
    [
      ['Model', 'Payload'],
      ['NV6', '12 kg'],
    ],
  ],
  ['a cell of two lines', '"12 kg\n26 lb"\tx', [['12 kg\n26 lb', 'x']]],
  ['a cell with a tab', '"a\tb"\tc', [['a\tb', 'c']]],
  ['quotation marks inside', '"the ""red"" one"\t2', [['the "red" one', '2']]],
  ['inches', '5" pipe\t6"', [['5" pipe', '6"']]],
  ['a quotation mark at the beginning alone', '"a" b\tc', [['"a" b', 'c']]],
  ['an open quotation mark', '"a\tb', [['"a', 'b']]],
  [
    'empty cells',
    '\ta\t\n\t\t',
    [
      ['', 'a', ''],
      ['', '', ''],
    ],
  ],
  ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
  ['old line breaks', 'a\rb', [['a'], ['b']]],
  ['one word', 'NV6', [['NV6']]],
  ['one cell of Excel', 'NV6\r\n', [['NV6']]],
  ['nothing', '', []],
])('%s', (_, text, cells) => expect(pastedCells(text)).toEqual(cells));

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^["\t\n\r a]{0,6}$/));
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
  )
  // A single empty cell at the end is the line break that spreadsheets end with.
  .filter((rows) => rows.at(-1)?.join('') !== '' || (rows.at(-1)?.length ?? 0) > 1);

/** What a spreadsheet puts on the clipboard. */
function copiedText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(copiedCell).join('\t')).join('\n');
}

function copiedCell(text: string): string {
  return /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

test('what is copied is pasted as it was', () => {
  fc.assert(
    fc.property(table, (rows) => {
      expect(pastedCells(copiedText(rows))).toEqual(rows);
      expect(pastedCells(`${copiedText(rows)}\r\n`)).toEqual(rows);
    }),
  );
});

function letters(text: string): string {
  return text.replaceAll(/["\t\n\r]/g, '');
}

test('no text is refused, and no letter of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const kept = pastedCells(text).flat().join('');
      expect(letters(kept)).toBe(letters(text));
    }),
  );
});
