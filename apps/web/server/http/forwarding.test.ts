import { describe, expect, test } from 'vitest';
import { createClients } from './client-address.ts';
import { receiveFrom } from './forwarding.ts';

const clients = createClients(['203.0.113.0/24']);

function receive(remoteAddress: string, rawHeaders: string[]) {
  return receiveFrom(clients, { rawHeaders, socket: { remoteAddress } });
}

describe('receiveFrom', () => {
  test('takes out what a sender that is not trusted says about the scheme', () => {
    const rawHeaders = [
      'Host',
      'a',
      'X-Forwarded-Proto',
      'https',
      'Accept',
      '*/*',
      'x-forwarded-proto',
      'https',
    ];
    expect(receive('198.51.100.1', rawHeaders).network).toBe('198.51.100.1');
    expect(rawHeaders).toEqual(['Host', 'a', 'Accept', '*/*']);
  });

  test('leaves what a trusted proxy says, and reads all its lines', () => {
    const rawHeaders = [
      'X-Forwarded-Proto',
      'https',
      'X-Forwarded-For',
      '6.6.6.6',
      'x-forwarded-for',
      '198.51.100.1',
    ];
    expect(receive('203.0.113.9', rawHeaders).network).toBe('198.51.100.1');
    expect(rawHeaders).toContain('X-Forwarded-Proto');
  });
});
