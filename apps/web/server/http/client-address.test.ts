import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClients } from './client-address.ts';

const neighbours = createClients('neighbours');

describe('whom a limit counts, with neighbours as proxies', () => {
  test.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['127.0.0.1', '[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
    ['::ffff:10.1.2.3', 'made-up, 198.51.100.1', '198.51.100.1'],
    ['::1', 'nonsense', '0:0:0:0'],
    ['fe80::1%eth0', '198.51.100.1', '198.51.100.1'],
    ['172.20.0.2', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['172.20.0.2', '2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8:1::9', undefined, '2001:db8:1:0'],
    ['100.64.0.2', '198.51.100.1', '100.64.0.2'],
    // One hop is trusted: a visitor on the local network who invents an address is still identified by their own.
    ['127.0.0.1', '198.51.100.1, 192.168.0.50', '192.168.0.50'],
    [undefined, undefined, ''],
  ])('of %s with %s is %s', (remote, forwarded, network) => {
    expect(neighbours.of(remote, forwarded).network).toBe(network);
  });

  test.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', undefined, undefined],
    ['::ffff:10.1.2.3', '192.168.0.9', undefined],
    ['203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ])('where it may be held back, of %s with %s is %s', (remote, forwarded, client) => {
    expect(neighbours.of(remote, forwarded).distant).toBe(client);
  });
});

describe('whom a limit counts, with TRUSTED_PROXIES', () => {
  const chain = createClients(['10.0.0.0/8', '203.0.113.0/24', '2001:db8:cd::/48']);

  test.each([
    ['CDN, nginx beside us', '127.0.0.1', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['CDN over IPv6, nginx', '10.0.0.5', '198.51.100.1, 2001:db8:cd::9', '198.51.100.1'],
    ['CDN, balancer, nginx', '::1', '198.51.100.1, 203.0.113.9, 10.0.0.7', '198.51.100.1'],
    ['a public balancer alone', '203.0.113.9', '198.51.100.1', '198.51.100.1'],
    ['an invented entry before', '127.0.0.1', '6.6.6.6, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['an invented proxy before', '127.0.0.1', '203.0.113.1, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['past the CDN', '127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['no proxy at all', '198.51.100.1', '6.6.6.6, 203.0.113.9', '198.51.100.1'],
    ['a neighbour that is not named', '192.168.0.4', '6.6.6.6', '192.168.0.4'],
    ['a hop that a proxy does not know', '127.0.0.1', '6.6.6.6, unknown, 203.0.113.9', '203.0.113.9'],
  ])('%s', (_case, remote, forwarded, network) => {
    expect(chain.of(remote, forwarded).network).toBe(network);
  });

  test('holds back visitors of the own network, and never a proxy', () => {
    expect(chain.of('127.0.0.1', '192.168.0.9').distant).toBe('192.168.0.9');
    expect(chain.of('192.168.0.9', undefined).distant).toBe('192.168.0.9');
    expect(chain.of('203.0.113.9', undefined).distant).toBeUndefined();
    expect(chain.of('203.0.113.9', '10.0.0.1').distant).toBeUndefined();
  });

  test('trusts no header without trusted proxies', () => {
    const none = createClients([]);
    expect(none.isTrusted('127.0.0.1')).toBe(false);
    expect(none.of('127.0.0.1', '6.6.6.6')).toEqual({
      network: '127.0.0.1',
      distant: '127.0.0.1',
      isNeighbour: true,
    });
    expect(none.of('192.168.0.9', '6.6.6.6').distant).toBe('192.168.0.9');
  });

  const octet = fc.integer({ min: 1, max: 254 });
  const visitors = fc.tuple(octet, octet).map(([a, b]) => `198.51.${a}.${b}`);
  const proxies = octet.map((last) => `203.0.113.${last}`);
  const inventions = fc.array(
    fc.oneof(visitors, proxies, fc.constantFrom('127.0.0.1', '::1', '10.1.1.1', 'unknown', '', '_x')),
    { maxLength: 6 },
  );

  test('is the same client whatever that client writes into the header', () => {
    fc.assert(
      fc.property(visitors, inventions, fc.array(proxies, { maxLength: 4 }), (visitor, invented, hops) => {
        // Each trusted hop appends the address of its own client.
        const [nearest, ...further] = [...hops].toReversed();
        const appended = hops.length === 0 ? [] : [visitor, ...further.toReversed()];
        const honest = chain.of(nearest ?? visitor, appended.join(', '));
        const spoofed = chain.of(nearest ?? visitor, [...invented, ...appended].join(', '));
        expect(honest.network).toBe(visitor);
        expect(spoofed).toEqual(honest);
      }),
    );
  });
});
