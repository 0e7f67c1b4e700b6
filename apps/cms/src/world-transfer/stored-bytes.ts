import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Core } from '@strapi/strapi';
import { libraryOf } from '../library/library.ts';
import type { StoredFile } from '../content-model/stored-file.ts';

/** Where the bytes of a file of the media library are: a path, or an address in the bucket or elsewhere. */
export async function sourceOf(strapi: Core.Strapi, { url }: StoredFile): Promise<string> {
  return url.startsWith('/') ? libraryOf(strapi).sourceOf(basename(url)) : url;
}

/** @throws Error when the bytes are gone or cannot be fetched. */
export async function bytesAt(source: string): Promise<Uint8Array> {
  return isWeb(source) ? new Uint8Array(await (await fetched(source)).arrayBuffer()) : readFile(source);
}

/**
 * The SHA-256 of a file, in hexadecimal digits. Films are large: it is never held whole.
 *
 * @throws Error when the bytes are gone or cannot be fetched.
 */
export async function digestAt(source: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of await streamAt(source)) hash.update(bytes as Uint8Array);
  return hash.digest('hex');
}

async function streamAt(source: string): Promise<Readable> {
  if (!isWeb(source)) return createReadStream(source);
  const { body } = await fetched(source);
  return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A file cannot be fetched: ${address} answered ${answer.status}.`);
  return answer;
}

function isWeb(source: string): boolean {
  return /^https?:\/\//i.test(source);
}
