import { normaliseLink } from './link.ts';
import type { QueryReader } from '../overlays/overlay-stack.ts';

/** An address, parsed as far as it can belong to this showroom. */
export interface OwnAddress {
  /** With its leading slash; empty where the address is a query alone and leads to where the visitor is. */
  readonly path: string;
  readonly query: QueryReader;
  /** It names a host, which may belong to another site. */
  readonly namesHost: boolean;
}

/** The same rule as in pages: a second slash or a backslash would name another host. */
const OWN = /^(?:\/(?![/\\])|\?)/;
const WHOLE = /^https?:\/\/[^/?#]+/i;

/**
 * Parses what an editor typed as a link the way pages do: a path or a query is the showroom's own, everything else
 * names a host. Undefined where it names no page of a site, or cannot be followed.
 */
export function readOwnAddress(typed: string): OwnAddress | undefined {
  const address = typed.trim();
  if (OWN.test(address)) return takenApart(address, false);
  const link = normaliseLink(address);
  const host = link === undefined ? undefined : WHOLE.exec(link)?.[0];
  return host === undefined || link === undefined ? undefined : takenApart(link.slice(host.length), true);
}

function takenApart(address: string, namesHost: boolean): OwnAddress {
  const [beforeHash = ''] = address.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const path = mark === -1 ? beforeHash : beforeHash.slice(0, mark);
  return { path, query: readQuery(mark === -1 ? '' : beforeHash.slice(mark + 1)), namesHost };
}

/** The parsing of `URLSearchParams`, which the core does not have: of two values the first counts. */
function readQuery(query: string): QueryReader {
  const values = new Map<string, string>();
  for (const parameter of query.split('&')) {
    const [name = '', ...value] = parameter.split('=').map((part) => decode(part.replaceAll('+', ' ')));
    if (!values.has(name)) values.set(name, value.join('='));
  }
  return { get: (name) => values.get(name) ?? null, keys: () => values.keys() };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
