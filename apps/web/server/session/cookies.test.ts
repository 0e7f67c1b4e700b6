import { describe, expect, test } from 'vitest';
import { cookieLine, endedCookieLine, ownCookies, worldCookieName } from './cookies.ts';

describe('our cookies', () => {
  test('are found among others', () => {
    const header =
      'a=b; auth._token.local=1.x=; vitrine_world_lab=1.y; vitrine_language=de; xvitrine_world_a=1';
    expect([...ownCookies(header)]).toEqual([
      ['auth._token.local', '1.x='],
      ['vitrine_world_lab', '1.y'],
    ]);
  });

  test.each([null, '', 'a=b', 'vitrine_language=de', ';;;', '='])('are none in %o', (header) => {
    expect(ownCookies(header).size).toBe(0);
  });

  test('are counted once: the first one is meant', () => {
    expect([...ownCookies('vitrine_world_a=1; vitrine_world_a=2')]).toEqual([['vitrine_world_a', '1']]);
  });

  test('have names that every browser takes, whatever a world is called', () => {
    for (const world of ['lab', 'Messe 2026', 'a;b=c', '(x)', 'Ä']) {
      expect(worldCookieName(world)).toMatch(/^[!#$%&'*+\-.^_`|~\w]+$/);
    }
  });

  test('are for the server alone, for our own pages, and by TLS where there is TLS', () => {
    const cookie = { name: 'a', value: 'b', seconds: 60 };
    expect(cookieLine({ ...cookie, isTls: true })).toBe(
      'a=b; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    );
    expect(cookieLine({ ...cookie, isTls: false })).not.toContain('Secure');
    expect(endedCookieLine('a', true)).toBe('a=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure');
  });
});
