import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenChanged } from './fingerprint.ts';

let root = '';
let runs = 0;

async function work(): Promise<void> {
  runs += 1;
}

function once(also?: string): Promise<boolean> {
  return whenChanged(
    { root, sources: ['*.ts'], stamp: join(root, 'out/.stamp'), ...(also === undefined ? {} : { also }) },
    work,
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-fingerprint-'));
  runs = 0;
  writeFileSync(join(root, 'a.ts'), 'one');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('works once for the same sources', async () => {
  expect(await once()).toBe(true);
  expect(await once()).toBe(false);
  expect(runs).toBe(1);
});

test('works again when a source changes, comes or goes, or when something else decides', async () => {
  await once();
  writeFileSync(join(root, 'a.ts'), 'two');
  expect(await once()).toBe(true);
  writeFileSync(join(root, 'b.ts'), '');
  expect(await once()).toBe(true);
  rmSync(join(root, 'b.ts'));
  expect(await once()).toBe(true);
  expect(await once('another database')).toBe(true);
});

test('does not take failed work for done', async () => {
  const failing = whenChanged({ root, sources: ['*.ts'], stamp: join(root, 'out/.stamp') }, () =>
    Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await once()).toBe(true);
});
