import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameSources, hostOfLink, isEmbedAllowed, listedSources } from './embed-host.ts';

describe('hostOfLink', () => {
  test('is in lower case and keeps the port; a scheme is added as for every link', () => {
    expect(hostOfLink('https://Www.Example.com/a?b#c')).toBe('www.example.com');
    expect(hostOfLink('example.com')).toBe('example.com');
    expect(hostOfLink('http://127.0.0.1:4000/')).toBe('127.0.0.1:4000');
  });

  test.each(['mailto:a@example.com', 'https://good.com@evil.com/', 'https://evil.com\\.good.com', '', 'a b'])(
    'is none in %s',
    (url) => {
      expect(hostOfLink(url)).toBeUndefined();
    },
  );
});

describe('isEmbedAllowed', () => {
  const hosts = ['example.com', ' https://player.example.org/x ', '*.example.net', ''];

  test.each([
    'https://example.com/a',
    'example.com',
    'https://a.b.example.com',
    'https://player.example.org',
  ])('allows %s', (url) => {
    expect(isEmbedAllowed(url, hosts)).toBe(true);
  });

  test('counts subdomains of a host that was typed with a star', () => {
    expect(isEmbedAllowed('https://a.example.net', hosts)).toBe(true);
  });

  test.each([
    'https://badexample.com',
    'https://example.com.evil.com',
    'https://example.com@evil.com',
    'https://example.org',
    'https://example.com:8443',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    expect(isEmbedAllowed(url, hosts)).toBe(false);
  });

  test('refuses everything where nothing is listed', () => {
    expect(isEmbedAllowed('https://example.com', [])).toBe(false);
    expect(isEmbedAllowed('https://example.com', ['', ' '])).toBe(false);
  });
});

describe('frameSources', () => {
  test('are the video platforms and the listed hosts with their subdomains, each once', () => {
    expect(frameSources(['example.com', 'https://Example.com/'])).toEqual([
      'www.youtube-nocookie.com',
      'player.vimeo.com',
      'example.com',
      '*.example.com',
    ]);
  });

  test('hold nothing that could mean more in a policy, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.domain()), { maxLength: 4 }), (hosts) => {
        for (const source of frameSources(hosts)) expect(source).toMatch(/^(?:\*\.)?[a-z0-9.:-]+$/);
        expect(frameSources(hosts)).toEqual(expect.arrayContaining([...listedSources(hosts)]));
      }),
    );
    expect(frameSources(["'self'", '*', 'a; script-src *', 'https:'])).toHaveLength(2);
  });
});
