import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { cutOrigin } from './request-origin.ts';
import { isNeighbour } from './trusted-proxies.ts';

/** The hosts that a showroom without `PUBLIC_URL` trusts as its own names. */
export interface KnownHosts {
  /** Hosts from the settings: `HOST`, `PREVIEW_URL`. With or without a port. */
  readonly named: readonly string[];
  /** Whether a host is the alias of a world (`URL_ALIAS`). */
  readonly isAlias: (host: string) => boolean;
  /** This machine's host names and current addresses. */
  readonly ownNames?: () => readonly string[];
}

function ownNamesOfMachine(): readonly string[] {
  return [
    hostname().toLowerCase(),
    ...Object.values(networkInterfaces()).flatMap((some) => (some ?? []).map(({ address }) => address)),
  ];
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** Names that a visitor's DNS cannot point at another machine: RFC 6761 (localhost), RFC 6762 (local). */
function isOwnByName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local');
}

/** Loopback or a private network, like that of the sales laptop in a meeting room. */
function isNearAddress(name: string): boolean {
  return isIP(name) !== 0 && isNeighbour(name);
}

/**
 * Whether the host of a request may appear in mails, canonical links, the sitemap and cached pages. Only used without
 * `PUBLIC_URL`: then the request is the only source of the showroom's name, and a name that anyone can invent, or
 * point at a machine inside a network, is not trusted.
 */
export function createKnownHosts({ named, isAlias, ownNames = ownNamesOfMachine }: KnownHosts) {
  const own = new Set(named.map((host) => host.toLowerCase()));
  const isKnown = (host: string): boolean => {
    const name = withoutPort(host);
    return (
      isOwnByName(name) ||
      isNearAddress(name) ||
      own.has(host) ||
      own.has(name) ||
      isAlias(host) ||
      isAlias(name) ||
      ownNames().includes(name)
    );
  };
  /** @param url of a request, as the HTTP adapter made it of the Host header. */
  return (url: string): boolean => isKnown(cutOrigin(url).host);
}
