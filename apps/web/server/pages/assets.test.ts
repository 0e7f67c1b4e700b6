import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadAssets, packAssets } from './assets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'entry-1a2b.js'), 'export const a = 1;\n'.repeat(100));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('loadAssets', () => {
  test('keeps hashed files for ever and asks again for the others', async () => {
    const assets = await loadAssets(folder);
    expect([...assets.keys()].toSorted()).toEqual(['/assets/entry-1a2b.js', '/favicon.svg']);
    const ask = { method: 'GET', headers: new Headers({ 'accept-encoding': 'br' }) };
    const script = await assets.get('/assets/entry-1a2b.js')?.respond(ask);
    expect(script?.headers.get('cache-control')).toContain('immutable');
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script?.headers.get('content-encoding')).toBe('br');
    const icon = await assets.get('/favicon.svg')?.respond(ask);
    expect(icon?.headers.get('cache-control')).not.toContain('immutable');
  });

  test('sends what the build has packed, and does not serve the packed files themselves', async () => {
    const quick = await loadAssets(folder);
    expect(await packAssets(folder)).toBe(2);
    expect(await packAssets(folder)).toBe(2);
    const assets = await loadAssets(folder);
    expect([...assets.keys()].toSorted()).toEqual([...quick.keys()].toSorted());
    const ask = { method: 'GET', headers: new Headers({ 'accept-encoding': 'br' }) };
    const script = await assets.get('/assets/entry-1a2b.js')?.respond(ask);
    const body = brotliDecompressSync((await script?.bytes()) ?? new Uint8Array()).toString();
    expect(body).toBe('export const a = 1;\n'.repeat(100));
  });

  test('is empty when nothing is built', async () => {
    expect((await loadAssets(join(folder, 'nowhere'))).size).toBe(0);
  });
});
