import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createFetchMedia } from './fetch-media.ts';
import type { ResolveHost } from '../outbound/guarded-request.ts';
import { isPublicAddress } from '../outbound/public-address.ts';

/*
 * "The PDF proxy only fetches what the snapshot names or an allowlist holds: no open proxy, no private addresses"
 * (docs/architecture.md): every bypass that a file's address offers is tried on a real server.
 */

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server on loopback, which must get no request unless it is a trusted origin. */
async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, asked };
}

const sendFile: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture');
};

function redirectTo(location: string): RequestListener {
  return (request, response) => {
    if (request.url === '/secret') sendFile(request, response);
    else response.writeHead(302, { location }).end();
  };
}

/** Redirects from `/0` to `/1` and so on, until the file. */
function chain(length: number): RequestListener {
  return (request, response) => {
    const step = Number(request.url?.slice(1)) || 0;
    if (step === length) sendFile(request, response);
    else response.writeHead(307, { location: `/${step + 1}` }).end();
  };
}

const loopback: ResolveHost = async () => [{ address: '127.0.0.1', family: 4 }];

function fetchWith(
  trustedOrigins: readonly string[],
  over: { readonly resolve?: ResolveHost; readonly limits?: { bytes: number; silence: number } } = {},
) {
  const logger = createFakeLogger();
  const fetchMedia = createFetchMedia({ trustedOrigins, logger, ...over });
  return {
    logger,
    fetch: (address: string) => fetchMedia(address, { signal: AbortSignal.timeout(5_000) }),
  };
}

const refused = expect.objectContaining({ name: 'RefusedFetchError' });

describe('where a file may be fetched from', () => {
  test('fetches from the CMS, wherever it runs', async () => {
    const cms = await serve(sendFile);
    const { fetch } = fetchWith([cms.origin]);
    expect(await (await fetch(`${cms.origin}/uploads/a.jpg`)).text()).toBe('picture');
  });

  test('fetches from a trusted origin by its name', async () => {
    const { port } = await serve(sendFile);
    const { fetch } = fetchWith([`http://files.example:${port}`], { resolve: loopback });
    expect(await (await fetch(`http://files.example:${port}/a.jpg`)).text()).toBe('picture');
    await expect(fetch(`http://files.example:${port + 1}/a.jpg`)).rejects.toEqual(refused);
  });

  test.each([
    ['loopback', (port: number) => `http://127.0.0.1:${port}/a.jpg`],
    ['loopback as one number', (port: number) => `http://2130706433:${port}/a.jpg`],
    ['loopback in octal', (port: number) => `http://0177.0.0.1:${port}/a.jpg`],
    ['loopback in hexadecimal', (port: number) => `http://0x7f.1:${port}/a.jpg`],
    ['loopback of IPv6', (port: number) => `http://[::1]:${port}/a.jpg`],
    ['loopback mapped into IPv6', (port: number) => `http://[::ffff:127.0.0.1]:${port}/a.jpg`],
    ['every address', (port: number) => `http://0.0.0.0:${port}/a.jpg`],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/a.jpg'],
    ['the metadata of a cloud in IPv6', () => 'http://[fd00:ec2::254]/latest/a.jpg'],
    ['a private network', () => 'http://192.168.1.1/a.jpg'],
    ['loopback by name', (port: number) => `http://localhost:${port}/a.jpg`],
    ['a file', () => 'file:///etc/passwd'],
    ['data', () => 'data:image/png;base64,AAAA'],
    ['a name and a password', () => 'https://user:secret@files.example/a.jpg'],
  ])('refuses %s, and does not knock there', async (_what, addressOf) => {
    const inner = await serve(sendFile);
    const { fetch, logger } = fetchWith([]);
    await expect(fetch(addressOf(inner.port))).rejects.toEqual(refused);
    expect(inner.asked).toEqual([]);
    expect(JSON.stringify(logger.lines)).not.toContain('secret');
  });

  test('refuses a name that leads here, also when only one of its addresses does', async () => {
    const inner = await serve(sendFile);
    for (const addresses of [
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '93.184.215.14', family: 4 },
        { address: '::1', family: 6 },
      ],
      [{ address: '::ffff:10.0.0.1', family: 6 }],
      [],
    ]) {
      const { fetch } = fetchWith([], { resolve: async () => addresses });
      await expect(fetch(`http://harmless.example:${inner.port}/a.jpg`)).rejects.toEqual(refused);
    }
    expect(inner.asked).toEqual([]);
  });

  test('resolves a name once, so that no second answer of the DNS counts', async () => {
    const inner = await serve(sendFile);
    let questions = 0;
    const rebinding: ResolveHost = async () => {
      questions += 1;
      return [{ address: questions === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
    };
    const { fetch } = fetchWith([], { resolve: rebinding });
    await expect(fetch(`http://rebinding.example:${inner.port}/a.jpg`)).rejects.toEqual(refused);
    expect(questions).toBe(1);
    expect(inner.asked).toEqual([]);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:7f00:1]/',
    'http://localhost/',
    'file:///etc/passwd',
    'ftp://files.example/a.jpg',
    'http://',
  ])('follows no redirect to %s', async (location) => {
    const cms = await serve(redirectTo(location));
    const { fetch } = fetchWith([cms.origin]);
    await expect(fetch(`${cms.origin}/uploads/a.jpg`)).rejects.toEqual(refused);
  });

  test('follows no redirect to another port of this machine', async () => {
    const inner = await serve(sendFile);
    const cms = await serve(redirectTo(`${inner.origin}/secret`));
    const { fetch } = fetchWith([cms.origin]);
    await expect(fetch(`${cms.origin}/uploads/a.jpg`)).rejects.toEqual(refused);
    expect(inner.asked).toEqual([]);
  });

  test('follows three redirects on a trusted origin and no fourth', async () => {
    const short = await serve(chain(3));
    expect((await fetchWith([short.origin]).fetch(`${short.origin}/0`)).status).toBe(200);
    const endless = await serve(chain(Number.POSITIVE_INFINITY));
    await expect(fetchWith([endless.origin]).fetch(`${endless.origin}/0`)).rejects.toEqual(refused);
    expect(endless.asked).toHaveLength(4);
  });
});

