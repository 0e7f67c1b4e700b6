import { startBucketServer } from '@vitrine/bucket/testing';
import type { BucketServer } from '@vitrine/bucket/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBucket } from '@vitrine/bucket/bucket';
import { freePort } from '../run/free-port.ts';
import { examineBucket } from './examine-bucket.ts';
import { examineOperations } from './examine-operations.ts';
import { examineWebServer } from './examine-web-server.ts';
import { readInstallation } from './read-installation.ts';
import { NUMBERS, startCms, startDoorOf, startWebServer } from './testing/fake-servers.ts';

/** It lets strangers in: what a bucket must not do. */
let server: BucketServer;
let before: number;

beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.remove());
beforeEach(() => {
  before = server.requests.length;
});

async function sentencesBehind(door: Parameters<typeof startDoorOf>[1]): Promise<readonly string[]> {
  const origin = await startDoorOf(server.settings.address, door);
  const findings = await examineBucket({ ...server.settings, address: `${origin}/showroom` });
  return findings.map(({ severity, sentence }) => `${severity}: ${sentence}`);
}

async function keys(): Promise<readonly string[]> {
  const bucket = await openBucket(server.settings);
  const found: string[] = [];
  for await (const { key } of bucket.list('')) found.push(key);
  return found;
}

test('a bucket that is closed to strangers is called well, and nothing stays in it', async () => {
  expect(await sentencesBehind({})).toEqual([
    expect.stringMatching(/^fine: The bucket at .*\/showroom is well, and closed\.$/),
  ]);
  const written = server.requests.slice(before).filter((request) => request.startsWith('PUT'));
  expect(written).toEqual([expect.stringMatching(/^PUT vitrine-doctor\/[\w-]{36}$/)]);
  expect(await keys()).toEqual([]);
});

test('a public bucket is called so, also one that gives its list alone, or its files alone', async () => {
  const isPublic = expect.stringMatching(/^error: .* is public: everybody/);
  const isListed = expect.stringMatching(/^error: .* lists its files to everybody/);
  expect(await sentencesBehind({ isOpen: true, isListOpen: true })).toEqual([isPublic, isListed]);
  expect(await sentencesBehind({ isOpen: true })).toEqual([isPublic]);
  expect(await sentencesBehind({ isListOpen: true })).toEqual([isListed]);
  expect(await keys()).toEqual([]);
});

test.each([
  ['LIST', /^error: .* cannot be listed\. .* answered 403\. The key has to read, write, delete and list/],
  ['GET', /^error: .* cannot be read\. .* answered 403/],
  ['DELETE', /^error: .* cannot be deleted from\. .* answered 403/],
  ['PUT', /^error: .* cannot be written to\. .* answered 403/],
])('a key that may not %s is named by what it lacks', async (method, expected) => {
  expect(await sentencesBehind({ refused: [method] })).toEqual([expect.stringMatching(expected)]);
  const bucket = await openBucket(server.settings);
  for (const key of await keys()) await bucket.remove(key);
});

test('a wrong secret can do nothing, and a bucket that is away is named with its reason', async () => {
  const origin = await startDoorOf(server.settings.address);
  const address = `${origin}/showroom`;
  expect(await examineBucket({ ...server.settings, address, secretAccessKey: 'wrong' })).toMatchObject([
    { severity: 'error', sentence: expect.stringMatching(/cannot be written to.*403/) },
    { severity: 'error', sentence: expect.stringMatching(/cannot be listed.*403/) },
  ]);
  const nowhere = `http://127.0.0.1:${await freePort()}/showroom`;
  expect(await examineBucket({ ...server.settings, address: nowhere })).toMatchObject([
    { severity: 'error', sentence: expect.stringMatching(/cannot be reached \(ECONNREFUSED\)/) },
  ]);
});

test('a bucket that gives something else than was written, and one with a clock of its own', async () => {
  expect(await sentencesBehind({ isStale: true })).toEqual([
    expect.stringMatching(/^error: .* cannot be read\. What was written .* does not come back/),
  ]);
  expect(await sentencesBehind({ ahead: 90 })).toEqual([
    expect.stringMatching(/^error: The bucket at .* has a clock that is (?:89|90|91) s ahead/),
  ]);
});

test.each([
  ['', /was started without S3_BUCKET and its key/],
  ['vitrine_bucket_up 0\n', /does not reach its bucket/],
  ['vitrine_bucket_up 1\n', /is well/],
])('a web server whose numbers of the bucket are %j', async (numbers, expected) => {
  const web = await startWebServer({ numbers: `${NUMBERS}${numbers}` });
  const installation = readInstallation(
    { ...server.environment, REVALIDATE_URL: web, REVALIDATE_SECRET: 'secret', REDIS_URL: 'redis://redis' },
    '/',
  );
  const { findings } = await examineWebServer(web, installation);
  expect(findings.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(expected)]);
});

test('settings of a bucket are read, and refused by name', () => {
  expect(readInstallation({ ...server.environment, DATA_DIR: '/nowhere' }, '/').bucket).toEqual(
    server.settings,
  );
  expect(() => readInstallation({ DATA_DIR: '/nowhere', S3_BUCKET: 'showroom' }, '/')).toThrow(
    'S3_ACCESS_KEY_ID must be set',
  );
});

test('the examination of an installation has the bucket in it', async () => {
  const web = await startWebServer({ numbers: `${NUMBERS}vitrine_bucket_up 1\n` });
  const findings = await examineOperations({
    ...readInstallation({ ...server.environment, REVALIDATE_URL: web, REVALIDATE_SECRET: 'secret' }, '/'),
    cmsUrl: await startCms(),
    cmsToken: 'token',
    publicUrl: web,
  });
  expect(findings.flatMap(({ severity, sentence }) => (severity === 'fine' ? [] : sentence))).toEqual([
    expect.stringMatching(/^The bucket at .* is public/),
    expect.stringMatching(/^The bucket at .* lists its files/),
  ]);
});
