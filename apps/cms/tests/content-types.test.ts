import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateContentTypes, readContentTypes } from '../scripts/content-types.ts';

test('the committed types are those of the content model; mend with «node apps/cms/scripts/content-types.ts»', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await generateContentTypes(folder);
  // Compared as a boolean: a diff of thousands of lines helps no one.
  expect(JSON.stringify(readContentTypes()) === JSON.stringify(readContentTypes(folder))).toBe(true);
});
