import { aLocation, aSnapshot } from '@vitrine/core/testing';
import { localeCode } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { someContent } from '~/testing/a-server-context.ts';
import { pass } from './testing/pass-guards.ts';

/** A showroom that is written in English and German; its Russian pages have English content. */
function writtenInGerman() {
  const bundle = someContent();
  const german = aSnapshot({
    locale: localeCode('de'),
    locations: [aLocation({ description: 'Hier geht es hinein.' })],
  });
  return { bundle: { ...bundle, snapshots: { ...bundle.snapshots, de: german } } };
}

function redirectOf({ response }: { response: Response }) {
  return response.headers.get('location');
}

describe('the language guard', () => {
  test('detects the language of the browser, at the root alone, and the cookie comes first (spec 1.6)', async () => {
    const headers = { 'accept-language': 'de-AT,en;q=0.5' };
    const server = writtenInGerman();
    expect(redirectOf(await pass(['language'], '/?a=b', { headers, server }))).toBe('/de?a=b');
    const both = { ...headers, cookie: 'vitrine_language=ru' };
    expect(redirectOf(await pass(['language'], '/', { headers: both }))).toBe('/ru');
    expect(redirectOf(await pass(['language'], '/showroom/entrance', { headers }))).toBeNull();
  });

  test('leads no one to a language that nothing is written in, unless they chose it', async () => {
    const server = writtenInGerman();
    const first = { 'accept-language': 'ru-RU' };
    expect(redirectOf(await pass(['language'], '/', { headers: first, server }))).toBeNull();
    const second = { 'accept-language': 'ru-RU,de;q=0.5' };
    expect(redirectOf(await pass(['language'], '/', { headers: second, server }))).toBe('/de');
    const chosen = { ...first, cookie: 'vitrine_language=ru' };
    expect(redirectOf(await pass(['language'], '/', { headers: chosen, server }))).toBe('/ru');
  });

  test('stays at the root in the default language, and so does any that the content has not (spec 1.6)', async () => {
    for (const header of ['en-US,en', 'nl', '']) {
      const { response } = await pass(['language'], '/', { headers: { 'accept-language': header } });
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toContain('accept-language');
    }
  });

  test('a prefix is kept in a cookie for 365 days, once (spec 9.18) (spec 1.6)', async () => {
    const first = await pass(['language'], '/de/showroom/entrance');
    expect(first.response.headers.get('set-cookie')).toMatch(
      /^vitrine_language=de; Path=\/; Max-Age=31536000; SameSite=Lax/,
    );
    const headers = { cookie: 'a=b; vitrine_language=de' };
    const again = await pass(['language'], '/de/showroom/entrance', { headers });
    expect(again.response.headers.get('set-cookie')).toBeNull();
    const plain = await pass(['language'], '/showroom/entrance', { headers });
    expect(plain.response.headers.get('set-cookie')).toBeNull();
  });
});
