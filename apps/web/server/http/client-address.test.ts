import { describe, expect, it } from 'vitest';
import { clientAddressOf, distantClientOf } from './client-address.ts';

describe('clientAddressOf', () => {
  it.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['::ffff:203.0.113.7', null, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', 'made-up, 198.51.100.1', '198.51.100.1'],
    ['::1', 'nonsense', '0:0:0:0'],
    ['172.20.0.2', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1::9', null, '2001:db8:1:0'],
    [undefined, null, ''],
  ])('of %s with %s is %s', (remote, forwarded, address) => {
    expect(clientAddressOf(remote, forwarded)).toBe(address);
  });
});

describe('distantClientOf', () => {
  it.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', null, undefined],
    ['::ffff:10.1.2.3', '192.168.0.9', undefined],
    ['203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ])('of %s with %s is %s', (remote, forwarded, address) => {
    expect(distantClientOf(remote, forwarded)).toBe(address);
  });
});
