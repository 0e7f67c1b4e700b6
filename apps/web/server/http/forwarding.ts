import type { IncomingMessage } from 'node:http';
import type { Client, Clients } from './client-address.ts';

const FORWARDED_FOR = 'x-forwarded-for';
const FORWARDED_PROTO = 'x-forwarded-proto';

/** The values of a header, joined by commas, read without creating an object of all headers. */
function valuesOf(rawHeaders: readonly string[], name: string): string | undefined {
  let values: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const own = rawHeaders[index] ?? '';
    if (own.length !== name.length || own.toLowerCase() !== name) continue;
    const value = rawHeaders[index + 1] ?? '';
    values = values === undefined ? value : `${values},${value}`;
  }
  return values;
}

function removeHeader(rawHeaders: string[], name: string): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
}

/**
 * Identifies the client before anything else reads the request. An untrusted client's `X-Forwarded-Proto` is removed,
 * so that no later code can trust it.
 */
export function receiveFrom(
  clients: Clients,
  incoming: Pick<IncomingMessage, 'rawHeaders'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
): Client {
  const { rawHeaders } = incoming;
  const { remoteAddress } = incoming.socket;
  if (!clients.isTrusted(remoteAddress) && valuesOf(rawHeaders, FORWARDED_PROTO) !== undefined) {
    removeHeader(rawHeaders, FORWARDED_PROTO);
  }
  return clients.of(remoteAddress, valuesOf(rawHeaders, FORWARDED_FOR));
}
