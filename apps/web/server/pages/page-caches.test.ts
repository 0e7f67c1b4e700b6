import { describe, expect, test } from 'vitest';
import { createCachedAnswer } from '../http/cached-answer.ts';
import { createPageCaches } from './page-caches.ts';

const MEGABYTE = 1024 * 1024;
const origin = 'https://show.example';

/** Bytes that no compression makes smaller. */
function noise(length: number) {
  const body = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(body.subarray(at, at + 65_536));
  return body;
}

async function pageOf(body: Uint8Array<ArrayBuffer>, type = 'image/png') {
  return {
    answer: createCachedAnswer({
      headers: { 'content-type': type },
      body,
    }),
  };
}

describe('the kept pages', () => {
  test('are not pushed out by addresses that anybody can invent', async () => {
    const caches = createPageCaches();
    const page = await pageOf(new Uint8Array(MEGABYTE));
    caches.keep('ours', page, { isOurs: true, origin });
    for (let number = 0; number < 200; number += 1) {
      caches.keep(`invented-${number}`, page, { isOurs: false, origin });
    }
    expect(caches.get('ours')).toBe(page);
    expect(caches.weight()).toBeLessThan(18 * MEGABYTE);
  });

  test('are not pushed out by hosts that anybody can invent', async () => {
    const caches = createPageCaches();
    const page = await pageOf(new Uint8Array(MEGABYTE));
    caches.keep('ours', page, { isOurs: true, origin });
    for (let number = 0; number < 200; number += 1) {
      caches.keep(`host-${number}`, page, { isOurs: true, origin: `http://${number}.example` });
    }
    expect(caches.get('ours')).toBe(page);
    caches.keep('ours too', page, { isOurs: true, origin });
    expect(caches.weight()).toBeLessThan(30 * MEGABYTE);
  });

  test('weigh what their gzip forms weigh, and never more than the bounds', async () => {
    const caches = createPageCaches();
    const gzip = { method: 'GET', headers: new Headers({ 'accept-encoding': 'gzip' }) };
    const pages = await Promise.all(Array.from({ length: 30 }, () => pageOf(noise(256 * 1024), 'text/html')));
    let kept = 0;
    for (const [number, page] of pages.entries()) {
      const key = `page-${number}`;
      caches.keep(key, page, { isOurs: false, origin });
      const before = page.answer.weight();
      await page.answer.respond(gzip);
      expect(page.answer.weight() - before).toBeGreaterThan(250 * 1024);
      caches.weighAgain(key);
      expect(caches.weight()).toBeLessThanOrEqual(16 * MEGABYTE);
    }
    for (const [number, page] of pages.entries()) {
      if (caches.get(`page-${number}`)) kept += page.answer.weight() + 2 * `page-${number}`.length;
    }
    expect(caches.weight()).toBe(kept);
  });
});
