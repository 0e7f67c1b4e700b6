import { describe, expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const HOSTS = ['show.example.com', 'localhost:3000'];

function asked(headers: Record<string, string>) {
  return isSameOrigin(new Headers(headers), HOSTS);
}

describe('isSameOrigin', () => {
  test.each([
    { origin: 'https://show.example.com' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ])('takes %o', (headers) => expect(asked(headers)).toBe(true));

  test.each([
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:4000' },
    { origin: 'https://show.example.com.evil.example' },
    { origin: 'https://show.example.com', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('turns away %o', (headers) => expect(asked(headers)).toBe(false));
});
