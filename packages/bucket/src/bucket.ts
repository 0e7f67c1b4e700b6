import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ListedObject } from './listing.ts';
import type { BucketSettings } from './settings.ts';

/** Bytes of an object, both included. */
export interface ByteRange {
  readonly start: number;
  /** Absent: to the end of the object. */
  readonly end?: number | undefined;
}

/** An object as the bucket sends it. Read its body, or cancel it. */
export interface BucketObject {
  /** Bytes of the whole object. */
  readonly size: number;
  /** Milliseconds since 1970, to the second. */
  readonly modified: number;
  /** Bytes that come: less than the whole if a range was asked for. */
  readonly length: number;
  readonly body: ReadableStream<Uint8Array>;
}

/** Files in a bucket of S3, by their keys. Nothing is ever made public there. */
export interface Bucket {
  /** @returns undefined without such an object. @throws BucketError */
  readonly get: (
    key: string,
    options?: { readonly range?: ByteRange; readonly signal?: AbortSignal },
  ) => Promise<BucketObject | undefined>;
  /**
   * Writes an object from a file, in place of an older one. It has no media type: only our own servers read it, and they
   * say the type themselves.
   *
   * @throws BucketError, and what the disk says.
   */
  readonly put: (key: string, path: string) => Promise<void>;
  /** An object that is not there is removed already. @throws BucketError */
  readonly remove: (key: string) => Promise<void>;
  /** An address at which an object can be read without a key. @param seconds for which it is good. */
  readonly signedAddress: (key: string, seconds: number) => Promise<string>;
  /** All objects whose keys begin so, in the order of their keys. @throws BucketError */
  readonly list: (prefix: string) => AsyncGenerator<ListedObject>;
}

/**
 * The bucket did not do it: `away` if it cannot be reached or is out of order, `refused` if it does not let us, `range`
 * if the object has no such bytes.
 */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly fault: 'away' | 'refused' | 'range';

  constructor(message: string, details: { readonly fault: BucketError['fault']; readonly cause?: unknown }) {
    super(message, { cause: details.cause });
    this.fault = details.fault;
  }
}

/** Milliseconds until an answer has to begin. */
const ANSWER_TIMEOUT = 10_000;

/** Bytes in a millisecond that an upload makes at least: a slower line than half a Mbit/s counts as broken. */
const MIN_PACE = 64;

/** A request, and what may come of it. */
interface Asking {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** For the error: `Reading uploads/a.jpg`. */
  readonly what: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  /** Milliseconds until the answer has to begin. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
  readonly mayBeMissing?: true;
}

/**
 * Opens a bucket. Nothing is asked of it yet.
 *
 * What signs requests is loaded here, so that a showroom without a bucket never loads it.
 */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { AwsV4Signer } = await import('aws4fetch');
  const { readListing } = await import('./listing.ts');
  const { address, ...key } = settings;

  const ask = async (path: string, asking: Asking): Promise<Response | undefined> => {
    const { method, what, body, timeout = ANSWER_TIMEOUT, signal: leaving } = asking;
    const signer = new AwsV4Signer({ ...key, method, url: `${address}${path}`, service: 's3' });
    const { url, headers } = await signer.sign();
    for (const [name, value] of Object.entries(asking.headers ?? {})) headers.set(name, value);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('It did not answer in time.')), timeout);
    const signal = AbortSignal.any([late.signal, ...(leaving ? [leaving] : [])]);
    const response = await fetch(url, { method, headers, signal, ...(body && { body }) })
      .catch((cause: unknown) => {
        if (leaving?.aborted) throw leaving.reason;
        throw new BucketError(`${what}: the bucket cannot be reached.`, { fault: 'away', cause });
      })
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && asking.mayBeMissing) return undefined;
    throw new BucketError(`${what}: the bucket answered ${response.status}.`, {
      fault: faultOf(response.status),
    });
  };

  return {
    get: async (name, { range, signal } = {}) => {
      const response = await ask(pathOf(name), {
        method: 'GET',
        what: `Reading ${name}`,
        signal,
        mayBeMissing: true,
        ...(range && { headers: { range: `bytes=${range.start}-${range.end ?? ''}` } }),
      });
      return response && objectOf(name, response);
    },
    put: async (name, file) => {
      const body = await openAsBlob(file);
      const response = await ask(pathOf(name), {
        method: 'PUT',
        what: `Writing ${name}`,
        // The bucket refuses bytes that have changed on their way.
        headers: { 'content-md5': await md5Of(file) },
        body,
        timeout: ANSWER_TIMEOUT + body.size / MIN_PACE,
      });
      await response?.body?.cancel();
    },
    remove: async (name) => {
      const what = `Removing ${name}`;
      const response = await ask(pathOf(name), { method: 'DELETE', what, mayBeMissing: true });
      await response?.body?.cancel();
    },
    signedAddress: async (name, seconds) => {
      const url = `${address}${pathOf(name)}?X-Amz-Expires=${seconds}`;
      const signed = await new AwsV4Signer({ ...key, url, service: 's3', signQuery: true }).sign();
      return signed.url.href;
    },
    list: async function* (prefix) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next !== undefined) query.set('continuation-token', next);
        const response = await ask(`?${query}`, { method: 'GET', what: `Listing ${prefix}` });
        const listing = readListing((await response?.text()) ?? '');
        yield* listing.objects;
        next = listing.next;
      } while (next !== undefined);
    },
  };
}

/** The path of an object in an address. */
function pathOf(key: string): string {
  return `/${key.split('/').map(encodeURIComponent).join('/')}`;
}

async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}

function faultOf(status: number): BucketError['fault'] {
  if (status === 416) return 'range';
  return status >= 500 || status === 429 ? 'away' : 'refused';
}

/** @throws BucketError for an answer that cannot be an object. */
function objectOf(key: string, { headers, body }: Response): BucketObject {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const modified = Date.parse(headers.get('last-modified') ?? '');
  if (!Number.isSafeInteger(length) || Number.isNaN(modified)) {
    void body?.cancel();
    throw new BucketError(`Reading ${key}: the answer says no length and no time.`, { fault: 'away' });
  }
  return {
    size: total === undefined ? length : Number(total),
    modified,
    length,
    body: body ?? new Blob([]).stream(),
  };
}
