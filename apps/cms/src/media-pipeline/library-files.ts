import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { PathOf } from '../library/library.ts';
import type { MadeFile } from './make-files.ts';

export const FILE = 'plugin::upload.file';

/** A file of the media library, as far as the pipeline looks at it. */
export interface LibraryFile {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly url: string;
  readonly provider: string;
  /** Kilobytes of 1,000 bytes. */
  readonly size: number | string;
  readonly folderPath: string;
  readonly formats: Readonly<Record<string, unknown>> | null;
}

interface Provider {
  readonly upload: (file: object) => Promise<void>;
}

export function isVideoType(mime: unknown): boolean {
  return typeof mime === 'string' && mime.toLowerCase().startsWith('video/');
}

export function findFile(strapi: Core.Strapi, id: number): Promise<LibraryFile | null> {
  return strapi.db.query(FILE).findOne({ where: { id } });
}

/** The path of a file; undefined for one that is gone, or with another provider. */
export async function localPathOf(
  pathOf: PathOf,
  { provider, hash, ext }: LibraryFile,
): Promise<string | undefined> {
  return provider === 'local' ? pathOf(`${hash}${ext}`) : undefined;
}

/**
 * Adds the created files to the upload's `formats`, so that the media library replaces and removes them with the
 * upload. The upload itself is not changed.
 *
 * @returns Whether the upload was still the same.
 */
export async function keepMadeFiles(
  strapi: Core.Strapi,
  file: LibraryFile,
  made: readonly MadeFile[],
): Promise<boolean> {
  const provider = strapi.plugin('upload').service('provider') as unknown as Provider;
  const formats: Record<string, object> = {};
  for (const entry of made) formats[entry.name] = await storeBeside(provider, file, entry);
  const now = await findFile(strapi, file.id);
  if (now === null || Number(now.size) !== Number(file.size)) {
    for (const entry of Object.values(formats)) await removeStored(strapi, entry);
    return false;
  }
  const media = await strapi.db.query(FILE).update({
    where: { id: file.id },
    data: { formats: { ...now.formats, ...formats } },
  });
  await strapi.eventHub.emit('media.update', { media });
  return true;
}

function removeStored(strapi: Core.Strapi, entry: object): Promise<unknown> {
  return (
    strapi.plugin('upload') as unknown as { provider: { delete: (file: object) => Promise<unknown> } }
  ).provider.delete(entry);
}

async function storeBeside(provider: Provider, file: LibraryFile, made: MadeFile): Promise<object> {
  const { size: bytes } = await stat(made.path);
  const stored = {
    name: `${made.name}_${file.name}`,
    hash: `${made.name}_${file.hash}`,
    ext: made.ext,
    mime: made.mime,
    path: null,
    ...made.size,
    ...(made.codecs === undefined ? {} : { codecs: made.codecs }),
    // As the media library states sizes: kilobytes with two digits, and bytes.
    size: Math.round(bytes / 10) / 100,
    sizeInBytes: bytes,
  };
  const upload = { ...stored, url: '', getStream: () => createReadStream(made.path) };
  await provider.upload(upload);
  return { ...stored, url: upload.url };
}
