import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { openBucket } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import { uploadKey } from '@vitrine/bucket/keys';
import { saveObject } from '@vitrine/bucket/save-object';
import { readBucketSettings } from '@vitrine/bucket/settings';
import { inWorkFolder } from '../environment/work-folder.ts';
import { storeInBucket } from './store-in-bucket.ts';

/** The path of a file of the media library, by its name (`<hash><extension>`); undefined when it is not there. */
export type PathOf = (name: string) => Promise<string | undefined>;

/** The bytes of the media library: on this machine's disk, or in a bucket. */
export interface Library {
  /** Lets work read files by their paths. Paths hold until the work ends. */
  readonly withFiles: <Result>(work: (pathOf: PathOf) => Promise<Result>) => Promise<Result>;
  /** Where the bytes of a file can be read for a day: a path, or an address. */
  readonly sourceOf: (name: string) => Promise<string>;
  /** Absent where the files lie on this machine's disk. */
  readonly bucket: Bucket | undefined;
}

const SERVICE = 'library';

/** Seconds for which an address of a file in the bucket is good: as long as an export of worlds may take. */
const ADDRESS_LASTS = 24 * 60 * 60;

/** Call it before anything is uploaded. @throws BucketSettingsError */
export async function startLibrary(strapi: Core.Strapi): Promise<void> {
  const settings = readBucketSettings(process.env);
  const bucket = settings && (await openBucket(settings));
  const uploads = join(strapi.dirs.static.public, 'uploads');
  const library = bucket === undefined ? libraryOnDisk(uploads) : libraryInBucket(bucket);
  if (bucket !== undefined) storeInBucket(strapi, bucket);
  strapi.add(SERVICE, () => library);
}

export function libraryOf(strapi: Core.Strapi): Library {
  return strapi.get<Library>(SERVICE);
}

/** @param folder of the files. */
export function libraryOnDisk(folder: string): Library {
  const pathOf = (name: string): string => join(folder, name);
  return {
    withFiles: (work) => work(async (name) => (existsSync(pathOf(name)) ? pathOf(name) : undefined)),
    sourceOf: async (name) => pathOf(name),
    bucket: undefined,
  };
}

/** Copies what is read, for as long as it is read: another process may replace a file at any time. */
export function libraryInBucket(bucket: Bucket): Library {
  return {
    withFiles: (work) =>
      inWorkFolder('library', (folder) => {
        const copies = new Map<string, Promise<string | undefined>>();
        const copy = async (name: string): Promise<string | undefined> => {
          const object = await bucket.get(uploadKey(name));
          if (object === undefined) return undefined;
          const path = join(folder, name);
          await saveObject(object, path);
          return path;
        };
        return work((name) => {
          const known = copies.get(name) ?? copy(name);
          copies.set(name, known);
          return known;
        });
      }),
    sourceOf: (name) => bucket.signedAddress(uploadKey(name), ADDRESS_LASTS),
    bucket,
  };
}
