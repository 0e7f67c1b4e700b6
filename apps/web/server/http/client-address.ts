import { isIPv4, isIPv6 } from 'node:net';
import { isNeighbour, networksOf, trustedNetworks } from './trusted-proxies.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** A client, as limits see it. */
export interface Client {
  /** What limits count: an IPv4 address, or the first four groups of an IPv6 address. */
  readonly network: string;
  /**
   * The same, where a limit may block everything from that address; undefined for one that may be a proxy which does
   * not name its clients, so that all visitors of a showroom never share one client's limit.
   */
  readonly distant: string | undefined;
  /** Whether the other end of the connection is this machine or in a private network: a proxy, or a collector. */
  readonly isNeighbour: boolean;
}

/** An unknown client: its connection is already closed, or there is none (in tests). */
export const UNKNOWN_CLIENT: Client = { network: '', distant: undefined, isNeighbour: false };

/** How many peers' trust is remembered; far more than one machine has neighbours. */
const MAX_PEERS = 10_000;

/** An address without what some proxies add: IPv4 in IPv6, brackets, a port. */
function plain(text: string): string {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    // The zone of a link-local address names an interface of this machine.
    .replace(/%.*$/, '');
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The first four groups of an IPv6 address: one connection owns all the addresses below them. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}

function isAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text);
}

/**
 * Finds the address that limits count: the peer or, when the peer is a trusted proxy, the rightmost address in
 * `X-Forwarded-For` that is not a trusted proxy. Each proxy appends its client's address, so a visitor can forge
 * everything further left. `Forwarded` (RFC 7239) is not read: a proxy that does not know it would pass on whatever
 * a visitor sent.
 */
export function createClients(proxies: TrustedProxies) {
  const isTrustedNetwork = networksOf(trustedNetworks(proxies));
  const isOneHop = proxies === 'neighbours';
  const peers = new Map<string, { readonly address: string; readonly isTrusted: boolean }>();

  const peerOf = (remote: string) => {
    const known = peers.get(remote);
    if (known) return known;
    const address = plain(remote);
    const peer = { address, isTrusted: isTrustedNetwork(address) };
    if (peers.size >= MAX_PEERS) peers.clear();
    peers.set(remote, peer);
    return peer;
  };

  /** The client's address according to the trusted proxies; undefined without one. */
  const clientFrom = (forwardedFor: string | undefined): string | undefined => {
    const hops = (forwardedFor ?? '').split(',').map(plain).toReversed();
    if (isOneHop) return hops.slice(0, 1).find(isAddress);
    let furthest: string | undefined;
    for (const hop of hops) {
      // If a proxy sends an invalid address for its own client, that proxy is the last known address.
      if (!isAddress(hop)) return furthest;
      furthest = hop;
      if (!isTrustedNetwork(hop)) return hop;
    }
    return furthest;
  };

  const mayBeProxy = isOneHop ? isNeighbour : isTrustedNetwork;

  return {
    /** Whether this sender's forwarding headers are trusted. */
    isTrusted: (remote: string | undefined): boolean => peerOf(remote ?? '').isTrusted,

    /**
     * @param remote of the socket; undefined when it is already closed.
     * @param forwardedFor all `X-Forwarded-For` lines, joined by commas.
     */
    of: (remote: string | undefined, forwardedFor: string | undefined): Client => {
      const peer = peerOf(remote ?? '');
      const forwarded = peer.isTrusted ? clientFrom(forwardedFor) : undefined;
      const address = forwarded ?? peer.address;
      const network = networkOf(address);
      return {
        network,
        distant: address === '' || mayBeProxy(address) ? undefined : network,
        isNeighbour: isNeighbour(peer.address),
      };
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
