import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The name of a cookie or of an entry of a browser's storage, where the code gives it one. */
const NAMED = /\b(?:[A-Z_]*COOKIE[A-Z_]*|[A-Z_]*KEY|PLAIN_NAME) = '((?:vitrine|auth\.|__Host-)[^']+)'/g;

test('the page on privacy names everything that is kept in a visitor’s browser', () => {
  const code = execFileSync(
    'git',
    ['ls-files', '-z', 'apps/web/app', 'apps/web/server', 'packages/core/src'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\0')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const kept = new Set([...code.matchAll(NAMED)].map(([, name = '']) => name));
  expect(kept.size).toBeGreaterThan(10);
  const page = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');
  expect([...kept].filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
