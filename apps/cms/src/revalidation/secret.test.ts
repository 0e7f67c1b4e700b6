import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { revalidationSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an empty secret is none: one is made and kept', () => {
  const made = revalidationSecret({ DATA_DIR: folder, REVALIDATE_SECRET: ' ' });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(revalidationSecret({ DATA_DIR: folder })).toBe(made);
});

test('a given one wins, and a short one is refused', () => {
  const given = 'a-secret-of-some-length';
  expect(revalidationSecret({ DATA_DIR: folder, REVALIDATE_SECRET: given })).toBe(given);
  expect(() => revalidationSecret({ DATA_DIR: folder, REVALIDATE_SECRET: 'short' })).toThrow(
    'REVALIDATE_SECRET must have at least 16 characters',
  );
});
