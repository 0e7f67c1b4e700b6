import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { WorldArchive } from '@vitrine/world-file';
import type { StoredFile } from './media-library.ts';
import { storedBytes } from './stored-bytes.ts';

/**
 * The files of a world file that the library holds already: those of the same name and the same bytes. A
 * library may hold other files of the same name; nothing is ever written over them.
 *
 * @returns By the name in the world file.
 */
export const matchMedia = async (
  strapi: Core.Strapi,
  { worldFile, media }: WorldArchive,
  library: readonly StoredFile[],
): Promise<ReadonlyMap<string, StoredFile>> => {
  const matches = new Map<string, StoredFile>();
  const used = new Set<number>();
  const digests = new Map<number, string | undefined>();
  const digestOf = async (file: StoredFile): Promise<string | undefined> => {
    if (!digests.has(file.id)) {
      // A file whose bytes are gone is none that could be shown.
      const bytes = await storedBytes(strapi, file).catch(() => undefined);
      digests.set(file.id, bytes === undefined ? undefined : digest(bytes));
    }
    return digests.get(file.id);
  };
  for (const [name, { file }] of Object.entries(worldFile.media)) {
    const bytes = media.get(file);
    if (bytes === undefined) continue;
    const wanted = digest(bytes);
    const candidates = library.filter(
      (candidate) =>
        !used.has(candidate.id) && isNamed(candidate.name, name) && isAsLarge(candidate, bytes.byteLength),
    );
    for (const candidate of candidates) {
      if ((await digestOf(candidate)) !== wanted) continue;
      matches.set(name, candidate);
      used.add(candidate.id);
      break;
    }
  }
  return matches;
};

/** The export numbers files that share a name: `logo (2).png`. */
const isNamed = (standing: string, name: string): boolean => {
  const extension = extname(name);
  const base = name.slice(0, name.length - extension.length);
  return standing === name || standing === `${base.replace(/ \(\d+\)$/, '')}${extension}`;
};

/** The library keeps sizes in kilobytes with two decimals. */
const isAsLarge = ({ size }: StoredFile, bytes: number): boolean => Math.abs(size * 1000 - bytes) < 10;

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
