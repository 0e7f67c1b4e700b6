import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../run/free-port.ts';
import { examineClock } from './examine-clock.ts';
import { examineOperations } from './examine-operations.ts';
import { examineHeaders, examinePublicAddress } from './examine-public-address.ts';
import { readInstallation } from './read-installation.ts';
import type { Installation } from './read-installation.ts';
import { NUMBERS, startCms, startWebServer } from './testing/fake-servers.ts';

/** An address at which nothing listens. */
const NOWHERE = `http://127.0.0.1:${await freePort()}`;

async function installation(given: Partial<Installation> = {}): Promise<Installation> {
  const web = given.webServers?.[0] ?? (await startWebServer());
  return {
    webServers: [web],
    cmsUrl: await startCms(),
    publicUrl: web,
    revalidateSecret: 'secret',
    cmsToken: 'token',
    metricsToken: undefined,
    hasRedis: true,
    hasSessionSecret: true,
    bucket: undefined,
    ...given,
  };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-operations-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** What is not fine. */
async function troubles(given: Partial<Installation>): Promise<readonly string[]> {
  const findings = await examineOperations(await installation(given));
  return findings.flatMap(({ severity, sentence }) =>
    severity === 'fine' ? [] : [`${severity}: ${sentence}`],
  );
}

test('an installation that is well is called so, part by part', async () => {
  const findings = await examineOperations(await installation());
  expect(findings.map(({ severity }) => severity)).toEqual(['fine', 'fine', 'fine']);
  expect(findings[1]?.sentence).toMatch(/^The CMS at .* is well\.$/);
});

describe('a web server', () => {
  test('that does not take the secret of the CMS', async () => {
    const web = await startWebServer({ secret: 'another' });
    expect(await troubles({ webServers: [web], publicUrl: undefined })).toEqual([
      expect.stringMatching(/^error: The web server at .* has another REVALIDATE_SECRET/),
      expect.stringMatching(/^warning: PUBLIC_URL is not set/),
    ]);
  });

  test('that cannot be reached, or does not know its name', async () => {
    expect(await troubles({ webServers: [NOWHERE], publicUrl: await startWebServer() })).toEqual([
      expect.stringMatching(/^error: The web server at .* cannot be reached \(ECONNREFUSED\)/),
    ]);
    const unnamed = await startWebServer({ health: 421 });
    expect(await troubles({ webServers: [unnamed], publicUrl: await startWebServer() })).toEqual([
      expect.stringMatching(/does not answer under that name \(421\)/),
    ]);
  });

  test.each([
    ['vitrine_redis_up 1', 'vitrine_redis_up 0', /does not reach its Redis/],
    ['vitrine_redis_up 1\n', '', /was started without REDIS_URL/],
    ['vitrine_cms_up 1', 'vitrine_cms_up 0', /gets no content from its CMS/],
    ['vitrine_disk_short 0', 'vitrine_disk_short 1', /is nearly full/],
  ])('whose numbers have %j as %j', async (number, other, expected) => {
    const web = await startWebServer({ numbers: NUMBERS.replace(number, other) });
    expect(await troubles({ webServers: [web], publicUrl: web })).toEqual([expect.stringMatching(expected)]);
  });

  test('of several without a Redis, with other content, on another machine', async () => {
    const alone = NUMBERS.replace('vitrine_redis_up 1\n', '');
    const one = await startWebServer({ numbers: alone });
    const other = await startWebServer({ numbers: alone.replace('a1', 'b2') });
    const onAnother = other.replace('127.0.0.1', 'localhost');
    expect(
      await troubles({
        webServers: [one, onAnother],
        publicUrl: one,
        hasRedis: false,
        hasSessionSecret: false,
      }),
    ).toEqual([
      expect.stringMatching(/^warning: .* counts limits by itself/),
      expect.stringMatching(/^warning: .* counts limits by itself/),
      expect.stringMatching(/^warning: The web servers show different content/),
      expect.stringMatching(/^warning: SESSION_SECRET is not set/),
    ]);
  });

  test('with a clock of its own', async () => {
    const web = await startWebServer({ ahead: 90 });
    expect(await troubles({ webServers: [web], publicUrl: web })).toEqual([
      expect.stringMatching(/^error: .* has a clock that is (?:89|90|91) s ahead of this machine's/),
    ]);
    expect(examineClock('It', -10)).toMatchObject([{ severity: 'warning' }]);
    expect(examineClock('It', 2)).toEqual([]);
    expect(examineClock('It', undefined)).toEqual([]);
  });
});

test('a CMS that is away, and one that does not take the token', async () => {
  expect(await troubles({ cmsUrl: NOWHERE })).toEqual([
    expect.stringMatching(/The CMS at .* cannot be reached/),
  ]);
  expect(await troubles({ cmsToken: 'wrong' })).toEqual([
    expect.stringMatching(/does not give its content for this CMS_API_TOKEN \(401\)/),
  ]);
  expect(await troubles({ cmsToken: undefined })).toEqual([expect.stringMatching(/There is no token/)]);
});

describe('the public address', () => {
  test('behind a proxy that gathers event streams', async () => {
    const web = await startWebServer({ isGathered: true });
    expect(await examinePublicAddress(web)).toMatchObject([
      { severity: 'error', sentence: expect.stringMatching(/sends nothing within 3 s: a proxy gathers/) },
    ]);
  });

  test('that leads elsewhere, is unknown to the server, or to no one', async () => {
    const sentences = await Promise.all(
      [await startWebServer({ health: 301 }), await startWebServer({ health: 421 }), NOWHERE].map(
        async (url) => (await examinePublicAddress(url))[0]?.sentence,
      ),
    );
    expect(sentences).toEqual([
      expect.stringMatching(/leads elsewhere \(301\)/),
      expect.stringMatching(/started with \(421\)/),
      expect.stringMatching(/cannot be reached from here/),
    ]);
  });

  test('without encryption, or without what the server says of it', () => {
    const none = new Headers();
    const strict = new Headers({ 'strict-transport-security': 'max-age=1' });
    expect(examineHeaders('http://show.example.com', none)).toMatchObject([{ severity: 'error' }]);
    expect(examineHeaders('https://show.example.com', none)).toMatchObject([{ severity: 'error' }]);
    expect(examineHeaders('https://show.example.com', strict)).toEqual([]);
    expect(examineHeaders('http://10.0.0.4:3000', none)).toEqual([]);
  });
});

describe('the settings', () => {
  test('are read with the secrets that are kept', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'revalidate-secret'), 'kept\n');
    writeFileSync(join(dataDir, 'cms-token'), 'kept too\n');
    expect(readInstallation({ DATA_DIR: dataDir, PORT: '4000', PUBLIC_URL: ' ' }, '/')).toEqual({
      webServers: ['http://127.0.0.1:4000'],
      cmsUrl: 'http://127.0.0.1:1337',
      publicUrl: undefined,
      revalidateSecret: 'kept',
      cmsToken: 'kept too',
      metricsToken: undefined,
      hasRedis: false,
      hasSessionSecret: false,
    });
  });

  test('name the web servers that the CMS tells of changes', () => {
    const url = 'http://web-1:3000/-/revalidate, http://web-2:3000/-/revalidate';
    const { webServers } = readInstallation({ DATA_DIR: folder(), REVALIDATE_URL: url }, '/');
    expect(webServers).toEqual(['http://web-1:3000', 'http://web-2:3000']);
  });

  test('with an address that is none are refused by name', () => {
    expect(() => readInstallation({ DATA_DIR: folder(), PUBLIC_URL: 'show.example.com' }, '/')).toThrow(
      'PUBLIC_URL has “show.example.com”, which is no address.',
    );
  });
});
