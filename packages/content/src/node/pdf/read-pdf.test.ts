import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { somePdf, WANTS_PASSWORD } from './some-pdf.fixture.ts';

/** Milliseconds: each test starts a program, which takes a while on a busy machine. */
const TIMEOUT = 150_000;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

function written(bytes: Uint8Array | string): string {
  files += 1;
  const path = join(folder, `${files}.pdf`);
  writeFileSync(path, bytes);
  return path;
}

describe('readPdf', { timeout: TIMEOUT }, () => {
  test('takes the words of each page, mended', async () => {
    const path = written(somePdf([{ lines: ['A conveyor-', 'belt, 12 kg'] }, {}, { lines: ['Third page'] }]));
    expect(await readPdf(path)).toEqual({
      status: 'read',
      pages: ['A conveyorbelt, 12 kg', '', 'Third page'],
      isCut: false,
    });
  });

  test('reads the PDFs of the demo', async () => {
    const sheet = new URL('../../../../../demo/media/docs/nv6-datasheet.pdf', import.meta.url);
    const text = await readPdf(fileURLToPath(sheet));
    expect(text.status === 'read' ? text.pages[1] : text.status).toContain('Repeatability (ISO 9283)');
  });

  test.each([
    ['nothing that is a PDF', 'broken', 'plain words'],
    ['an empty file', 'broken', ''],
    ['half a PDF', 'broken', somePdf([{ lines: ['words'] }]).subarray(0, 60)],
    ['one that wants a password', 'protected', somePdf([{ lines: ['words'] }], WANTS_PASSWORD)],
    ['one without words', 'wordless', somePdf([{}, {}])],
  ] as const)('says of %s that it is %s', async (_what, status, bytes) => {
    expect(await readPdf(written(bytes))).toEqual({ status });
  });

  test('ends a PDF that takes more memory than it may, also outside of the heap', async () => {
    // 100 MB of empty lines in a kilobyte.
    const bomb = written(somePdf([{ content: Buffer.alloc(100_000_000, '\n'), deflated: 2 }]));
    const limits = { memory: 200_000_000 };
    expect(await readPdf(bomb, { limits })).toEqual({ status: 'tooHeavy' });
    const harmless = written(somePdf([{ lines: ['words'] }]));
    expect(await readPdf(harmless, { limits })).toMatchObject({ pages: ['words'] });
  });

  test('ends a PDF that takes too much of a processor, or too long', async () => {
    const path = written(somePdf([{ lines: ['words'] }]));
    expect(await readPdf(path, { limits: { time: 1 } })).toEqual({ status: 'tooHeavy' });
    expect(await readPdf(path, { limits: { wait: 1 } })).toEqual({ status: 'tooHeavy' });
  });

  test('reads with a lower priority where the caller says so', async () => {
    const path = written(somePdf([{ lines: ['words'] }]));
    expect(await readPdf(path, { niceness: 1 })).toMatchObject({ pages: ['words'] });
  });

  test('is the same wherever the program that asks was started', async () => {
    const before = process.cwd();
    process.chdir(tmpdir());
    try {
      expect(await readPdf(written(somePdf([{ lines: ['words'] }])))).toMatchObject({ pages: ['words'] });
    } finally {
      process.chdir(before);
    }
  });

  test('is ended by who asks', async () => {
    const path = written(somePdf([{ lines: ['words'] }]));
    const control = new AbortController();
    const reading = readPdf(path, { signal: control.signal });
    control.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});
