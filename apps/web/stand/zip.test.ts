import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesOf, hashOfEntries, writeZip } from './zip.ts';
import type { ZipEntry } from './zip.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-zip-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const ENTRIES: readonly ZipEntry[] = [
  { path: 'start.sh', source: Buffer.from('#!/bin/sh\n'), isProgram: true },
  { path: 'app/b.json', source: Buffer.from('{}'.repeat(500)) },
  { path: 'app/Ä.jpg', source: Buffer.from('x'.repeat(500)) },
];

/** Rights of the files in a zip, by name, as its directory has them for Unix. */
function rightsIn(zip: Buffer): Readonly<Record<string, number>> {
  const rights: Record<string, number> = {};
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    rights[name] = zip.readUInt32LE(at + 38) >>> 16;
  }
  return rights;
}

describe('the zip of a stand', () => {
  test('holds the files with their rights; what is packed already is not packed again', async () => {
    const file = join(folder, 'a.zip');
    await writeZip(file, ENTRIES);
    const zip = await readFile(file);
    expect(Object.keys(unzipSync(zip))).toEqual(['app/b.json', 'app/Ä.jpg', 'start.sh']);
    expect(rightsIn(zip)).toEqual({ 'start.sh': 0o100755, 'app/b.json': 0o100644, 'app/Ä.jpg': 0o100644 });
    expect(zip.length).toBeGreaterThan(500);
    expect(zip.length).toBeLessThan(1_200);
  });

  test('is the same for the same files, in any order, from any disk and in any time zone', async () => {
    const [one, other] = [join(folder, 'one.zip'), join(folder, 'other.zip')];
    const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
    const withFile = (source: string) =>
      ENTRIES.map((entry) => (entry.path === 'app/b.json' ? { path: entry.path, source } : entry));
    await writeFile(first, '{}'.repeat(500), { mode: 0o644 });
    await writeFile(second, '{}'.repeat(500), { mode: 0o600 });
    await utimes(second, 1, 1);
    await writeZip(one, withFile(first));
    vi.stubEnv('TZ', 'Asia/Tokyo');
    await writeZip(other, withFile(second).toReversed());
    expect((await readFile(one)).equals(await readFile(other))).toBe(true);
    expect(await hashOfEntries(withFile(second))).toBe(await hashOfEntries(ENTRIES));
  });

  test('is never there by half', async () => {
    const file = join(folder, 'a.zip');
    const gone = { path: 'gone', source: join(folder, 'gone') };
    await expect(writeZip(file, [...ENTRIES, gone])).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('hashOfEntries', () => {
  test.each<[string, ZipEntry]>([
    ['other bytes', { path: 'a', source: Buffer.from('2') }],
    ['another name', { path: 'b', source: Buffer.from('1') }],
    ['another right', { path: 'a', source: Buffer.from('1'), isProgram: true }],
  ])('tells %s', async (_what, entry) => {
    const before = { path: 'a', source: Buffer.from('1') };
    expect(await hashOfEntries([entry])).not.toBe(await hashOfEntries([before]));
  });
});

describe('entriesOf', () => {
  test('finds the files of a folder', async () => {
    await mkdir(join(folder, 'deep/er'), { recursive: true });
    await writeFile(join(folder, 'deep/er/a.js'), '1');
    await writeFile(join(folder, 'b.md'), '2');
    await symlink('b.md', join(folder, 'link'));
    expect(await entriesOf(folder, 'x', (path) => !path.endsWith('.md'))).toEqual([
      { path: 'x/deep/er/a.js', source: join(folder, 'deep/er/a.js') },
    ]);
  });
});
