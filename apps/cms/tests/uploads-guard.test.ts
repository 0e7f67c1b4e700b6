import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NO_FETCHING } from '../src/uploads/guard-uploads.ts';
import { makeAccount, roleOf } from './account.ts';
import { logIn, PIXEL, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { formOf, hugePicture, statusOf } from '../src/uploads/testing/refused-files.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** Of the CMS alone, so that every file in it is one that it has left there. */
const temporary = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
let strapi: StartedStrapi;
let administrator: Editor;

/** Of the role “Showroom editor”, who may add files and replace none. */
let editor: Editor;
let translator: Editor;

beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary);
  strapi = await startStrapi({ dataDir });
  vi.unstubAllEnvs();
  administrator = await registerEditor(strapi);
  const accountOf = async (code: string, name: string) =>
    makeAccount(strapi, administrator, { role: await roleOf(administrator, code), name });
  editor = await accountOf('vitrine-editor', 'Edith');
  translator = await accountOf('vitrine-translator', 'Tristan');
});

afterAll(async () => {
  await strapi?.stop();
  for (const folder of [temporary, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** The content of the CMS's temporary folder, except the marker of the running process. */
function leftBehind(): readonly string[] {
  return readdirSync(temporary, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^held(?:-journal)?$/.test(entry.name))
    .map(({ name }) => name);
}

function uploads() {
  return join(strapi.dataDir, 'cms', 'public', 'uploads');
}

function stored(): readonly string[] {
  return readdirSync(uploads());
}

/** An address of the library by a file's number. */
async function addressOf(id: number): Promise<string> {
  return ((await administrator.request('GET', `/upload/files/${id}`)) as { url: string }).url;
}

describe('a file that is no medium', () => {
  const HTML = '<!doctype html><script>alert(1)</script>';
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['evil.html', HTML, 'does not take files such as'],
    ['evil.js', 'alert(1)', 'does not take files such as'],
    ['evil.svg', SVG, 'holds a script'],
    ['words.jpg', 'only words', 'is not what its ending says'],
    // The media pipeline, where it has its tools, says so in its own words.
    ['film.mp4', HTML, 'is not '],
  ])('is refused with a sentence: %s', async (name, content, sentence) => {
    const before = stored();
    for (const account of [administrator, editor]) {
      const refused = account.upload(new File([content], name, { type: 'image/png' }));
      await expect(refused).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(sentence),
      });
    }
    expect(stored()).toEqual(before);
  });

  test('is refused where one file is sent by itself, and with good ones', async () => {
    const one = administrator.request('POST', '/upload/files', formOf('files', HTML, 'evil.html'));
    await expect(one).rejects.toMatchObject({ status: 400 });
    const both = formOf('files', PIXEL, 'good.png');
    both.append('files', new File([HTML], 'evil.html'));
    await expect(administrator.request('POST', '/upload', both)).rejects.toMatchObject({ status: 400 });
    expect(stored().filter((name) => name.includes('good'))).toEqual([]);
  });

  test('does not take the place of one that is', async () => {
    const id = await administrator.upload(new File([PIXEL], 'dot.png'));
    const replaced = (path: string, form: FormData) => administrator.request('POST', path, form);
    for (const path of [`/upload?id=${id}`, `/upload/files/${id}/replace`]) {
      await expect(replaced(path, formOf('files', SVG, 'dot.svg'))).rejects.toMatchObject({ status: 400 });
      await expect(replaced(path, formOf('files', 'words', 'dot.png'))).rejects.toMatchObject({
        message: expect.stringContaining('is not what its ending says'),
      });
    }
    // A good file under another ending would be served as what it is not.
    const table = formOf('files', 'a;b\n', 'dot.csv');
    await expect(replaced(`/upload?id=${id}`, table)).rejects.toMatchObject({
      message: expect.stringContaining('cannot replace a file that ends in “.png”'),
    });
    await expect(replaced(`/upload?id=${id}`, formOf('files', PIXEL, 'other.png'))).resolves.toBeDefined();
  });

  test('is refused as a logo of the panel, which asks for no pictures of its own', async () => {
    const form = new FormData();
    form.append('menuLogo', new File([HTML], 'evil.html', { type: 'image/png' }));
    const before = stored();
    await expect(administrator.request('POST', '/admin/project-settings', form)).rejects.toMatchObject({
      status: 400,
    });
    expect(stored()).toEqual(before);
    const logo = new FormData();
    logo.append('menuLogo', new File([PIXEL], 'logo.png', { type: 'image/png' }));
    await expect(administrator.request('POST', '/admin/project-settings', logo)).resolves.toBeDefined();
  });

  test('is a picture of 192 megapixels, refused in the language of the panel', async () => {
    await administrator.request('PUT', '/admin/users/me', { preferedLanguage: 'de' });
    const huge = administrator.upload(new File([new Uint8Array(await hugePicture())], 'wand.png'));
    await expect(huge).rejects.toMatchObject({
      message: '„wand.png“ hat 192 Megapixel; erlaubt sind höchstens 100. Verkleinern Sie das Bild.',
    });
    await administrator.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
  });
});

