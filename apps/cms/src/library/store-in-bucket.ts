import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import type { Bucket } from '@vitrine/bucket/bucket';
import { picturesPrefix, uploadKey } from '@vitrine/bucket/keys';
import { inWorkFolder } from '../environment/work-folder.ts';

/** A file as Strapi hands it to an upload provider. */
interface ProvidedFile {
  readonly hash: string;
  readonly ext?: string | null;
  readonly stream?: Readable;
  readonly buffer?: Buffer;
  url: string;
}

/** The calls of an upload provider that write. */
interface Writing {
  readonly upload: (file: ProvidedFile) => Promise<void>;
  readonly uploadStream: (file: ProvidedFile) => Promise<void>;
  readonly replace: (file: ProvidedFile, old: ProvidedFile) => Promise<void>;
  readonly replaceStream: (file: ProvidedFile, old: ProvidedFile) => Promise<void>;
  readonly delete: (file: ProvidedFile) => Promise<void>;
}

interface UploadPlugin {
  readonly provider: { readonly extend: (methods: Writing) => void };
}

function nameOf({ hash, ext }: Pick<ProvidedFile, 'hash' | 'ext'>): string {
  return `${hash}${ext ?? ''}`;
}

/**
 * Makes Strapi's own upload provider write into a bucket. Files keep their addresses below `/uploads/` and their
 * provider's name: nothing in the database says where their bytes are, so that an installation can move
 * (docs/decisions/0124).
 */
export function storeInBucket(strapi: Core.Strapi, bucket: Bucket): void {
  const put = async (file: ProvidedFile): Promise<void> => {
    const name = nameOf(file);
    await inWorkFolder('upload', async (folder) => {
      const path = join(folder, 'file');
      const bytes = file.stream ?? Readable.from(file.buffer === undefined ? [] : [file.buffer]);
      await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
      await bucket.put(uploadKey(name), path);
    });
    file.url = `/uploads/${name}`;
  };
  /** With everything that web servers have made of it. */
  const remove = async (name: string): Promise<void> => {
    await bucket.remove(uploadKey(name));
    await removeMade(name);
  };
  const removeMade = async (name: string): Promise<void> => {
    for await (const { key } of bucket.list(picturesPrefix(name))) await bucket.remove(key);
  };
  const replace = async (file: ProvidedFile, old: ProvidedFile): Promise<void> => {
    await put(file);
    if (nameOf(old) === nameOf(file)) await removeMade(nameOf(old));
    else await remove(nameOf(old));
  };
  (strapi.plugin('upload') as unknown as UploadPlugin).provider.extend({
    upload: put,
    uploadStream: put,
    replace,
    replaceStream: replace,
    delete: (file) => remove(nameOf(file)),
  });
}
