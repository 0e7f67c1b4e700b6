import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../testing/import-tour.ts';
import { refusalOfAsync } from '../../testing/refusal-of.ts';
import { readTour } from './read-tour.ts';

function read(files: Readonly<Record<string, string>>) {
  return readTour(filesOf(new Map(Object.entries(files))));
}

describe('a hostile page or script', () => {
  test('is refused by nothing but a TourError, whatever a page or a script is', async () => {
    const piece = fc.constantFrom(
      'pannellum.viewer(',
      '"x", ',
      'var a = ',
      'a',
      '{',
      '}',
      '[',
      ']',
      ')',
      'scenes: ',
      'panorama: ',
      '"b.jpg"',
      'hotSpots: ',
      'levels: ',
      'id: ',
      '__proto__: ',
      'constructor: ',
      ', ',
      '; ',
      '+',
      '`',
      '/',
      '<script>',
      '</script>',
      'function () {',
      '\n',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 25 }),
        fc.constantFrom('a.js', 'a.html', 'a.json'),
        async (all, name) => {
          const text = `${name === 'a.html' ? '<script>' : ''}pannellum.viewer("p", {${all.join('')}`;
          const error = await refusalOfAsync(() => read({ [name]: text }));
          expect(error?.message ?? 'A sentence.').toMatch(/[.)]$/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('takes no longer for pages made to be slow', async () => {
    for (const piece of [
      '<script>',
      '<script ',
      '<!--',
      'pannellum.viewer(',
      'pannellum.viewer("a",{',
      'a={',
      '`${',
      'a=a+',
    ]) {
      const page = `<html>pannellum.viewer(<script>panorama: ${piece.repeat(1_000_000 / piece.length)}`;
      const before = process.cpuUsage();
      for (const name of ['index.html', 'a.js']) await refusalOfAsync(() => read({ [name]: page }));
      const { user } = process.cpuUsage(before);
      expect({ piece, isSlow: user / 1000 > 3000 }).toEqual({ piece, isSlow: false });
    }
  });
});
