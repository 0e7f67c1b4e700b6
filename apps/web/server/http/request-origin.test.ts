import { describe, expect, it } from 'vitest';
import { publicOriginOf } from './request-origin.ts';

const origin = (over: Partial<Parameters<typeof publicOriginOf>[0]>) =>
  publicOriginOf({
    url: 'http://127.0.0.1:3000/showroom',
    forwardedProto: null,
    publicUrl: undefined,
    isAlias: (host) => host === 'lab.example.com',
    ...over,
  });

describe('publicOriginOf', () => {
  it("is the request's own without PUBLIC_URL", () => {
    expect(origin({})).toBe('http://127.0.0.1:3000');
    expect(origin({ forwardedProto: 'https' })).toBe('https://127.0.0.1:3000');
    expect(origin({ forwardedProto: 'javascript' })).toBe('http://127.0.0.1:3000');
  });

  it('is PUBLIC_URL whatever the Host header says', () => {
    const publicUrl = 'https://show.example.com';
    expect(origin({ publicUrl })).toBe(publicUrl);
    expect(origin({ publicUrl, url: 'http://evil.example/showroom' })).toBe(publicUrl);
  });

  it('is the alias of a world under the scheme of PUBLIC_URL', () => {
    const publicUrl = 'https://show.example.com';
    expect(origin({ publicUrl, url: 'http://lab.example.com/x' })).toBe('https://lab.example.com');
  });
});
