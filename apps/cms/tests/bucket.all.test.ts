import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@vitrine/bucket/bucket';
import type { Bucket } from '@vitrine/bucket/bucket';
import { picturesPrefix, uploadKey } from '@vitrine/bucket/keys';
import { startBucketServer } from '@vitrine/bucket/testing';
import type { BucketServer } from '@vitrine/bucket/testing';
import { loadBundle } from '@vitrine/content/load-bundle';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Refused, refusalOf, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** A PDF is read by a program of its own. */
const PATIENCE = { timeout: 60_000 };

const PDF = new URL('../../../demo/media/docs/nv6-datasheet.pdf', import.meta.url);

interface StoredFile {
  readonly id: number;
  readonly url: string;
  readonly formats: Readonly<Record<string, { readonly url: string }>> | null;
}

let server: BucketServer;
let bucket: Bucket;
let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.settings);
  strapi = await startStrapi({ env: server.environment });
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
  await server?.remove();
});

async function picture(width: number, name = 'hall.jpg'): Promise<File> {
  const shape = { width, height: 600, channels: 3, background: '#00857c' } as const;
  const bytes = await sharp({ create: shape }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

async function stored(id: number): Promise<StoredFile> {
  return (await editor.request('GET', `/upload/files/${id}`)) as StoredFile;
}

async function keys(prefix = ''): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { key } of bucket.list(prefix)) found.push(key);
  return found;
}

function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  return fetch(`${strapi.url}${path}`, { headers, method });
}

async function words(): Promise<readonly unknown[]> {
  const headers = { authorization: `Bearer ${strapi.readToken}` };
  return ((await (await get('/api/document-texts', headers)).json()) as { data: unknown[] }).data;
}

function load() {
  return loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch, mayBeEmpty: true });
}

function addressesOf({ url, formats }: StoredFile): readonly string[] {
  return [url, ...Object.values(formats ?? {}).map((format) => format.url)];
}

describe('a file of the media library', () => {
  test('lies in the bucket with everything that is made of it, and not on the disk', async () => {
    const file = await stored(await editor.upload(await picture(900)));
    const addresses = addressesOf(file);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.every((address) => /^\/uploads\/[\w-]+\.jpg$/.test(address))).toBe(true);
    expect(await keys()).toEqual(expect.arrayContaining(addresses.map((address) => address.slice(1))));
    expect(readdirSync(join(strapi.dataDir, 'cms/public/uploads'))).toEqual([]);
  });

  test('is served whole and in part, as from the disk: with its type, in a sandbox', async () => {
    const { url } = await stored(await editor.upload(await picture(700)));
    const whole = await get(url);
    const bytes = await whole.bytes();
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    const part = await get(url, { range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`]);
    expect(await part.bytes()).toEqual(bytes.slice(2, 6));
    const rest = await get(url, { range: `bytes=${bytes.length - 3}-` });
    expect(await rest.bytes()).toEqual(bytes.slice(-3));
    const resumed = await get(url, { range: 'bytes=2-5', 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' });
    expect(await resumed.bytes()).toEqual(bytes);
    const since = whole.headers.get('last-modified') ?? '';
    const again = { 'if-modified-since': since, 'cache-control': 'max-age=0' };
    expect((await get(url, again)).status).toBe(304);
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect((await get(url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  test.each(['/uploads/missing.jpg', '/uploads/%E0%A4%A', '/uploads/..%2fsecret', '/uploads/a/b.jpg'])(
    'is not there: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('is replaced under its address, and what web servers made of the old one goes', async () => {
    const id = await editor.upload(await picture(640));
    const { url } = await stored(id);
    const name = url.replace('/uploads/', '');
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-made-'));
    await writeFile(join(folder, 'made'), 'made');
    const made = `${picturesPrefix(name)}0123/500.avif`;
    await bucket.put(made, join(folder, 'made'));
    await rm(folder, { recursive: true });

    const body = new FormData();
    const next = await picture(660);
    body.append('files', next);
    body.append('fileInfo', '{}');
    await editor.request('POST', `/upload?id=${id}`, body);
    expect((await stored(id)).url).toBe(url);
    expect(await (await get(url)).bytes()).toEqual(await next.bytes());
    expect(await keys(made)).toEqual([]);
  });

  test('goes with everything that is made of it', async () => {
    const id = await editor.upload(await picture(800));
    const names = addressesOf(await stored(id)).map((address) => address.replace('/uploads/', ''));
    await editor.request('DELETE', `/upload/files/${id}`);
    const left = await keys();
    expect(left.filter((key) => names.some((name) => key === uploadKey(name)))).toEqual([]);
  });

  test('gives its words, where it is a PDF', async () => {
    await editor.upload(new File([new Uint8Array(await readFile(PDF))], 'sheet.pdf'));
    await vi.waitFor(async () => expect(await words()).toHaveLength(1), PATIENCE);
  });
});

test('twenty loads of the content have one version, and no address with a signature', async () => {
  const icon = await editor.upload(await picture(300, 'icon.jpg'));
  await editor.create('api::icon.icon', { name: 'Hall', svg: icon });
  const versions = new Set<string>();
  for (let number = 0; number < 20; number += 1) {
    const bundle = await load();
    versions.add(bundle.version);
    expect(JSON.stringify(bundle)).toMatch(/\/box-api\/uploads\/icon_[0-9a-f]{32}\.jpg/);
    expect(JSON.stringify(bundle)).not.toContain('X-Amz');
  }
  expect(versions.size).toBe(1);
});

test('while the bucket is away, an editor reads why, and nothing has to be restarted', async () => {
  const id = await editor.upload(await picture(560));
  const { url } = await stored(id);
  await server.kill();
  const refused = await refusalOf(editor.upload(await picture(570, 'lounge.jpg')));
  expect(refused).toBeInstanceOf(Refused);
  expect(refused.message).toBe(
    '“lounge.jpg” is not stored: the place where media are kept does not answer. Try again in a few minutes.',
  );
  const answer = await get(url);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  await server.start();
  expect((await get(url)).status).toBe(200);
  await editor.upload(await picture(570, 'lounge.jpg'));
});
