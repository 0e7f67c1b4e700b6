import { lookup as lookupInDns } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from '../http/content-type.ts';
import type { ServerLogger } from '../process/logger.ts';
import { isPublicAddress } from './public-address.ts';
import { RefusedMediaError } from './refused-media-error.ts';
import { limitedBody } from './limited-body.ts';

/** Fetches a file of the media library: the part of `fetch` that the media store needs. */
export type FetchMedia = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** All IP addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

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

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const resolveInDns: ResolveHost = (hostname) =>
  new Promise((resolve, reject) => {
    lookupInDns(hostname, { all: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses);
    });
  });

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

/** The host of a URL in the form that `node:net` expects: without the brackets of IPv6. */
function hostnameOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Creates the only function with which the server fetches files that content names. An editor who can write an
 * address into the CMS, or the owner of the host it names, must not be able to make this machine query its own
 * network:
 *
 * - only `http:` and `https:`, without a name and password in the address;
 * - only public IP addresses. The name is resolved once, and the connection goes to exactly the addresses that were
 *   checked, so that a second DNS answer changes nothing. Trusted origins may be anywhere;
 * - every redirect is checked in the same way, and their number is limited;
 * - size and silence have limits; compressed answers are counted uncompressed;
 * - the response has to be plausible for the file.
 *
 * @param options.trustedOrigins the CMS's own and those of `MEDIA_ORIGINS`. The answer's `content-length` is that
 * of the file, where it is known.
 *
 * @returns a `fetch` that rejects with {@link RefusedMediaError} where one of these rules is broken.
 */
export function createFetchMedia(options: {
  readonly trustedOrigins: readonly string[];
  readonly logger: Pick<ServerLogger, 'warn'>;
  readonly resolve?: ResolveHost;
  readonly limits?: Limits;
}): FetchMedia {
  const { resolve = resolveInDns, limits = LIMITS } = options;
  const trusted = new Set(options.trustedOrigins);
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const noted = new Set<string>();

  const check = (url: URL): void => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new RefusedMediaError('its address is neither http: nor https:');
    }
    if (url.username !== '' || url.password !== '') {
      throw new RefusedMediaError('its address holds a name or a password');
    }
    const hostname = hostnameOf(url);
    // Names are checked when they are resolved. URL parsing already normalises other spellings of an IPv4 address.
    if (!trusted.has(url.origin) && isIP(hostname) !== 0 && !isPublicAddress(hostname)) {
      throw new RefusedMediaError('its address is inside this network');
    }
  };

  const lookupFor = (url: URL): LookupFunction => {
    const isTrusted = trusted.has(url.origin);
    const findIn = async (...[hostname, { all }, callback]: Parameters<LookupFunction>): Promise<void> => {
      const addresses = await resolve(hostname).catch((error: Error) => error);
      if (addresses instanceof Error) return callback(addresses, '');
      const [first] = addresses;
      if (!first || (!isTrusted && !addresses.every(({ address }) => isPublicAddress(address)))) {
        return callback(new RefusedMediaError('its host is inside this network'), '');
      }
      return all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    };
    return (...question) => void findIn(...question);
  };

  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answer, reject) => {
      const [request, agent] =
        url.protocol === 'https:' ? [requestHttps, agents.https] : [requestHttp, agents.http];
      const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'vitrine' };
      const asked = request(url, { agent, headers, signal, lookup: lookupFor(url) });
      asked.setTimeout(limits.silence, () => asked.destroy(new Error('The other side has fallen silent.')));
      asked.once('error', reject);
      asked.once('response', answer);
      asked.end();
    });

  const follow = async (address: string, signal: AbortSignal): Promise<Response> => {
    let url = new URL(address);
    const extension = extname(url.pathname);
    for (let redirects = 0; ; redirects += 1) {
      check(url);
      const incoming = await ask(url, signal);
      const { statusCode: status = 0, headers } = incoming;
      if (status === 200) {
        if (!isPlausible(extension, headers['content-type'])) {
          incoming.destroy();
          throw new RefusedMediaError(`“${extension}” was asked for and something else came`);
        }
        const length = headers['content-encoding'] === undefined ? headers['content-length'] : undefined;
        return new Response(Readable.toWeb(limitedBody(incoming, limits.bytes)) as ReadableStream, {
          status,
          headers: length === undefined ? {} : { 'content-length': length },
        });
      }
      incoming.destroy();
      if (!REDIRECTS.has(status)) return new Response(null, { status: status >= 400 ? status : 502 });
      if (redirects === MAX_REDIRECTS) throw new RefusedMediaError('it is redirected too often');
      if (!URL.canParse(headers.location ?? '', url)) {
        throw new RefusedMediaError('it is redirected to nowhere');
      }
      url = new URL(headers.location ?? '', url);
    }
  };

  return async (address, { signal }) => {
    try {
      return await follow(address, signal);
    } catch (error) {
      if (!(error instanceof RefusedMediaError)) throw error;
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
