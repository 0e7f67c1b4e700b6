import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PlainMatrix } from './plain-matrix.ts';

const STDOUT = 1;

const [limits = '{}', file = ''] = process.argv.slice(2);
const {
  root,
  pages: maxPages,
  ofPage,
  characters,
} = JSON.parse(limits) as {
  /** The folder of pdf.js. */
  readonly root: string;
  readonly pages: number;
  readonly ofPage: number;
  readonly characters: number;
};

function print(answer: object): void {
  let rest = Buffer.from(JSON.stringify(answer));
  while (rest.length > 0) rest = rest.subarray(writeSync(STDOUT, rest));
}

/** pdf.js's errors, by the names of their classes: neither a missing password nor a broken file is our fault. */
function statusOf(error: unknown): 'protected' | 'broken' {
  return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'broken';
}

// pdf.js takes it from a native canvas, which is not allowed here, for glyphs that a font draws itself.
if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: PlainMatrix });
// By its path: resolving a package name would need to read more of the disk than this program may.
const { getDocument, VerbosityLevel } = (await import(
  pathToFileURL(join(root, 'legacy', 'build', 'pdf.mjs')).href
)) as typeof PdfJs;

try {
  const document = await getDocument({
    data: new Uint8Array(readFileSync(file)),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isImageDecoderSupported: false,
    // These tables map glyphs of Chinese, Japanese and Korean fonts to characters.
    cMapUrl: `${join(root, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
  }).promise;
  const pages: string[] = [];
  let left = characters;
  for (let number = 1; number <= Math.min(document.numPages, maxPages) && left > 0; number += 1) {
    const page = await document.getPage(number);
    // A broken page counts as one without words; the others are still found.
    const content = await page.getTextContent().catch(() => undefined);
    const lines = (content?.items ?? [])
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .slice(0, Math.min(left, ofPage));
    left -= lines.length;
    pages.push(lines);
    page.cleanup();
  }
  print({ status: 'read', pages, count: document.numPages });
} catch (error) {
  print({ status: statusOf(error) });
}
