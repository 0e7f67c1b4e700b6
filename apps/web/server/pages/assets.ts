import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { BROTLI_AT_BUILD, createCachedAnswer, isCompressible, packBrotli } from '../http/cached-answer.ts';
import type { CachedAnswer } from '../http/cached-answer.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { IMMUTABLE, REVALIDATE_ALWAYS } from '../http/reply.ts';

/** The files of the browser build by their path, as `/assets/entry-3fa9.js`. */
export type Assets = ReadonlyMap<string, CachedAnswer>;

/** Files below this folder carry a hash of their content in their name. */
const HASHED = '/assets/';

/** Files that the build writes for itself. */
const NOT_FOR_VISITORS = '.vite';

/** If the build has already compressed a file, the compressed copy is next to it, with this extension. */
const PACKED = '.br';

/**
 * Reads the browser build into memory. Only files found here are served, so that no path can lead out of the folder.
 * Files that the build did not compress are compressed quickly now.
 *
 * @returns an empty map when there is no such folder.
 */
export async function loadAssets(folder: string): Promise<Assets> {
  const files = await listFiles(folder);
  const packed = new Set(files.filter((file) => file.endsWith(PACKED)));
  const assets = await Promise.all(
    files
      .filter((file) => !packed.has(file))
      .map(async (file) => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        const answer = createCachedAnswer({
          headers: {
            'content-type': contentTypeOf(extname(file)),
            'cache-control': path.startsWith(HASHED) ? IMMUTABLE : REVALIDATE_ALWAYS,
          },
          body: await read(file),
          brotli: packed.has(file + PACKED) ? await read(file + PACKED) : undefined,
        });
        return [path, answer] as const;
      }),
  );
  return new Map(assets);
}

/** Compresses the browser build as small as brotli can: a step of the build, not of the start. */
export async function packAssets(folder: string): Promise<number> {
  const files = await listFiles(folder);
  const packable = files.filter(
    (file) => !file.endsWith(PACKED) && isCompressible(contentTypeOf(extname(file))),
  );
  for (const file of packable) {
    const packed = await packBrotli(await read(file), BROTLI_AT_BUILD);
    await writeFile(file + PACKED, packed);
  }
  return packable.length;
}

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes(NOT_FOR_VISITORS))
    .map((entry) => join(entry.parentPath, entry.name));
}
