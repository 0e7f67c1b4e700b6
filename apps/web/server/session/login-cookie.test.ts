import { describe, expect, test } from 'vitest';
import { deriveSessionKeys } from './keys.ts';
import { createBond, jwtEnd, MAX_LOGIN_TIME, openLogin, sealLogin } from './login-cookie.ts';
import { seal } from './seal.ts';

const keys = deriveSessionKeys('a-secret-of-more-than-thirty-two-characters');
const NOW = Date.UTC(2026, 0, 1);

function jwtOf(payload: object) {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;
}

function login(jwt: string) {
  return { jwt, scopes: ['partner', 'staff'], name: 'demo' };
}

describe('the login cookie', () => {
  test('holds the jwt, the scopes and the name, and shows none of them', () => {
    const jwt = jwtOf({ id: 1 });
    const { value } = sealLogin(keys, login(jwt), NOW);
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toMatch(/partner|demo|e30/);
    expect(openLogin(keys, value, NOW)).toMatchObject({ kind: 'login', login: login(jwt) });
  });

  test('ends with the jwt, or after twelve hours', () => {
    const soon = NOW + 60_000;
    expect(sealLogin(keys, login(jwtOf({ exp: soon / 1_000 })), NOW).endsAt).toBe(soon);
    const late = (NOW + 30 * 24 * 60 * 60 * 1_000) / 1_000;
    for (const jwt of [jwtOf({ exp: late }), jwtOf({}), 'no-jwt', jwtOf({ exp: 'x' }), jwtOf({ exp: -1 })]) {
      expect(sealLogin(keys, login(jwt), NOW).endsAt).toBe(NOW + MAX_LOGIN_TIME);
    }
  });

  test('says that it has ended, which a forged one does not', () => {
    const { value } = sealLogin(keys, login('jwt'), NOW);
    expect(openLogin(keys, value, NOW + MAX_LOGIN_TIME - 1)).toMatchObject({ kind: 'login' });
    expect(openLogin(keys, value, NOW + MAX_LOGIN_TIME)).toEqual({ kind: 'ended' });
    expect(openLogin(keys, `${value}A`, NOW)).toBeUndefined();
    const others = deriveSessionKeys('another-secret-of-more-than-thirty-two-characters');
    expect(openLogin(others, value, NOW)).toBeUndefined();
    // Sealed by us, but in another format: an older version may have left it behind.
    expect(openLogin(keys, seal(keys.login, 'login', '["jwt"]'), NOW)).toBeUndefined();
  });

  test('opens with the bond that it was sealed for, and with no other', () => {
    const bond = createBond();
    const { value } = sealLogin(keys, login('jwt'), NOW, bond);
    expect(openLogin(keys, value, NOW, bond)).toMatchObject({ kind: 'login' });
    for (const other of [undefined, '', createBond()]) {
      expect(openLogin(keys, value, NOW, other)).toBeUndefined();
    }
    const free = sealLogin(keys, login('jwt'), NOW).value;
    expect(openLogin(keys, free, NOW, bond)).toBeUndefined();
  });

  test('reads when a jwt ends', () => {
    expect(jwtEnd(jwtOf({ exp: 12 }))).toBe(12_000);
    for (const jwt of ['', '..', 'a.b.c', 'a.bnVsbA.c']) expect(jwtEnd(jwt)).toBeUndefined();
  });
});
