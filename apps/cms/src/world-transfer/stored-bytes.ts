import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { StoredFile } from './media-library.ts';

/**
 * The bytes of a file of the media library, wherever the CMS's upload provider keeps them.
 *
 * @throws Error when they are gone or cannot be fetched.
 */
export const storedBytes = async (strapi: Core.Strapi, { url, name }: StoredFile): Promise<Uint8Array> => {
  if (url.startsWith('/')) return readFile(join(strapi.dirs.static.public, url));
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The file «${name}» cannot be fetched: ${url} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
};
