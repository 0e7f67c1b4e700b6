import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOfPackage, hasIntegrity, readLock, withDependencies } from './packages.ts';
import { PLATFORMS } from './platforms.ts';
import type { Platform } from './platforms.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('the lockfile', () => {
  test('names every package of every stand, with what its bytes have to be', async () => {
    const lock = await readLock(ROOT);
    const ofPlatforms = Object.values<Platform>(PLATFORMS);
    const names = withDependencies(lock, 'sharp')
      .concat(ofPlatforms.map(({ nodePackage }) => nodePackage))
      .concat(ofPlatforms.flatMap(({ imagePackages }) => imagePackages));
    expect(names).toContain('detect-libc');
    const unsealed = names.filter((name) => !lock[`node_modules/${name}`]?.integrity?.startsWith('sha512-'));
    expect(unsealed).toEqual([]);
  });
});

describe('hasIntegrity', () => {
  test('knows the bytes that it was written for', () => {
    const integrity = `sha512-${createHash('sha512').update('bytes').digest('base64')}`;
    expect(hasIntegrity(Buffer.from('bytes'), integrity)).toBe(true);
    expect(hasIntegrity(Buffer.from('other'), integrity)).toBe(false);
    expect(hasIntegrity(Buffer.from('bytes'), integrity.replace('sha512', 'sha1'))).toBe(false);
  });
});

function lockOf(name: string, version: string) {
  return {
    [`node_modules/${name}`]: { version, integrity: 'sha512-x' },
  };
}

describe('folderOfPackage', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'vitrine-packages-'));
    await mkdir(join(root, 'node_modules/.cache/stand/b@2.0.0'), { recursive: true });
    for (const name of ['a', 'b']) {
      await mkdir(join(root, 'node_modules', name), { recursive: true });
      await writeFile(
        join(root, 'node_modules', name, 'package.json'),
        `{"name":"${name}","version":"1.0.0"}`,
      );
    }
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  test('is the installed one where it is of the version, else the one that was fetched', async () => {
    expect(await folderOfPackage(root, lockOf('a', '1.0.0'), 'a')).toMatch(/node_modules.a$/);
    expect(await folderOfPackage(root, lockOf('b', '2.0.0'), 'b')).toMatch(/stand.b@2\.0\.0$/);
  });

  test('is none of a package that the lockfile does not name', async () => {
    await expect(folderOfPackage(root, {}, 'c')).rejects.toThrow('package-lock.json does not name c.');
  });
});
