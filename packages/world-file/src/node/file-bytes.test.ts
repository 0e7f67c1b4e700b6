import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgedEntries, unpack, unpackedPieces } from '../unpack.ts';
import { WORLD_FILE_LIMITS } from '../limits.ts';
import { openFileBytes } from './file-bytes.ts';

let scratch = '';
let path = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'vitrine-bytes-'));
  path = join(scratch, 'archive.zip');
});
afterEach(() => rmSync(scratch, { recursive: true }));

/** Bytes that do not repeat, in pieces that end at other places than the reader's. */
function noise(length: number): Uint8Array {
  let seed = 7;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed >> 16;
  });
}

test('an archive on the disk is the same as one in memory, stored and packed', () => {
  const files = { 'a.bin': noise(100_001), 'b.txt': new Uint8Array(70_000).fill(65), 'empty.txt': noise(0) };
  for (const level of [0, 9] as const) {
    writeFileSync(path, zipSync(files, { level }));
    using archive = openFileBytes(path);
    const entries = judgedEntries(archive, WORLD_FILE_LIMITS);
    expect(Object.fromEntries([...entries].map(([name, entry]) => [name, unpack(entry)]))).toEqual(files);
  }
});

test('a large file is read in pieces, each of which is small', () => {
  writeFileSync(path, zipSync({ 'a.bin': noise(200_000) }, { level: 0 }));
  using archive = openFileBytes(path);
  const lengths = [...judgedEntries(archive, WORLD_FILE_LIMITS).values()].flatMap((entry) =>
    [...unpackedPieces(entry)].map(({ byteLength }) => byteLength),
  );
  expect(lengths.length).toBeGreaterThan(10);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(16 * 1024);
});

test('a file that ends earlier than its directory says is damaged, and bytes beyond its end are none', () => {
  const whole = zipSync({ 'a.bin': noise(50_000) }, { level: 0 });
  writeFileSync(path, whole);
  using archive = openFileBytes(path);
  const [entry] = judgedEntries(archive, WORLD_FILE_LIMITS).values();
  writeFileSync(path, whole.subarray(0, 20_000));
  expect(() => entry && unpack(entry)).toThrow('is damaged');
  expect(archive.subarray(60_000, 70_000)).toHaveLength(0);
});