describe('what a file may be', () => {
  const limits = { bytes: 10_000, silence: 30_000 };

  test('refuses a small answer that unpacks to a large one', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    expect(bomb.byteLength).toBeLessThan(limits.bytes);
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }).end(bomb);
    });
    const answer = await fetchWith([origin], { limits }).fetch(`${origin}/a.jpg`);
    await expect(answer.bytes()).rejects.toEqual(refused);
  });

  test('unpacks what a server packs although it was not asked to', async () => {
    const { origin } = await serve((request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity');
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('picture'));
    });
    expect(await (await fetchWith([origin], { limits }).fetch(`${origin}/a.jpg`)).text()).toBe('picture');
  });

  test('ends a body without end', async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const send = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(1_000), () => setImmediate(send));
      };
      send();
    });
    const answer = await fetchWith([origin], { limits }).fetch(`${origin}/a.jpg`);
    await expect(answer.bytes()).rejects.toEqual(refused);
  });

  test('ends a body that falls silent, and a server that never answers', async () => {
    const { origin } = await serve((request, response) => {
      if (request.url === '/half.jpg') response.writeHead(200).write('half');
    });
    // Short in this test only: a busy machine pauses for a while, too.
    const { fetch } = fetchWith([origin], { limits: { ...limits, silence: 200 } });
    const half = fetch(`${origin}/half.jpg`).then((answer) => answer.bytes());
    await expect(half).rejects.toThrow(/aborted|silent/);
    await expect(fetch(`${origin}/never.jpg`)).rejects.toThrow('silent');
  });

  test('refuses an announced length beyond the limit before any byte of it', async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '10001' }).write('x');
    });
    await expect(fetchWith([origin], { limits }).fetch(`${origin}/a.jpg`)).rejects.toEqual(refused);
  });

  const answerAs = async (name: string, contentType: string) => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': contentType }).end('bytes');
    });
    return fetchWith([origin], { limits }).fetch(`${origin}/${name}`);
  };

  test.each([
    ['a.jpg', 'text/html; charset=utf-8'],
    ['a.jpg', 'application/json'],
    ['a.mp4', 'image/png'],
    ['a.pdf', 'text/html'],
  ])('takes no %s that is sent as %s', async (name, contentType) => {
    await expect(answerAs(name, contentType)).rejects.toEqual(refused);
  });

  test.each([
    ['a.jpg', 'image/webp'],
    ['a.jpg', 'binary/octet-stream'],
    ['a.pdf', 'application/pdf'],
    ['a.vtt', 'text/plain'],
    ['a.html', 'text/html'],
    ['a.stl', 'model/stl'],
  ])('takes %s that is sent as %s', async (name, contentType) => {
    expect((await answerAs(name, contentType)).status).toBe(200);
  });

  test('hands on that there is no such file', async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(404).end();
    });
    expect((await fetchWith([origin]).fetch(`${origin}/a.jpg`)).status).toBe(404);
  });
});

describe('the log', () => {
  test('gets each reason once, without the address', async () => {
    const { fetch, logger } = fetchWith([]);
    for (let time = 0; time < 3; time += 1) {
      await expect(fetch('http://10.0.0.1/a.jpg?signature=key')).rejects.toEqual(refused);
    }
    expect(logger.lines).toHaveLength(1);
    expect(JSON.stringify(logger.lines)).not.toContain('signature');
  });
});

describe('isPublicAddress', () => {
  test('takes public addresses', () => {
    for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1']) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
  });

  test('takes no IPv4 address of a special network, however it is written', () => {
    const special = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 })),
      fc.constantFrom([192, 168] as const, [169, 254] as const, [198, 18] as const),
      fc.tuple(fc.integer({ min: 224, max: 255 }), fc.nat(255)),
    );
    fc.assert(
      fc.property(special, fc.nat(255), fc.nat(255), ([a, b], c, d) => {
        const plain = [a, b, c, d].join('.');
        expect(isPublicAddress(plain)).toBe(false);
        for (const prefix of ['::ffff:', '::', '64:ff9b::']) {
          expect(isPublicAddress(prefix + plain)).toBe(false);
        }
        const hex = [a, b, c, d].map((part) => part.toString(16).padStart(2, '0')).join('');
        expect(isPublicAddress(`2002:${hex.slice(0, 4)}:${hex.slice(4)}::1`)).toBe(false);
      }),
    );
  });

  test('takes nothing that is no address', () => {
    for (const text of ['', 'localhost', '1.2.3', 'fe80::1%eth0', '::1', 'fc00::1']) {
      expect([text, isPublicAddress(text)]).toEqual([text, false]);
    }
  });
});
