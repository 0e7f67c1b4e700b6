import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { readLiteral } from './literal.ts';
import type { LiteralOptions } from './literal.ts';
import { ScanProblem } from './scan.ts';

function read(source: string) {
  return readLiteral(source, 0).value;
}

/** Reads, or refuses; any other error is a fault of the reader. */
function attempt(source: string, start: number, options: LiteralOptions): void {
  try {
    readLiteral(source, start, options);
  } catch (error) {
    if (!(error instanceof ScanProblem)) throw error;
  }
}

/** Also as a script: what is computed, and the value without it. */
function readScript(source: string) {
  const computed: string[] = [];
  const { value } = readLiteral(source, 0, {
    isScript: true,
    onComputed: (path) => computed.push(path.join('.')),
  });
  return { value, computed };
}

describe('a literal', () => {
  test('of JSON is what JSON.parse makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, spaces) => {
        const json = JSON.stringify(value, null, spaces);
        fc.pre(!json.includes('__proto__'));
        expect(read(json)).toEqual(JSON.parse(json));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    [`{a: 1, $b_: 'x', "c-d": [1, 2,],}`, { a: 1, $b_: 'x', 'c-d': [1, 2] }],
    ['{/* one */ a: 1, // two\n b: 2 }', { a: 1, b: 2 }],
    [
      `{a: 'x' + "y" + 1, b: 'it\\'s', c: "tab\\t\\x41\\u0042\\u{1F600}"}`,
      { a: 'xy1', b: "it's", c: 'tab\tAB😀' },
    ],
    [
      '{a: .5, b: 1., c: -0x1F, d: +1e3, e: 1_000, 7: 0b11}',
      { a: 0.5, b: 1, c: -31, d: 1000, e: 1000, 7: 3 },
    ],
    ['{a: undefined, b: null, c: void 0, d: !0, e: !1, f: (1)}', { b: null, d: true, e: false, f: 1 }],
    ['{a: `one\ntwo`, b: "one\\\ntwo"}', { a: 'one\ntwo', b: 'onetwo' }],
    ['{größe: 1}', { größe: 1 }],
    ['{a: 1e400}', { a: Infinity }],
  ])('of a script is read: %s', (source, value) => {
    expect(read(source)).toEqual(value);
  });

  test.each([
    ['{a: 1, b: f(1, {c: 2}), d: 3}', { a: 1, d: 3 }, ['b']],
    ['{a: function (x) { return { y: "}" }; }, b: 1}', { b: 1 }, ['a']],
    ['{a: (x) => { alert(1) }, b: x => x, c: 2}', { c: 2 }, ['a', 'b']],
    ['{a: /[/}"]\\/,/g, b: 1 / 2, c: 2}', { c: 2 }, ['a', 'b']],
    ['{a: `${x + `}`}`, b: 1}', { b: 1 }, ['a']],
    [
      '{load() { run(); }, get x() { return 1 }, ...more, ["k" + 1]: 2, b: 1}',
      { b: 1 },
      ['load', 'get', '“...more, ["k”', '“["k" + 1]: 2”'],
    ],
    ['[1, alert(1), 2]', [1, undefined, 2], ['1']],
    ['{a: -Math.PI / 2, b: !x, c: new Date(), d: a ? 1 : 2, e: 10n, f}', {}, ['a', 'b', 'c', 'd', 'e', 'f']],
    ['{__proto__: {x: 1}, "__proto__": 2, b: 1}', { b: 1 }, ['__proto__', '__proto__']],
    ['alert(1)', undefined, ['']],
  ])('is not computed: %s', (source, value, computed) => {
    expect(readScript(source)).toEqual({ value, computed });
    expect(Object.getPrototypeOf(readScript('{__proto__: {x: 1}}').value)).toBe(Object.prototype);
  });

  test.each([
    '{a: f()}',
    '[x]',
    '`${a}`',
    '{a',
    '{a:',
    '{"a": "x',
    "{a: 'x\n'}",
    '[1, 2',
    '{a: 1 b: 2}',
    '{...a}',
    '',
    '}',
    '/*',
    '"\\u12"',
    '"\\u{110000}"',
    '{a: {b: 1}',
  ])('is refused as data: %s', (source) => {
    expect(() => read(source)).toThrow(ScanProblem);
  });

  test('stands for names that the script gives values', () => {
    const source = "base = 'img/'; scene = {p: base + 'a.jpg', s: other, t: base};";
    const variableAt = (name: string) => (name === 'base' ? source.indexOf("'") : undefined);
    const computed: string[] = [];
    const { value } = readLiteral(source, source.indexOf('{'), {
      isScript: true,
      variableAt,
      onComputed: (path) => computed.push(path.join('.')),
    });
    expect(value).toEqual({ p: 'img/a.jpg', t: 'img/' });
    expect(computed).toEqual(['s']);
  });

  test('takes an object once, so that a small script describes no huge one', () => {
    const names = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const lines = names.map((name, index) => `${name}=[v${index + 1},v${index + 1},v${index + 1}];`);
    const texts = names.map((name, index) => `${name}=v${index + 1}+v${index + 1};`);
    for (const script of [lines, [...texts, 'v40="xxxxxxxxxxxxxxxx";']]) {
      const source = script.join('');
      const variableAt = (name: string): number | undefined => {
        const at = source.indexOf(`${name}=`);
        return at === -1 ? undefined : at + name.length + 1;
      };
      const took = processorTime(() => {
        attempt(source, 3, { isScript: true, variableAt });
      });
      expect(took).toBeLessThan(500);
    }
  });

  test('takes no longer for what is made to be slow', () => {
    const pieces = [
      '[',
      '{a:',
      '(',
      '"',
      '/',
      '`',
      '${',
      '`${',
      '/*',
      '+',
      '1+',
      '!',
      'a.',
      '{a:f(',
      '[/',
      ' ',
      '//\n',
      '\\',
      '"\\',
    ];
    for (const piece of pieces) {
      for (const start of ['', '{a:', '[1,']) {
        const source = start + piece.repeat(300_000);
        const took = processorTime(() => {
          for (const isScript of [false, true]) {
            attempt(source, 0, { isScript });
          }
        });
        expect({ piece, isSlow: took > 1000 }).toEqual({ piece, isSlow: false });
      }
    }
  });

  test('is read or refused, whatever it is', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      'a',
      ':',
      ',',
      '"',
      "'",
      '`',
      '${',
      '/',
      '*',
      '+',
      '-',
      '1',
      '.',
      '\\',
      '\n',
      ';',
      '=>',
      '!',
      ' ',
      '__proto__',
      'true',
      'u',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, isScript) => {
        expect(() => attempt(pieces.join(''), 0, { isScript })).not.toThrow();
      }),
      { numRuns: 5000 },
    );
  });
});
