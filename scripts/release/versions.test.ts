import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesMatching, ROOT } from '../docs/repository.ts';
import { readVersion, writeVersion } from './versions.ts';

const OWN = filesMatching('**/package.json');
const FILES = [...OWN, 'package-lock.json', 'apps/cms/package-lock.json'];

test('gives every package of the repository the version of the product, and changes nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of FILES) cpSync(join(ROOT, file), join(folder, file));
  const before = readVersion(folder);

  writeVersion(folder, '98.7.6');
  const versions = OWN.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).version);
  expect(new Set(versions)).toEqual(new Set(['98.7.6']));

  writeVersion(folder, before);
  const changed = FILES.filter(
    (file) => readFileSync(join(folder, file), 'utf8') !== readFileSync(join(ROOT, file), 'utf8'),
  );
  expect(changed).toEqual([]);
});
