import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMediaRoute } from './media-route.ts';
import { createMediaStore } from './media-store.ts';

/*
 * "The PDF proxy is forced in production" (specification section 7): documents are only ever read from this
 * showroom. "The PDF proxy only fetches what the snapshot names: no open proxy, no private addresses"
 * (docs/architecture.md).
 */

const pdf = new TextEncoder().encode('%PDF-1.7 of the CMS');
const fetch = vi.fn<(input: string | URL | Request) => Promise<Response>>();
let folder = '';
let route: ReturnType<typeof createMediaRoute>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-documents-'));
  for (const name of ['model.glb', 'model.gltf', 'captions.vtt'])
    await writeFile(join(folder, name), 'bytes');
  route = createMediaRoute(
    createMediaStore({
      folder,
      shipped: new Map(),
      sourceOf: (name) => `http://cms.example/uploads/${encodeURIComponent(name)}`,
      fetch,
      clock: createFakeClock(),
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function named(...names: readonly string[]) {
  return new Map(names.map((name) => [name, undefined]));
}
const open = named('brochure.pdf', 'model.glb', 'model.gltf', 'captions.vtt');

function ask(name: string, headers: Record<string, string> = {}, visible = open) {
  return route(new Request('http://localhost/box-api/uploads/x', { headers }), name, { visible, open });
}

describe('documents, models and captions', () => {
  test.each([
    ['model.glb', 'model/gltf-binary'],
    ['model.gltf', 'model/gltf+json'],
    ['captions.vtt', 'text/vtt; charset=utf-8'],
  ])('%s is sent as %s, to be shown and not to be run', async (name, type) => {
    const answer = await ask(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  test('fetches a named document once from where the CMS keeps it, and answers its parts', async () => {
    fetch.mockImplementation(async () => new Response(pdf));
    const part = await ask('brochure.pdf', { range: 'bytes=0-3' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('application/pdf');
    expect(part.headers.get('accept-ranges')).toBe('bytes');
    expect(await part.text()).toBe('%PDF');
    expect(await (await ask('brochure.pdf', { range: 'bytes=-7' })).text()).toBe('the CMS');
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['http://cms.example/uploads/brochure.pdf']);
  });

  test.each([
    'http://127.0.0.1/secret.pdf',
    'https://elsewhere.example/other.pdf',
    '//169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '../settings.pdf',
    '..%2Fsettings.pdf',
    'other.pdf',
  ])('is no proxy for %s (spec 7.16)', async (name) => {
    fetch.mockClear();
    expect((await ask(name)).status).toBe(404);
    expect((await ask(encodeURIComponent(name))).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('asks the CMS only, even for names that content should not have', async () => {
    fetch.mockClear();
    fetch.mockImplementation(async () => new Response(null, { status: 404 }));
    for (const name of [
      '@elsewhere.example',
      'elsewhere.example',
      '..%2F..%2Fa.pdf',
      'a b&c=d.pdf',
      '[::1]',
    ]) {
      expect((await ask(name, {}, named(name))).status).toBe(404);
    }
    const asked = fetch.mock.calls.map(([address]) => new URL(String(address)));
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set(['http://cms.example']));
    expect(asked.every(({ pathname }) => /^\/uploads\/[^/]+$/.test(pathname))).toBe(true);
  });
});
