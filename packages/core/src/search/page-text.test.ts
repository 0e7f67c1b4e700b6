import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_TEXT_LIMITS, documentTextOf, mendPageText } from './page-text.ts';

describe('mendPageText', () => {
  test.each([
    ['a conveyor-\nbelt that is di-\nvided', 'a conveyorbelt that is divided'],
    ['Förder\u00AD\nband and Greif\u00ADer', 'Förderband and Greifer'],
    ['a PROFINET-\nKabel', 'a PROFINET-Kabel'],
    ['the NV-\n6 and pick-and-\nplace', 'the NV-6 and pick-and-place'],
    ['from 5 -\n10 mm', 'from 5 - 10 mm'],
    ['e\uFB03cient \uFB02ow of \uFB01les', 'efficient flow of files'],
    ['  two\r\n\n words\u2028\t and\u00A0more ', 'two words and more'],
    ['zero\u200B width, \uFFFD no sign\u0000 of it\uE001', 'zero width, no sign of it'],
    ['10 m² at ½ speed', '10 m² at ½ speed'],
  ])('makes %j readable', (lines, text) => {
    expect(mendPageText(lines)).toBe(text);
  });

  test('is one line without edges whatever a PDF gives, and mended once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (lines) => {
        const text = mendPageText(lines);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/[\n\r\t]| {2}/);
        expect(mendPageText(text)).toBe(text);
      }),
    );
  });

  // A tenth of a second on a quiet machine, and minutes if each letter is checked repeatedly.
  test('takes no longer for a page that is made to take long', { timeout: 5_000 }, () => {
    for (const piece of ['a', 'a-', 'a-\n', '-\n ', ' ', '\n']) {
      expect(documentTextOf([piece.repeat(1_000_000)]).pages.length).toBeLessThan(2);
    }
  });
});

describe('documentTextOf', () => {
  test('keeps the order of the pages, and none that are empty at the end', () => {
    expect(documentTextOf(['one', ' ', 'three', '\n'])).toEqual({
      pages: ['one', '', 'three'],
      isCut: false,
    });
  });

  test('says what it leaves out: pages that were not read, words beyond a page, words beyond all', () => {
    expect(documentTextOf(['one'], 2).isCut).toBe(true);
    const long = documentTextOf(['x'.repeat(DOCUMENT_TEXT_LIMITS.ofPage + 1)]);
    expect([long.pages[0]?.length, long.isCut]).toEqual([DOCUMENT_TEXT_LIMITS.ofPage, true]);
    const many = documentTextOf(Array.from({ length: 600 }, () => 'word '.repeat(3_000)));
    expect(many.isCut).toBe(true);
    expect(many.pages.join('').length).toBe(DOCUMENT_TEXT_LIMITS.characters);
  });
});
