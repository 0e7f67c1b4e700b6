import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMENT_LIMITS, plainComment, readComment } from './comment.ts';

test('a comment is its name in one line and its text as it was typed', () => {
  const given = { name: '  Anna \n Weber ', text: '\nThe pump is too small.\r\n\r\n\r\n\r\nAnd grey.  ' };
  expect(readComment(given)).toEqual({
    kind: 'comment',
    comment: { name: 'Anna Weber', text: 'The pump is too small.\n\nAnd grey.' },
  });
});

test.each([
  [{ name: 'Anna', text: ' \n ' }, 'text', 'empty'],
  [{ name: '\u200E', text: 'Hello' }, 'name', 'empty'],
  [{ name: 'Anna', text: 'x'.repeat(COMMENT_LIMITS.text + 1) }, 'text', 'tooLong'],
  [{ name: 'x'.repeat(COMMENT_LIMITS.name + 1), text: 'Hello' }, 'name', 'tooLong'],
  [{ name: 12, text: { toString: 'Hello' } }, 'name', 'empty'],
  [null, 'name', 'empty'],
])('%j is refused', (given, field, problem) => {
  expect(readComment(given)).toEqual({ kind: 'problem', problem: { field, problem } });
});

test('marks that turn what follows around are left out', () => {
  expect(plainComment('invoice\u202Efdp.exe')).toBe('invoicefdp.exe');
});

test('whatever is kept is within the limits, and is read again as it is', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u202E', '\u0000', 'e\u0301', '😀'),
  });
  fc.assert(
    fc.property(fc.record({ name: typed, text: typed }), (given) => {
      const reading = readComment(given);
      if (reading.kind === 'problem') return;
      expect([...reading.comment.text].length).toBeLessThanOrEqual(COMMENT_LIMITS.text);
      expect(reading.comment.name).not.toMatch(/\n/);
      expect(readComment(reading.comment)).toEqual(reading);
    }),
  );
});
