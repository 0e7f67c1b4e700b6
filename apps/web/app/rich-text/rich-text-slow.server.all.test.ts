import { expect, test } from 'vitest';
import { readRichText } from './rich-text.server.ts';
import { MAX_TEXT_LENGTH } from './rich-text-limits.ts';

function filled(piece: string) {
  return piece.repeat(Math.ceil(MAX_TEXT_LENGTH / piece.length)).slice(0, MAX_TEXT_LENGTH);
}

const FORBIDDEN = /<(script|style|iframe|svg|object|embed)\b|\son\w+=["']|href="javascript:/i;

/** Generous: a good text of this length takes a tenth of it, a hostile one in a naive parser minutes. */
const SECONDS = 60;

// Each takes two to four seconds. Faster ones are in rich-text-hostile.server.test.ts.
test.each([
  ['headings underlined, apart', 'a\n=\n\n'],
  ['headings', '# a\n\n'],
  ['quotes in quotes', '> > > > > > > > a\n\n'],
  ['a long loose list', '- one\n\n'],
  ['footnotes', '[^1]: a\n\n[^1]\n\n'],
])(
  'a text of nothing but such blocks is read in time: %s',
  (_name, piece) => {
    const source = filled(piece);
    const started = performance.now();
    for (const format of ['markdown', 'html'] as const) {
      expect(readRichText({ format, source }).html).not.toMatch(FORBIDDEN);
    }
    expect(performance.now() - started).toBeLessThan(SECONDS * 1000);
  },
  SECONDS * 2000,
);
