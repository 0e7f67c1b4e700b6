import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { CMS_ROOT } from '../scripts/compile.ts';

const FILES = ['components.d.ts', 'contentTypes.d.ts'];

function typesIn(folder: string): string {
  return FILES.map((file) => readFileSync(join(folder, 'types', 'generated', file), 'utf8')).join('');
}

test('the committed types are those of the content model; mend with “node apps/cms/scripts/content-types.ts”', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // In a separate process, because Strapi's shutdown ends the one that it runs in.
  await promisify(execFile)(process.execPath, [join(CMS_ROOT, 'scripts', 'content-types.ts'), folder]);
  // Compared as a boolean: a diff of thousands of lines helps no one.
  expect(typesIn(folder) === typesIn(CMS_ROOT)).toBe(true);
});
