import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { StoredFile } from '../content-model/stored-file.ts';
import { digestAt, sourceOf } from './stored-bytes.ts';
import { measured } from './world-source.ts';
import type { WorldSource } from './world-source.ts';

/**
 * The files of a world file that the library holds already: those of the same name and the same bytes. A
 * library may hold other files of the same name; nothing is ever written over them.
 *
 * @returns By the name in the world file.
 */
export async function matchMedia(
  strapi: Core.Strapi,
  source: WorldSource,
  library: readonly StoredFile[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const matches = new Map<string, StoredFile>();
  const used = new Set<number>();
  const digests = new Map<number, string | undefined>();
  const digestOf = async (file: StoredFile): Promise<string | undefined> => {
    if (!digests.has(file.id)) {
      // A file whose bytes are missing does not match: it could not be shown.
      digests.set(file.id, await digestAt(await sourceOf(strapi, file)).catch(() => undefined));
    }
    return digests.get(file.id);
  };
  for (const [name, { file }] of Object.entries(source.worldFile.media)) {
    const wanted = measured(source, file);
    if (wanted === undefined) continue;
    const candidates = library.filter(
      (candidate) =>
        !used.has(candidate.id) && isNamed(candidate.name, name) && isAsLarge(candidate, wanted.size),
    );
    for (const candidate of candidates) {
      if ((await digestOf(candidate)) !== wanted.sha256) continue;
      matches.set(name, candidate);
      used.add(candidate.id);
      break;
    }
  }
  return matches;
}

/** The export numbers files that share a name: `logo (2).png`. */
function isNamed(existing: string, name: string): boolean {
  const extension = extname(name);
  const base = name.slice(0, name.length - extension.length);
  return existing === name || existing === `${base.replace(/ \(\d+\)$/, '')}${extension}`;
}

/** The library keeps sizes in kilobytes with two decimals. */
function isAsLarge({ size }: StoredFile, bytes: number): boolean {
  return Math.abs(size * 1000 - bytes) < 10;
}