describe('what lies in the folder of uploads', () => {
  test.each([
    ['old.html', 'application/octet-stream', true],
    ['old.js', 'application/octet-stream', true],
    ['old.svg', 'image/svg+xml', false],
    ['old.txt', 'text/plain', true],
    ['old.zip', 'application/zip', true],
    ['old.jpg', 'image/jpeg', false],
    ['old.unheard-of', 'application/octet-stream', true],
  ])('is served inert, however it came there: %s', async (name, type, isDownload) => {
    writeFileSync(join(uploads(), name), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', {
      mode: 0o600,
    });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(`${strapi.url}/uploads/${name}`, { method });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(headers.get('content-disposition')).toBe(isDownload ? 'attachment' : null);
    }
    const part = await fetch(`${strapi.url}/uploads/${name}`, { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    '/x%2f..%2fuploads/old.html',
    '/./x/..%2fuploads%2fold.html',
    '//uploads/old.html',
    '/uploads%2fold.html',
    '/UPLOADS/old.html',
    '/%75ploads/old.html',
    '/x%5c..%5cuploads%5cold.html',
  ])('is not served by another spelling: %s', async (path) => {
    // As it is: `fetch` would tidy the address up.
    const { port } = new URL(strapi.url);
    const asked = request({ host: '127.0.0.1', port, path });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([400, 404]).toContain(answer.statusCode);
  });

  test('has a name that tells nothing of its content and cannot be guessed', async () => {
    const names = await Promise.all(
      [1, 2].map(async () => addressOf(await editor.upload(new File([PIXEL], 'twin.png')))),
    );
    expect(names[0]).toMatch(/^\/uploads\/twin_[\da-f]{32}\.png$/);
    expect(names[0]).not.toBe(names[1]);
  });
});

describe('a file that the CMS is to fetch by its address', () => {
  let inner: Server;
  const asked: string[] = [];

  beforeAll(async () => {
    inner = createServer((message, answer) => {
      asked.push(String(message.url));
      answer.writeHead(200, { 'content-type': 'text/plain' }).end('INTERNAL SECRET');
    });
    await once(inner.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => inner.close());

  test('is fetched from nowhere, and the editor is told', async () => {
    const { port } = inner.address() as AddressInfo;
    for (const host of ['0.0.0.0', '127.0.0.1', '[::]', '[::ffff:127.0.0.1]', '100.64.0.1', 'localhost']) {
      const urls = [`http://${host}:${port}/secret.txt`];
      for (const account of [administrator, editor]) {
        await expect(
          account.request('POST', '/upload/actions/upload-from-urls', { urls }),
        ).rejects.toMatchObject({
          status: 403,
          message: NO_FETCHING,
        });
      }
    }
    expect(asked).toEqual([]);
  });
});

describe('a form with files', () => {
  const bytes = new Uint8Array(3_000_000);
  const send = (path: string, field: string, token?: string, method = 'POST') =>
    fetch(`${strapi.url}${path}`, {
      method,
      body: formOf(field, bytes, 'large.bin'),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
  test.each([
    ['/api/nothing-here', 'x'],
    ['/api/upload', 'files'],
    ['/api/upload', 'whatever'],
    ['/upload', 'files'],
    ['/upload/files/1/replace', 'files'],
    ['/admin/project-settings', 'menuLogo'],
    ['/admin/login', 'file'],
    ['/', 'file'],
  ])('of no one leaves nothing behind: %s, field %s', async (path, field) => {
    expect([0, 401, 403, 405, 415]).toContain(await statusOf(send(path, field)));
    expect(leftBehind()).toEqual([]);
  });

  test('of no one is refused with a sentence where no files are taken', async () => {
    const answer = await fetch(`${strapi.url}/api/contact-requests`, {
      method: 'POST',
      body: formOf('files', 'x', 'x.txt'),
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: { message: 'Files are not taken here.' } });
  });

  test('of an account that may not upload, or of the web server, is not read', async () => {
    await expect(
      translator.request('POST', '/upload', formOf('files', bytes, 'x.png')),
    ).rejects.toMatchObject({ status: 403 });
    expect(await statusOf(send('/api/upload', 'files', strapi.readToken))).toBe(403);
    expect(leftBehind()).toEqual([]);
  });

  test('of an editor is gone when the request has ended, whatever its fields are called', async () => {
    const form = formOf('whatever', bytes, 'a.png');
    form.append('files', new File([PIXEL], 'kept.png'));
    await editor.request('POST', '/upload', form);
    await expect(editor.request('POST', '/upload', formOf('other', bytes, 'a.png'))).rejects.toBeDefined();
    await expect.poll(leftBehind).toEqual([]);
  });
});

test('no other body is larger than a megabyte', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(1_100_000) });
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
  for (const type of types) {
    const answer = await fetch(`${strapi.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: type.includes('form') ? `email=${body}` : body,
    });
    expect(answer.status).toBe(413);
  }
});

describe.skipIf(process.platform === 'win32')('files of the CMS', () => {
  test('are readable by their owner alone', async () => {
    await logIn(strapi);
    const entries = readdirSync(strapi.dataDir, { recursive: true, encoding: 'utf8' });
    expect(entries.length).toBeGreaterThan(5);
    const open = entries.filter((name) => (statSync(join(strapi.dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });
});
