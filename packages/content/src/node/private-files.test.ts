import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makePrivate } from './private-files.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

/** Whatever permissions this process gives by default. */
function make(path: string, mode: number): string {
  writeFileSync(path, 'x');
  chmodSync(path, mode);
  return path;
}

describe.skipIf(process.platform === 'win32')('files from before', () => {
  test('become readable by their owner alone, with all folders, and keep what their owner may do', () => {
    const data = join(scratch, 'data');
    const inner = join(data, 'outbox', 'set-aside');
    mkdirSync(inner, { recursive: true });
    for (const folder of [data, join(data, 'outbox'), inner]) chmodSync(folder, 0o755);
    const database = make(join(data, 'content.sqlite'), 0o644);
    const script = make(join(inner, 'deliver.sh'), 0o755);
    const sealed = make(join(inner, 'kept.json'), 0o400);
    const outside = make(join(scratch, 'outside'), 0o644);
    symlinkSync(outside, join(data, 'linked'));
    symlinkSync(join(scratch, 'nowhere'), join(data, 'dangling'));

    makePrivate(data);

    expect([data, join(data, 'outbox'), inner].map(modeOf)).toEqual(['700', '700', '700']);
    expect([database, script, sealed].map(modeOf)).toEqual(['600', '700', '400']);
    expect(modeOf(outside)).toBe('644');
  });

  test('need not be there', () => {
    expect(() => makePrivate(join(scratch, 'never'))).not.toThrow();
  });
});
