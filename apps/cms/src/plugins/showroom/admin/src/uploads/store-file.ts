import type { useFetchClient } from '@strapi/strapi/admin';

type Post = ReturnType<typeof useFetchClient>['post'];

/** A file as the media library answers it, with much more. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly mime: string;
  readonly ext?: string;
  readonly formats?: { readonly thumbnail?: { readonly url: string } } | null;
}

/**
 * Adds a file to the media library, with the request that the panel uploads with everywhere.
 *
 * @throws FetchError whose message is the CMS's sentence on a file that it refuses.
 */
export async function storeFile(post: Post, file: File): Promise<StoredFile> {
  const form = new FormData();
  form.append('files', file, file.name);
  const { data } = await post<readonly StoredFile[]>('/upload', form);
  const [stored] = data;
  if (stored === undefined) throw new Error('The media library has not stored the file.');
  return stored;
}
