import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Loopback and private networks: where a reverse proxy of ours stands. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  NEAR.addSubnet(network, bits, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const isNear = (address: string): boolean =>
  isIPv4(address) ? NEAR.check(address, 'ipv4') : isIPv6(address) && NEAR.check(address, 'ipv6');

/** The first four groups of an IPv6 address: one connection has all the addresses behind them. */
const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':').toLowerCase();
};

/**
 * Whom a limit counts: the other end of the connection, or, when that is a proxy near us, the last address
 * that it has written into `X-Forwarded-For`. What stands further left there the visitor can invent.
 *
 * @param remote of the socket; undefined when it is gone already.
 */
export const clientAddressOf = (remote: string | undefined, forwardedFor: string | null): string => {
  const peer = plain(remote ?? '');
  const last = plain((forwardedFor ?? '').split(',').at(-1) ?? '');
  const isForwarded = isNear(peer) && (isIPv4(last) || isIPv6(last));
  return networkOf(isForwarded ? last : peer);
};

/**
 * The same, when a limit for one client may hold connections back: `undefined` for a client near us, because
 * that may be a proxy which does not say for whom it asks.
 */
export const distantClientOf = (
  remote: string | undefined,
  forwardedFor: string | null,
): string | undefined => {
  const peer = plain(remote ?? '');
  const last = plain((forwardedFor ?? '').split(',').at(-1) ?? '');
  const isForwarded = isNear(peer) && (isIPv4(last) || isIPv6(last)) && !isNear(last);
  return isNear(peer) && !isForwarded ? undefined : clientAddressOf(remote, forwardedFor);
};
