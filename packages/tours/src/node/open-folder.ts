import { lstatSync, readdirSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { composed } from '../read/open-archive.ts';
import type { TourFiles } from '../read/read-tour.ts';
import { TourError } from '../tour-error.ts';

/** Tours have many tiles; a folder with more files than this is not a tour. */
const MAX_FILES = 200_000;

/** Bytes of one file, as much as the CMS takes. */
const MAX_FILE_SIZE = 1024 ** 3;

/**
 * The files of a tour in a folder. Symbolic links are skipped, wherever they lead.
 *
 * @throws TourError `tooMany`
 */
export async function openTourFolder(folder: string): Promise<TourFiles> {
  const root = await realpath(folder);
  const known = new Map(pathsBelow(root).map((path) => [composed(path), path]));
  return {
    paths: [...known.keys()],
    lookUp: async (path) => {
      const file = known.get(composed(path));
      return file === undefined ? undefined : readFile(join(root, file));
    },
  };
}

function pathsBelow(root: string): readonly string[] {
  const paths: string[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() && lstatSync(path).size <= MAX_FILE_SIZE) {
        paths.push(relative(root, path).split(sep).join('/'));
      }
      if (paths.length > MAX_FILES) {
        throw new TourError('tooMany', `The folder holds more than ${MAX_FILES} files: that is no tour.`);
      }
    }
  }
  return paths.toSorted();
}
