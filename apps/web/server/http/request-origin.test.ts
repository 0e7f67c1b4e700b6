import { describe, expect, test } from 'vitest';
import { publicOriginOf } from './request-origin.ts';

function origin(over: Partial<Parameters<typeof publicOriginOf>[0]>) {
  return publicOriginOf({
    url: 'http://127.0.0.1:3000/showroom',
    forwardedProto: null,
    publicUrl: undefined,
    isAlias: (host) => host === 'lab.example.com',
    ...over,
  });
}

describe('publicOriginOf', () => {
  test("is the request's own without PUBLIC_URL", () => {
    expect(origin({})).toBe('http://127.0.0.1:3000');
    expect(origin({ forwardedProto: 'https' })).toBe('https://127.0.0.1:3000');
    expect(origin({ forwardedProto: 'javascript' })).toBe('http://127.0.0.1:3000');
  });

  test('is PUBLIC_URL whatever the Host header says', () => {
    const publicUrl = 'https://show.example.com';
    expect(origin({ publicUrl })).toBe(publicUrl);
    expect(origin({ publicUrl, url: 'http://evil.example/showroom' })).toBe(publicUrl);
  });

  test('is the alias of a world under the scheme of PUBLIC_URL', () => {
    const publicUrl = 'https://show.example.com';
    expect(origin({ publicUrl, url: 'http://lab.example.com/x' })).toBe('https://lab.example.com');
  });
});
