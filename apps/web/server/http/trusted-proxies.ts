import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The proxies whose forwarding headers are trusted (`TRUSTED_PROXIES`): networks such as `10.0.0.0/8`, none, or,
 * without the setting, the neighbours: loopback and private networks, one hop only.
 */
export type TrustedProxies = 'neighbours' | readonly string[];

/**
 * Loopback and private networks: where a reverse proxy of ours normally is. 100.64.0.0/10 is not among them: some
 * platforms use it as their inner network, but so do carriers for their customers.
 */
const NEIGHBOURS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** This machine is trusted in any case. */
const OWN_MACHINE = ['127.0.0.0/8', '::1/128'];

/** A network as its first address and the length of its prefix; undefined if the text is not one. */
function networkIn(text: string): readonly [address: string, bits: number, isV4: boolean] | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const isV4 = isIPv4(address);
  if ((!isV4 && !isIPv6(address)) || address.includes('%') || more.length > 0) return undefined;
  const most = isV4 ? 32 : 128;
  if (prefix === undefined) return [address, most, isV4];
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  return bits >= 0 && bits <= most ? [address, bits, isV4] : undefined;
}

/** Whether a text is a network such as `10.0.0.0/8` or `2001:db8::/32`, or one address. */
export function isNetwork(text: string): boolean {
  return networkIn(text) !== undefined;
}

/**
 * Returns a test for whether an address is in one of the networks. It is false for anything that is not an address.
 */
export function networksOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const [address, bits, isV4] of networks.flatMap((text) => {
    const network = networkIn(text);
    return network === undefined ? [] : [network];
  })) {
    list.addSubnet(address, bits, isV4 ? 'ipv4' : 'ipv6');
  }
  return (address) =>
    isIPv4(address) ? list.check(address, 'ipv4') : isIPv6(address) && list.check(address, 'ipv6');
}

/** Loopback and private networks. */
export const isNeighbour = networksOf(NEIGHBOURS);

/** The networks whose senders are believed. */
export function trustedNetworks(proxies: TrustedProxies): readonly string[] {
  if (proxies === 'neighbours') return NEIGHBOURS;
  return proxies.length === 0 ? [] : [...OWN_MACHINE, ...proxies];
}
