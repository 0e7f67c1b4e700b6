import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { keepFilesPrivate } from './run.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
const usual = process.umask();
afterEach(() => {
  process.umask(usual);
  rmSync(dataDir, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('the start of the web server', () => {
  test('keeps old files and new ones from all other accounts', () => {
    const [before, after] = [join(dataDir, 'before.json'), join(dataDir, 'after.json')];
    writeFileSync(before, '{}');
    chmodSync(before, 0o644);
    keepFilesPrivate({ dataDir });
    writeFileSync(after, '{}');
    for (const path of [before, after]) expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
