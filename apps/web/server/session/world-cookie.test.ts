import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveSessionKeys } from './keys.ts';
import { openWorld, sealWorld, WORLD_ACCESS_LIFETIME } from './world-cookie.ts';

const keys = deriveSessionKeys('a-secret-of-more-than-thirty-two-characters');
const lab = { world: 'lab', code: '2468' };

describe('the cookie of an opened world', () => {
  test('opens the world it was made for, for thirty days', () => {
    const cookie = sealWorld(keys, lab, 1_000);
    expect(openWorld(keys, lab, cookie, 1_000)).toBe(1_000 + WORLD_ACCESS_LIFETIME);
    expect(openWorld(keys, lab, cookie, 999 + WORLD_ACCESS_LIFETIME)).toBeDefined();
    expect(openWorld(keys, lab, cookie, 1_000 + WORLD_ACCESS_LIFETIME)).toBeUndefined();
  });

  test('opens no other world, even one with the same code', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (world, other, code) => {
        fc.pre(world.toWellFormed() !== other.toWellFormed());
        const cookie = sealWorld(keys, { world, code }, 0);
        expect(openWorld(keys, { world: other, code }, cookie, 0)).toBeUndefined();
      }),
    );
  });

  test('opens nothing once the code has changed, and again when the old code comes back', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (code, changed) => {
        fc.pre(code.toWellFormed() !== changed.toWellFormed());
        const cookie = sealWorld(keys, { world: 'lab', code }, 0);
        expect(openWorld(keys, { world: 'lab', code: changed }, cookie, 0)).toBeUndefined();
        expect(openWorld(keys, { world: 'lab', code }, cookie, 0)).toBeDefined();
      }),
    );
  });

  test('does not tell the code', () => {
    const cookie = sealWorld(keys, lab, 0);
    expect(Buffer.from(cookie.slice(2), 'base64url').toString('latin1')).not.toContain('2468');
  });
});
