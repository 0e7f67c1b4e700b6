import { ScanProblem } from './scan.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

const ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g;

/**
 * The text that is meant by what is written between quotes.
 *
 * @param at Where it begins in the source, for problems.
 * @throws ScanProblem for a code that is none.
 */
export function valueOfText(written: string, at: number): string {
  if (!written.includes('\\')) return written;
  return written.replaceAll(
    ESCAPE,
    (_, long?: string, short?: string, byte?: string, sign?: string, position?: number) => {
      const code = long ?? short ?? byte;
      if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        if (point > 0x10_ff_ff) throw new ScanProblem('a text has a code that is no character', at);
        return long === undefined ? String.fromCharCode(point) : String.fromCodePoint(point);
      }
      if (sign === 'u' || sign === 'x') {
        throw new ScanProblem('a text has a code that is no character', at + (position ?? 0));
      }
      // A line that goes on in the next one.
      if (sign === '\n' || sign === '\r\n' || sign === '\u2028' || sign === '\u2029') return '';
      return ESCAPES[sign ?? ''] ?? sign ?? '';
    },
  );
}
