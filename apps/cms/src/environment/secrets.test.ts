import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { revalidationSecret } from '../revalidation/secret.ts';
import { secrets } from './secrets.ts';

let folder: string;

function secretsFile(): string {
  return join(folder, 'cms', 'secrets.json');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('secrets are made once, for their owner alone, and nothing else is left beside them', () => {
  const made = secrets({ DATA_DIR: folder });
  expect(secrets({ DATA_DIR: folder })).toEqual(made);
  expect(readdirSync(join(folder, 'cms')).filter((name) => name.startsWith('secrets'))).toEqual([
    'secrets.json',
  ]);
  expect(statSync(secretsFile()).mode & 0o777).toBe(0o600);
});

describe('a file that was cut off', () => {
  test.each([
    ['in the middle', (whole: string) => whole.slice(0, whole.length / 2)],
    ['at its beginning', () => ''],
    ['and filled with nothing', (whole: string) => '\0'.repeat(whole.length)],
    ['and closed again', () => '{}'],
  ])('%s is told with what to do, and stays as it is', (_, cut) => {
    secrets({ DATA_DIR: folder });
    const torn = cut(readFileSync(secretsFile(), 'utf8'));
    writeFileSync(secretsFile(), torn);
    expect(() => secrets({ DATA_DIR: folder })).toThrow(
      `The file ${secretsFile()} is damaged: it does not hold all of APP_KEYS`,
    );
    expect(readFileSync(secretsFile(), 'utf8')).toBe(torn);
  });
});

test('an empty revalidate secret signs nothing', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'revalidate-secret'), '');
  expect(() => revalidationSecret({ DATA_DIR: folder })).toThrow('is damaged. Delete it');
});
