import { describe, expect, test } from 'vitest';
import { createClients } from '../http/client-address.ts';
import { createMetricsAccess } from './metrics-access.ts';

function request(some: Record<string, string> = {}) {
  return { headers: new Headers(some) };
}
const clients = createClients('neighbours');

function at(address: string | undefined) {
  return clients.of(address, undefined);
}

describe('without a token', () => {
  const mayRead = createMetricsAccess(undefined);

  test.each(['127.0.0.1', '::1', '::ffff:10.0.0.4', '192.168.7.7'])(
    'a neighbour at %s may read',
    (address) => {
      expect(mayRead(request(), at(address))).toBe(true);
    },
  );

  test.each(['203.0.113.4', '2001:db8::1', undefined])('%s may not', (address) => {
    expect(mayRead(request(), at(address))).toBe(false);
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'CF-Connecting-IP', 'X-Forwarded-Proto'])(
    'what a proxy passes on with %s may not, not even empty',
    (name) => {
      expect(mayRead(request({ [name]: '127.0.0.1' }), at('127.0.0.1'))).toBe(false);
      expect(mayRead(request({ [name]: '' }), at('127.0.0.1'))).toBe(false);
    },
  );
});

test('a token opens from anywhere, and only the right one does', () => {
  const mayRead = createMetricsAccess('0123456789abcdef');
  const bearer = (token: string) =>
    request({ authorization: `Bearer ${token}`, 'x-forwarded-for': '8.8.8.8' });
  expect(mayRead(bearer('0123456789abcdef'), at('203.0.113.4'))).toBe(true);
  expect(mayRead(bearer('0123456789abcdeF'), at('127.0.0.1'))).toBe(false);
  expect(mayRead(bearer(''), at('127.0.0.1'))).toBe(false);
  expect(mayRead(request(), at('127.0.0.1'))).toBe(false);
});
