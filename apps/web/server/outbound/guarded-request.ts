import { lookup as lookupInDns } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RefusedFetchError } from './refused-fetch-error.ts';

/** All IP addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const resolveInDns: ResolveHost = (hostname) =>
  new Promise((resolve, reject) => {
    lookupInDns(hostname, { all: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses);
    });
  });

/** The host of a URL in the form that `node:net` expects: without the brackets of IPv6. */
function hostnameOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Creates the only function with which the server follows addresses that content names. An editor who can write an
 * address into the CMS, or the owner of the host it names, must not be able to make this machine query its own
 * network:
 *
 * - only `http:` and `https:`, without a name and password in the address;
 * - only public IP addresses. The name is resolved once, and the connection goes to exactly the addresses that were
 *   checked, so that a second DNS answer changes nothing. Trusted origins may be anywhere;
 * - every redirect is checked in the same way, and their number is limited;
 * - nothing is sent along: no cookie, no key of this server, no referrer.
 *
 * @param options.isTrusted whether an origin may be in a private network.
 * @param options.mayVisit whether an origin may be asked at all; absent: any.
 * @param options.maxRedirects how many are followed.
 * @param options.silence milliseconds in which at least one byte has to arrive.
 * @returns a function to the first answer that is no redirect. It rejects with {@link RefusedFetchError} where one of
 *   these rules is broken.
 */
export function createGuardedRequest(options: {
  readonly isTrusted: (origin: string) => boolean;
  readonly mayVisit?: (origin: string) => boolean;
  readonly maxRedirects: number;
  readonly silence: number;
  readonly accept?: string;
  readonly resolve?: ResolveHost;
}): (address: string, signal: AbortSignal) => Promise<IncomingMessage> {
  const { resolve = resolveInDns, isTrusted, mayVisit = () => true, accept = '*/*' } = options;
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  const check = (url: URL): void => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new RefusedFetchError('its address is neither http: nor https:');
    }
    if (url.username !== '' || url.password !== '') {
      throw new RefusedFetchError('its address holds a name or a password');
    }
    if (!mayVisit(url.origin)) throw new RefusedFetchError('its host is not among those that are allowed');
    const hostname = hostnameOf(url);
    // Names are checked when they are resolved. URL parsing already normalises other spellings of an IPv4 address.
    if (!isTrusted(url.origin) && isIP(hostname) !== 0 && !isPublicAddress(hostname)) {
      throw new RefusedFetchError('its address is inside this network');
    }
  };

  const lookupFor = (url: URL): LookupFunction => {
    const findIn = async (...[hostname, { all }, callback]: Parameters<LookupFunction>): Promise<void> => {
      const addresses = await resolve(hostname).catch((error: Error) => error);
      if (addresses instanceof Error) return callback(addresses, '');
      const [first] = addresses;
      if (!first || (!isTrusted(url.origin) && !addresses.every(({ address }) => isPublicAddress(address)))) {
        return callback(new RefusedFetchError('its host is inside this network'), '');
      }
      return all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    };
    return (...question) => void findIn(...question);
  };

  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answer, reject) => {
      const [request, agent] =
        url.protocol === 'https:' ? [requestHttps, agents.https] : [requestHttp, agents.http];
      const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'vitrine' };
      const asked = request(url, { agent, headers, signal, lookup: lookupFor(url) });
      asked.setTimeout(options.silence, () => asked.destroy(new Error('The other side has fallen silent.')));
      asked.once('error', reject);
      asked.once('response', answer);
      asked.end();
    });

  return async (address, signal) => {
    let url = new URL(address);
    for (let redirects = 0; ; redirects += 1) {
      check(url);
      const incoming = await ask(url, signal);
      const { statusCode: status = 0, headers } = incoming;
      if (!REDIRECTS.has(status)) return incoming;
      incoming.destroy();
      if (redirects === options.maxRedirects) throw new RefusedFetchError('it is redirected too often');
      if (!URL.canParse(headers.location ?? '', url)) {
        throw new RefusedFetchError('it is redirected to nowhere');
      }
      url = new URL(headers.location ?? '', url);
    }
  };
}
