import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorldFileEntry } from '@vitrine/world-file';
import { afterAll, expect, test } from 'vitest';
import { readLines, writeLines } from './world-lines.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vitrine-lines-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('lines of a world hold every sign, also those at which readers end a line', async () => {
  const path = join(scratch, 'lines');
  const entry = { title: 'one\u2028two\u2029three\nfour \\u2028' } as unknown as WorldFileEntry;
  await writeLines(path, [
    { type: 'articles', key: 'a\u2028b', entry },
    { refusal: { code: 'unexpected', path: '\u2029', sentence: 'No.' } },
  ]);
  const told = await readLines(path);
  expect(told.worldFile.entries).toEqual({ articles: { 'a\u2028b': entry } });
  expect(told.refusal?.path).toBe('\u2029');
});
