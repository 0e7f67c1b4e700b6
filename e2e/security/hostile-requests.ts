import * as fc from 'fast-check';
import type { Question } from './ask.ts';
import { inLine, nasty } from './nasty.ts';

/** One request, byte for byte, each character a byte. */
export interface HostileRequest {
  readonly bytes: string;
  /** Whether an answer must come: an invalid request may be ended without one. */
  readonly isComplete: boolean;
}

const QUERY_NAMES = [
  'article',
  'dashboard',
  'pdf',
  'media',
  'iframe',
  'view360',
  'slideshow',
  'synced',
  'menu',
  'places',
  'search',
  'code',
  'item',
  'page',
  'redirect',
  'problem',
  'kiosk',
  'v',
  'part',
  'locale',
  '_routes',
  'index',
  'utm_source',
  'contact',
] as const;

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), nasty), nasty), { minLength: 1, maxLength: 3 })
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);

const ranges = fc.oneof(
  fc.constantFrom(
    'bytes=0-',
    'bytes=-0',
    'bytes=-1',
    'bytes=99999999999999999999-',
    'bytes=0-0,1-1,2-2',
    `bytes=${Array.from({ length: 200 }, (_, index) => `${index}-`).join(',')}`,
    'bytes=5-2',
    'bytes=a-b',
    'bytes=-99999999999999999999',
    'lines=0-1',
    'bytes=',
  ),
  fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000)).map(([start, end]) => `bytes=${start}-${end}`),
);

const forgedCookie = fc.oneof(
  fc.base64String({ maxLength: 200 }).map((value) => `auth._token.local=${value}`),
  nasty.map((value) => `vitrine_world_zqxprotectedzqx-world=${value}`),
  nasty.map((value) => `vitrine_language=${value}`),
  nasty,
  fc.constant('auth._token.local=true; auth._token.local=1; vitrine_world_=;;;==; __proto__=1'),
  fc.constant(Array.from({ length: 300 }, (_, index) => `vitrine_world_${index}=a`).join('; ')),
  fc.constant(`auth._token.local=${'A'.repeat(7_000)}`),
);

const header = fc.oneof(
  ranges.map((value) => ['Range', value] as const),
  forgedCookie.map((value) => ['Cookie', value] as const),
  fc.constantFrom(
    ['Accept-Encoding', 'gzip;q=x, br;q=-1, *;q=99999, identity;q=0'] as const,
    ['Accept-Encoding', 'br, '.repeat(500)] as const,
    ['If-None-Match', `W/"a", ${'"b", '.repeat(800)}*`] as const,
    ['If-None-Match', '*'] as const,
    ['If-Range', '"old"'] as const,
    ['If-Modified-Since', 'never'] as const,
    ['Accept-Language', 'de;q=9,'.repeat(400)] as const,
    ['Accept-Language', '*;q=NaN,__proto__'] as const,
    ['Accept', 'image/avif;q=0,image/webp;q=1'] as const,
    ['Sec-CH-UA-Mobile', '?1'] as const,
    ['Upgrade', 'websocket'] as const,
    ['Connection', 'Upgrade, HTTP2-Settings'] as const,
    ['Expect', '100-continue'] as const,
    ['Expect', 'the unexpected'] as const,
    ['X-Forwarded-Proto', 'javascript'] as const,
    ['X-Forwarded-Host', 'evil.example'] as const,
    ['X-Forwarded-For', '127.0.0.1, 10.0.0.1, not an address'] as const,
    ['X-HTTP-Method-Override', 'DELETE'] as const,
    ['X-Original-URL', '/-/revalidate'] as const,
    ['Authorization', 'Bearer undefined'] as const,
    ['Origin', 'https://evil.example'] as const,
    ['Origin', 'null'] as const,
    ['Referer', 'https://evil.example/?password=a'] as const,
    ['Host', 'evil.example'] as const,
    ['Host', 'zqxprotectedzqx-host.example'] as const,
    ['Content-Encoding', 'gzip'] as const,
  ),
  fc.tuple(fc.constantFrom('Accept', 'User-Agent', 'X-Random', 'Cookie', 'Range'), nasty),
);

const headers = fc.array(header, { maxLength: 4 });

function linesOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${name}: ${inLine(value).replaceAll('%20', ' ')}\r\n`).join('');
}

/** A complete request of one of ours: address, query, headers. */
function reading(paths: fc.Arbitrary<string>) {
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant('GET') },
        {
          weight: 3,
          arbitrary: fc.constantFrom(
            'HEAD',
            'OPTIONS',
            'PUT',
            'DELETE',
            'PATCH',
            'TRACE',
            'PROPFIND',
            'QUERY',
          ),
        },
      ),
      path: paths,
      query: fc.option(query, { nil: '', freq: 2 }),
      headers,
    })
    .map(
      (request) =>
        `${request.method} ${inLine(request.path + request.query)} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
        `Connection: close\r\n${linesOf(request.headers)}\r\n`,
    );
}

