import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadEnvFile } from './env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-env-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('takes what says something, and leaves what the environment says already', () => {
  vi.stubEnv('TEST_GIVEN', 'here');
  for (const name of ['TEST_EMPTY', 'TEST_SAID']) vi.stubEnv(name, undefined);
  writeFileSync(join(folder, '.env'), 'TEST_GIVEN=file\nTEST_EMPTY=\nTEST_SAID="a word"\n');
  loadEnvFile(folder);
  expect(process.env['TEST_GIVEN']).toBe('here');
  expect(process.env['TEST_EMPTY']).toBeUndefined();
  expect(process.env['TEST_SAID']).toBe('a word');
});
