import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { ResolveHost } from '../outbound/guarded-request.ts';
import { createFetchSource } from './fetch-source.ts';

/*
 * Editors write addresses of sources, and strangers own the hosts that they name. Every way in which such an address
 * could make this server ask its own network is tried on a real one.
 */

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener) {
  const asked: { readonly url: string; readonly headers: object }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, asked };
}

function send(body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/csv', ...headers }).end(body);
}

function redirect(location: string): RequestListener {
  return (_request, response) => response.writeHead(302, { location }).end();
}

const loopback: ResolveHost = async () => [{ address: '127.0.0.1', family: 4 }];

function fetchFrom(...origins: { readonly origin: string; readonly isInside: boolean }[]) {
  const fetchSource = createFetchSource({ origins, resolve: loopback });
  return (address: string) => fetchSource(address, AbortSignal.timeout(3_000));
}

const refused = expect.objectContaining({ name: 'RefusedFetchError' });

describe('what is read', () => {
  test('an allowed origin inside the network, without anything that belongs to this server', async () => {
    const source = await serve(send('power\n1'));
    const fetch = fetchFrom({ origin: source.origin, isInside: true });
    expect(await fetch(`${source.origin}/power.csv?key=1`)).toEqual({ text: 'power\n1', isJson: false });
    expect(source.asked[0]?.url).toBe('/power.csv?key=1');
    expect(Object.keys(source.asked[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test.each([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['application/vnd.meter+json', true],
    ['text/plain', false],
  ])('%s is JSON: %s', async (type, isJson) => {
    const source = await serve(send('1', { 'content-type': type }));
    const fetch = fetchFrom({ origin: source.origin, isInside: true });
    expect((await fetch(source.origin)).isJson).toBe(isJson);
  });

  test('a redirect within the allowed origins', async () => {
    const end = await serve(send('power\n2'));
    const start = await serve(redirect(`${end.origin}/there`));
    const both = [end, start].map(({ origin }) => ({ origin, isInside: true }));
    expect((await fetchFrom(...both)(start.origin)).text).toBe('power\n2');
  });
});

describe('what is refused', () => {
  test('an origin that is not allowed, on another port or under another scheme', async () => {
    const source = await serve(send('power\n1'));
    const fetch = fetchFrom({ origin: 'http://meters.plant:8080', isInside: true });
    for (const address of [
      source.origin,
      `http://meters.plant:${source.port}/`,
      'https://meters.plant/',
      'https://meters.plant:8080/',
      'https://www.example.com/',
    ]) {
      await expect(fetch(address)).rejects.toThrow('its host is not among those that are allowed');
    }
    for (const address of ['file:///etc/passwd', 'http://name:word@meters.plant:8080/']) {
      await expect(fetch(address)).rejects.toEqual(refused);
    }
    expect(source.asked).toEqual([]);
  });

  test('a private address behind an allowed name, unless it is allowed with its port', async () => {
    const source = await serve(send('power\n1'));
    const origin = `http://data.example:${source.port}`;
    await expect(fetchFrom({ origin, isInside: false })(origin)).rejects.toEqual(refused);
    expect(source.asked).toEqual([]);
    expect((await fetchFrom({ origin, isInside: true })(origin)).text).toBe('power\n1');
  });

  test.each(['http://169.254.169.254/latest/meta-data', 'https://169.254.169.254/', 'http://127.0.0.1:1/'])(
    'a redirect to %s',
    async (target) => {
      const source = await serve(redirect(target));
      const fetch = fetchFrom({ origin: source.origin, isInside: true });
      await expect(fetch(source.origin)).rejects.toThrow('its host is not among those that are allowed');
    },
  );

  test('redirects without an end, and to nowhere', async () => {
    for (const location of ['/', 'http://']) {
      const source = await serve(redirect(location));
      const fetch = fetchFrom({ origin: source.origin, isInside: true });
      await expect(fetch(source.origin)).rejects.toEqual(refused);
    }
  });

  test('more than a megabyte, as announced, without a length, and when it is unpacked', async () => {
    const huge = Buffer.alloc(1_000_001, '1');
    const endless: RequestListener = (_request, response) => {
      const more = () => {
        while (response.write(huge.subarray(0, 65_536)));
      };
      response.on('drain', more).writeHead(200);
      more();
    };
    for (const answer of [
      send(huge, { 'content-length': String(huge.byteLength) }),
      send(gzipSync(huge), { 'content-encoding': 'gzip' }),
      endless,
    ]) {
      const source = await serve(answer);
      const fetch = fetchFrom({ origin: source.origin, isInside: true });
      await expect(fetch(source.origin)).rejects.toEqual(refused);
    }
  });

  test('an error, an empty answer of another status, and a page', async () => {
    for (const answer of [
      send('no', {}, 500),
      send('', {}, 204),
      send('<p>1', { 'content-type': 'text/html' }),
    ]) {
      const source = await serve(answer);
      const fetch = fetchFrom({ origin: source.origin, isInside: true });
      await expect(fetch(source.origin)).rejects.toEqual(refused);
    }
  });

  test('an answer that does not end in time', async () => {
    const source = await serve((_request, response) => {
      response.writeHead(200).write('power\n');
    });
    const fetchSource = createFetchSource({ origins: [{ origin: source.origin, isInside: true }] });
    const abort = new AbortController();
    const answer = fetchSource(source.origin, abort.signal);
    await expect.poll(() => source.asked.length).toBe(1);
    abort.abort(new Error('It takes too long.'));
    await expect(answer).rejects.toThrow(/abort|too long/);
  });
});
