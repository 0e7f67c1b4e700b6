import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { createFakeClock } from '../testing/fake-clock.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMediaRoute } from './media-route.ts';
import type { MediaRights } from './media-route.ts';
import { createMediaStore } from './media-store.ts';

const video = new Uint8Array(600_000).map((_, index) => index % 251);
const RUNNABLE = ['script.js', 'module.mjs', 'style.css', 'code.wasm', 'page.xhtml'];
const FONTS = [
  { name: 'Sans.woff2', type: 'font/woff2' },
  { name: 'Sans.woff', type: 'font/woff' },
  { name: 'Sans.ttf', type: 'font/ttf' },
  { name: 'Sans.otf', type: 'font/otf' },
];
let folder = '';
let route: ReturnType<typeof createMediaRoute>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-route-'));
  await writeFile(join(folder, 'clip.mp4'), video);
  await writeFile(join(folder, 'closed.jpg'), 'closed');
  await writeFile(join(folder, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'page.html'), '<script>1</script>');
  await writeFile(join(folder, 'empty.txt'), '');
  for (const { name } of FONTS) await writeFile(join(folder, name), 'font');
  for (const name of RUNNABLE) await writeFile(join(folder, name), 'bytes');
  route = createMediaRoute(
    createMediaStore({
      folder,
      shipped: new Map(),
      sourceOf: (name) => `http://cms/uploads/${name}`,
      fetch: () => Promise.reject(new TypeError('refused')),
      clock: createFakeClock(),
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function filesOf(...names: string[]) {
  return new Map(names.map((name) => [name, undefined]));
}
const open = filesOf('clip.mp4', 'plan.svg', 'page.html', 'empty.txt', 'away.jpg', ...RUNNABLE);
const anonymous: MediaRights = { visible: open, open };
const guest: MediaRights = { visible: new Map([...open, ['closed.jpg', undefined]]), open };

function ask(name: string, headers: Record<string, string> = {}, rights = anonymous, method = 'GET') {
  return route(
    new Request(`http://localhost/box-api/uploads/${name}?v=1`, { method, headers }),
    name,
    rights,
  );
}

describe('the media route', () => {
  test('sends whole files that may be kept for ever', async () => {
    const answer = await ask('clip.mp4');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(await answer.bytes()).toEqual(video);
  });

  test.each(FONTS)(
    'sends a font as what it is, for good, to those who may see what is written in it: $name',
    async (font) => {
      const named = filesOf(font.name);
      const answer = await ask(font.name, {}, { visible: named, open: named });
      expect(answer.headers.get('content-type')).toBe(font.type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect((await ask(font.name)).status).toBe(404);
      const closed = await ask(font.name, {}, { visible: named, open: filesOf() });
      expect(closed.headers.get('cache-control')).toMatch(/^private/);
    },
  );

  test('sends any range exactly', async () => {
    const size = video.byteLength;
    await fc.assert(
      fc.asyncProperty(fc.nat(size - 1), fc.nat(size), async (start, length) => {
        const end = Math.min(size - 1, start + length);
        const answer = await ask('clip.mp4', { range: `bytes=${start}-${start + length}` });
        expect(answer.status).toBe(206);
        expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
        expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
        expect(Buffer.compare(await answer.bytes(), video.subarray(start, end + 1))).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  test('answers 416 beyond the end and the whole file when If-Range is out of date', async () => {
    const beyond = await ask('clip.mp4', { range: 'bytes=600000-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */600000');
    const stale = await ask('clip.mp4', { range: 'bytes=0-9', 'if-range': '"old"' });
    expect(stale.status).toBe(200);
  });

  test('answers HEAD with the length and 304 to who has it', async () => {
    const head = await ask('clip.mp4', {}, anonymous, 'HEAD');
    expect(head.headers.get('content-length')).toBe('600000');
    expect((await head.bytes()).byteLength).toBe(0);
    const again = await ask('clip.mp4', { 'if-none-match': head.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('does not show a closed world’s file to who may not enter', async () => {
    expect((await ask('closed.jpg')).status).toBe(404);
    const answer = await ask('closed.jpg', {}, guest);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('vary')).toBe('Cookie');
  });

  test('lets nothing run', async () => {
    const svg = await ask('plan.svg');
    expect(svg.headers.get('content-security-policy')).toContain('sandbox');
    expect(svg.headers.get('x-content-type-options')).toBe('nosniff');
    const page = await ask('page.html');
    expect(page.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''page.html");
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    // A page's own policy trusts this origin: browsers must not treat a script among the uploads as one.
    for (const name of ['page.html', ...RUNNABLE]) {
      const file = await ask(name);
      expect([name, file.status, file.headers.get('content-type')]).toEqual([
        name,
        200,
        'application/octet-stream',
      ]);
    }
  });

  test('keeps other sites from embedding what is not for everybody', async () => {
    expect((await ask('clip.mp4')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const closed = await ask('closed.jpg', {}, guest);
    expect(closed.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('sends an empty file', async () => {
    const answer = await ask('empty.txt');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('says when the file is not available now', async () => {
    expect((await ask('away.jpg')).status).toBe(503);
  });

  test('answers 404 to every name the content does not hold', async () => {
    const all = { visible: filesOf('../secret', '.env', 'a/b'), open: filesOf() };
    for (const name of all.visible.keys())
      expect((await ask(encodeURIComponent(name), {}, all)).status).toBe(404);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (name) => {
        const request = new Request('http://localhost/box-api/uploads/x');
        expect((await route(request, name, { visible: filesOf(), open })).status).toBe(404);
      }),
    );
  });
});
