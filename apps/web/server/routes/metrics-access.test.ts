import { describe, expect, it } from 'vitest';
import { createMetricsAccess } from './metrics-access.ts';

const headers = (some: Record<string, string> = {}) => new Headers(some);

describe('without a token', () => {
  const mayRead = createMetricsAccess(undefined);

  it.each(['127.0.0.1', '::1', '::ffff:10.0.0.4', '192.168.7.7'])('a neighbour at %s may read', (address) => {
    expect(mayRead(headers(), address)).toBe(true);
  });

  it.each(['203.0.113.4', '2001:db8::1', undefined])('%s may not', (address) => {
    expect(mayRead(headers(), address)).toBe(false);
  });

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'CF-Connecting-IP', 'X-Forwarded-Proto'])(
    'what a proxy passes on with %s may not, not even empty',
    (name) => {
      expect(mayRead(headers({ [name]: '127.0.0.1' }), '127.0.0.1')).toBe(false);
      expect(mayRead(headers({ [name]: '' }), '127.0.0.1')).toBe(false);
    },
  );
});

it('a token opens from anywhere, and only the right one does', () => {
  const mayRead = createMetricsAccess('0123456789abcdef');
  const bearer = (token: string) =>
    headers({ authorization: `Bearer ${token}`, 'x-forwarded-for': '8.8.8.8' });
  expect(mayRead(bearer('0123456789abcdef'), '203.0.113.4')).toBe(true);
  expect(mayRead(bearer('0123456789abcdeF'), '127.0.0.1')).toBe(false);
  expect(mayRead(bearer(''), '127.0.0.1')).toBe(false);
  expect(mayRead(headers(), '127.0.0.1')).toBe(false);
});
