import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesOf, createCachedAnswer } from './cached-answer.ts';

const page = '<p>Welcome to the showroom.</p>'.repeat(100);

function make(over: { status?: number; headers?: Record<string, string>; body?: string } = {}) {
  return createCachedAnswer({
    status: over.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', ...over.headers },
    body: bytesOf(over.body ?? page),
  });
}

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return {
    method,
    headers: new Headers(headers),
  };
}

describe('a cached answer', () => {
  test('is packed as the client reads it', async () => {
    const answer = await make();
    const brotli = await answer.respond(ask({ 'accept-encoding': 'gzip, br' }));
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(page);
    const gzip = await answer.respond(ask({ 'accept-encoding': 'gzip' }));
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(page);
    const plain = await answer.respond(ask());
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(page);
    for (const response of [brotli, gzip, plain]) {
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('is packed once more, and smaller, when a second client wants it', async () => {
    const words = readFileSync(new URL('cached-answer.ts', import.meta.url), 'utf8').repeat(3);
    const answer = make({ body: words });
    const size = async () =>
      (await (await answer.respond(ask({ 'accept-encoding': 'br' }))).bytes()).byteLength;
    const first = await size();
    const before = answer.weight();
    expect(await size()).toBe(first);
    await expect.poll(size).toBeLessThan(first);
    expect(answer.weight()).toBeLessThan(before);
    const again = await answer.respond(ask({ 'accept-encoding': 'br' }));
    expect(brotliDecompressSync(await again.bytes()).toString()).toBe(words);
  });

  test('answers 304 with its caching headers to a client that holds it', async () => {
    const answer = await make({ headers: { vary: 'Cookie' } });
    const etag = (await answer.respond(ask())).headers.get('etag') ?? '';
    const again = await answer.respond(ask({ 'if-none-match': etag, 'accept-encoding': 'br' }));
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(again.headers.get('content-length')).toBeNull();
    expect(await again.text()).toBe('');
  });

  test('never turns an error into a 304', async () => {
    const answer = await make({ status: 404 });
    const etag = (await answer.respond(ask())).headers.get('etag') ?? '';
    expect((await answer.respond(ask({ 'if-none-match': etag }))).status).toBe(404);
  });

  test('gives a HEAD the length of the body it leaves out', async () => {
    const answer = await make();
    const whole = await answer.respond(ask({ 'accept-encoding': 'br' }));
    const head = await answer.respond(ask({ 'accept-encoding': 'br' }, 'HEAD'));
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect((await head.bytes()).byteLength).toBe(0);
  });

  test('leaves small and binary bodies as they are', async () => {
    const small = await make({ body: 'ok' });
    expect((await small.respond(ask({ 'accept-encoding': 'br' }))).headers.get('vary')).toBeNull();
    const binary = await make({ headers: { 'content-type': 'font/woff2' } });
    const response = await binary.respond(ask({ 'accept-encoding': 'br' }));
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});
