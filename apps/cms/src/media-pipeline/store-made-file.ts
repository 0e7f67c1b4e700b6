import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { FILE } from './library-files.ts';

interface Uploader {
  readonly upload: (
    request: object,
    options: { readonly user?: { readonly id: number } },
  ) => Promise<readonly { readonly id: number }[]>;
}

/** A file that the CMS has made of another one. */
export interface MadeUpload {
  readonly path: string;
  /** In the media library. */
  readonly name: string;
  readonly mime: string;
  /** The file that it is made of: it is put into the same folder. Absent: into none. */
  readonly of?: number;
  /** The id of the administrator who will own it. */
  readonly by: number | undefined;
}

/**
 * Adds a file that the CMS has made to the media library, like an upload.
 *
 * @returns Its number.
 */
export async function storeMadeFile(
  strapi: Core.Strapi,
  { path, name, mime, of, by }: MadeUpload,
): Promise<number> {
  const source =
    of === undefined
      ? null
      : await strapi.db.query(FILE).findOne({ where: { id: of }, populate: ['folder'] });
  const uploader = strapi.plugin('upload').service('upload') as unknown as Uploader;
  const request = {
    data: { fileInfo: { name, folder: source?.folder?.id } },
    files: { filepath: path, originalFilename: name, mimetype: mime, size: (await stat(path)).size },
  };
  const [made] = await uploader.upload(request, by === undefined ? {} : { user: { id: by } });
  if (made === undefined) throw new Error(`The media library has not kept ${name}.`);
  return made.id;
}
