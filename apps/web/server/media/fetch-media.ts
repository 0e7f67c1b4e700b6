import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from '../http/content-type.ts';
import { createGuardedRequest } from '../outbound/guarded-request.ts';
import type { ResolveHost } from '../outbound/guarded-request.ts';
import { limitedBody } from '../outbound/limited-body.ts';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';
import type { ServerLogger } from '../process/logger.ts';

/** Fetches a file of the media library: the part of `fetch` that the media store needs. */
export type FetchMedia = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** The limits for one file. */
interface Limits {
  /** Bytes of a file, decompressed. Longer films are not for a web page. */
  readonly bytes: number;
  /** Milliseconds in which at least one chunk has to arrive. */
  readonly silence: number;
}

const LIMITS: Limits = { bytes: 1024 ** 3, silence: 30_000 };

/** Storage that signs its addresses redirects once; a few more for a CDN in front of it. */
const MAX_REDIRECTS = 3;

/** Reasons that are remembered, so that each is logged once. */
const MAX_NOTED = 100;

/** Media types that do not identify a file. */
const ANY_BYTES = /^(?:application|binary)\/octet-stream$/;

/**
 * Whether the response can be the requested file. A sign-in page sent with status 200 instead of a picture is not.
 */
function isPlausible(extension: string, contentType: string | undefined): boolean {
  const sent = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (sent === '' || ANY_BYTES.test(sent)) return true;
  const expected = contentTypeOf(extension);
  if (/^(?:image|video|audio)\//.test(expected)) return sent.split('/', 1)[0] === expected.split('/', 1)[0];
  return sent !== 'text/html' || expected.startsWith('text/html') || ANY_BYTES.test(expected);
}

/**
 * Creates the function with which the server fetches files of the media library: a {@link createGuardedRequest}, and
 *
 * - size and silence have limits; compressed answers are counted uncompressed;
 * - the response has to be plausible for the file.
 *
 * @param options.trustedOrigins the CMS's own and those of `MEDIA_ORIGINS`. The answer's `content-length` is that
 * of the file, where it is known.
 *
 * @returns a `fetch` that rejects with {@link RefusedFetchError} where one of these rules is broken.
 */
export function createFetchMedia(options: {
  readonly trustedOrigins: readonly string[];
  readonly logger: Pick<ServerLogger, 'warn'>;
  readonly resolve?: ResolveHost;
  readonly limits?: Limits;
}): FetchMedia {
  const { limits = LIMITS } = options;
  const trusted = new Set(options.trustedOrigins);
  const request = createGuardedRequest({
    isTrusted: (origin) => trusted.has(origin),
    maxRedirects: MAX_REDIRECTS,
    silence: limits.silence,
    ...(options.resolve && { resolve: options.resolve }),
  });
  const noted = new Set<string>();

  const follow = async (address: string, signal: AbortSignal): Promise<Response> => {
    const extension = extname(new URL(address).pathname);
    const incoming = await request(address, signal);
    const { statusCode: status = 0, headers } = incoming;
    if (status !== 200) {
      incoming.destroy();
      return new Response(null, { status: status >= 400 ? status : 502 });
    }
    if (!isPlausible(extension, headers['content-type'])) {
      incoming.destroy();
      throw new RefusedFetchError(`“${extension}” was asked for and something else came`);
    }
    const length = headers['content-encoding'] === undefined ? headers['content-length'] : undefined;
    return new Response(Readable.toWeb(limitedBody(incoming, limits.bytes)) as ReadableStream, {
      status,
      headers: length === undefined ? {} : { 'content-length': length },
    });
  };

  return async (address, { signal }) => {
    try {
      return await follow(address, signal);
    } catch (error) {
      if (!(error instanceof RefusedFetchError)) throw error;
      // Only the host is logged: an address may be signed, and a signature is a key.
      const { host } = new URL(address);
      const note = `${host} ${error.message}`;
      if (!noted.has(note) && noted.size < MAX_NOTED) {
        noted.add(note);
        options.logger.warn({ host, reason: error.message }, 'A file of the content is not fetched.');
      }
      throw error;
    }
  };
}
