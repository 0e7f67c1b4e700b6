import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeRedirectPath } from './redirect-path.ts';

/** Core knows no platform; the test uses its own platform to find out where a path really leads. */
declare const URL: new (path: string, base: string) => { readonly origin: string };

const ORIGIN = 'https://showroom.example';

function originOf(path: string): string {
  return new URL(path, ORIGIN).origin;
}

describe('isSafeRedirectPath', () => {
  test.each(['/', '/showroom', '/de/showroom/hall-atrium?article=1-x#top', '/a%2F%2Fb'])(
    'allows %s (spec 5.7)',
    (path) => {
      expect(isSafeRedirectPath(path)).toBe(true);
    },
  );

  test.each([
    '',
    'showroom',
    '//evil.example',
    '/\\evil.example',
    '/a//evil.example',
    '/\t/evil.example',
    '/\n',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /showroom',
    `/${'a'.repeat(2048)}`,
  ])('refuses %j (spec 5.7)', (path) => {
    expect(isSafeRedirectPath(path)).toBe(false);
  });

  test('never leaves our own origin (spec 5.7)', () => {
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', 'evil.example', '%2f', '?', '#'),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(
        nasty.map((parts) => `/${parts.join('')}`),
        (path) => {
          expect(isSafeRedirectPath(path) ? originOf(path) : ORIGIN).toBe(ORIGIN);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
