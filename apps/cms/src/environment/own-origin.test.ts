import { describe, expect, test } from 'vitest';
import { isSecureOrigin, mayAct, ownOrigin } from './own-origin.ts';
import { isReachable } from '../setup/first-administrator.ts';

const call = { method: 'POST', host: 'cms.example.com', origin: '', site: '' };

describe('the CMS’s own origin', () => {
  test.each([
    ['https://cms.example.com/strapi', 'https://cms.example.com', true],
    ['http://127.0.0.1:1337', 'http://127.0.0.1:1337', false],
    ['/strapi', undefined, false],
    ['', undefined, false],
    ['javascript:alert(1)', undefined, false],
  ])('of %j is %j', (url, origin, isSecure) => {
    const environment = { CMS_PUBLIC_URL: url };
    expect([ownOrigin(environment), isSecureOrigin(environment)]).toEqual([origin, isSecure]);
  });
});

describe('a call that changes something', () => {
  test.each<[string, Partial<typeof call>, boolean]>([
    ['the panel', { site: 'same-origin', origin: 'https://cms.example.com' }, true],
    ['a panel behind a proxy with TLS, in an old browser', { origin: 'https://cms.example.com' }, true],
    ['a panel behind a proxy with another host', { host: 'inner:1337', origin: 'https://own.example' }, true],
    ['the web server, or a command', {}, true],
    ['a person who typed the address', { site: 'none' }, true],
    ['another origin of the same site', { site: 'same-site', origin: 'https://show.example.com' }, false],
    ['another site', { site: 'cross-site', origin: 'https://evil.example' }, false],
    ['another port of the host, in an old browser', { origin: 'https://cms.example.com:8443' }, false],
    ['another site, in an old browser', { origin: 'https://evil.example' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    [
      'a browser that says same-site beside our own origin',
      { site: 'same-site', origin: 'https://own.example' },
      false,
    ],
  ])('from %s: %#', (_, page, expected) => {
    expect(mayAct({ ...call, ...page }, 'https://own.example')).toBe(expected);
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing', (method) => {
    expect(mayAct({ ...call, method, site: 'cross-site', origin: 'https://evil.example' })).toBe(true);
  });
});

test.each([
  ['127.0.0.1', '', false],
  ['localhost', '', false],
  ['0.0.0.0', '', true],
  ['127.0.0.1', 'https://cms.example.com', true],
])('a CMS that listens at %s with the address %j is reached by others: %j', (host, url, expected) => {
  expect(isReachable(host, { CMS_PUBLIC_URL: url })).toBe(expected);
});