const POSTED = [
  '/box-api/contact',
  '/box-api/stand-leads',
  '/box-api/login',
  '/box-api/logout',
  '/box-api/unlock',
  '/box-api/forget',
  '/box-api/presentation/begin',
  '/box-api/presentation/show',
  '/box-api/presentation/signal',
  '/box-api/presentation/status',
  '/-/revalidate',
] as const;

function deep(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

const bodies = fc.oneof(
  fc.json(),
  nasty,
  fc.constantFrom(
    deep(5_000),
    `{"identifier":${deep(100)}}`,
    '{"__proto__":{"isLoggedIn":true},"constructor":{"prototype":{"a":1}}}',
    '{"world":"zqxprotectedzqx-world","code":{"$ne":null}}',
    '{"world":["zqxprotectedzqx-world"],"code":[""]}',
    '{"identifier":"a","password":"b","redirect":"//evil.example","locale":"__proto__","query":"?a=//"}',
    'identifier=a&password=b&redirect=%2F%2Fevil.example',
    'world=zqxprotectedzqx-world&code=&code=1&door=99999999999',
    '{"login":"yes"}',
    `{"message":"${'a'.repeat(7_000)}"}`,
    'a'.repeat(9_000),
    '\x00\xff\xfe',
  ),
);

const posting = fc
  .record({
    path: fc.constantFrom(...POSTED),
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json; charset=utf-7',
      '',
    ),
    accept: fc.constantFrom('text/html', 'application/json', '*/*'),
    site: fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site', 'none', 'same-site'),
    /** An address of its own, so that limits for one do not hide the routes behind them. */
    client: fc.tuple(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 250 })),
    body: bodies,
    headers,
  })
  .map(({ path, type, accept, site, client, body, headers: more }) => {
    const [third, fourth] = client;
    return (
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: ${type}\r\n` +
      `Accept: ${accept}\r\nSec-Fetch-Site: ${site}\r\nX-Forwarded-For: 8.8.${third}.${fourth}\r\n` +
      `${linesOf(more)}Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`
    );
  });

/** Requests that are none, are two, or never end. */
const malformed = fc.oneof(
  fc.constantFrom(
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/2.0\r\nHost: a\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: a\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET http://169.254.169.254/latest HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET http://[::1/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET /box-api/uploads/x HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\nx',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n',
    'POST /box-api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nx',
    'POST /box-api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"half',
    'GET / HTTP/1.1\r\nHost: a\r\n folded: header\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\nHost: a\nConnection: close\n\n',
    'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX: \x00\r\n\r\n',
    `GET /${'a'.repeat(5_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\n${'X-Many: 1\r\n'.repeat(2_000)}\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET /version HTTP/1.1\r\nHost: a\r\n\r\nGET /-/revalidate HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '',
    '\r\n\r\n\r\n',
  ),
  fc.string({ unit: fc.nat(255).map((code) => String.fromCodePoint(code)), maxLength: 200 }),
);

/** Paths of ours, unchanged, and with a hostile value in one of their parts. */
function pathsOf(known: readonly string[]): fc.Arbitrary<string> {
  const path = fc.constantFrom(...known);
  return fc.oneof(
    { weight: 6, arbitrary: path },
    { weight: 2, arbitrary: fc.tuple(path, nasty).map(([own, bad]) => `${own}${bad}`) },
    {
      weight: 2,
      arbitrary: fc.tuple(path, nasty, fc.nat(4)).map(([own, bad, step]) =>
        own
          .split('/')
          .map((part, index) => (index === step + 1 ? bad : part))
          .join('/'),
      ),
    },
    { weight: 1, arbitrary: nasty.map((bad) => `/${bad}`) },
    {
      weight: 1,
      arbitrary: path.map((own) =>
        own.replaceAll(/[a-z]/g, (letter) => `%${letter.codePointAt(0)?.toString(16) ?? ''}`),
      ),
    },
  );
}

/** @param known everything that may be asked for. */
export function hostileRequests(known: readonly Question[]): fc.Arbitrary<HostileRequest> {
  const paths = [...new Set(known.filter(({ method = 'GET' }) => method === 'GET').map(({ path }) => path))];
  const complete =
    (isComplete: boolean) =>
    (bytes: string): HostileRequest => ({ bytes, isComplete });
  return fc.oneof(
    { weight: 14, arbitrary: reading(pathsOf(paths)).map(complete(true)) },
    { weight: 4, arbitrary: posting.map(complete(true)) },
    { weight: 2, arbitrary: malformed.map(complete(false)) },
  );
}
