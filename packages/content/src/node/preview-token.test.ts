import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivePreviewKeys, readPreview, signPreview } from './preview-token.ts';
import type { PreviewClaims } from './preview-token.ts';

const keys = derivePreviewKeys('a secret of some length');
const text = fc.string({ minLength: 1, maxLength: 40 });
const claims: fc.Arbitrary<PreviewClaims> = fc.oneof(
  fc.record({
    kind: fc.constant('opening' as const),
    nonce: text,
    editor: text,
    session: text,
    endsAt: fc.nat(),
    sessionEndsAt: fc.nat(),
    frame: text,
    address: text.map((path) => `/${path}`),
  }),
  fc.record({
    kind: fc.constant('session' as const),
    editor: text,
    session: text,
    endsAt: fc.nat(),
    frame: text,
  }),
  fc.record({ kind: fc.constant('link' as const), id: text, endsAt: fc.nat(), world: text }),
  fc.record({
    kind: fc.constant('link' as const),
    id: text,
    endsAt: fc.nat(),
    world: text,
    address: text.map((path) => `/${path}`),
  }),
);

test('signed claims are read, with the same secret only', () => {
  const others = derivePreviewKeys('another secret of some length');
  fc.assert(
    fc.property(claims, (claim) => {
      const token = signPreview(keys, claim);
      expect(readPreview(keys, token)).toEqual(claim);
      expect(readPreview(others, token)).toBeUndefined();
    }),
  );
});

test('no part of a token can be changed', () => {
  const token = signPreview(keys, { kind: 'link', id: 'one', endsAt: 1, world: 'hall' });
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'z', '0', '.', '_', '=', ' '), (at, char) => {
      const changed = `${token.slice(0, at)}${char}${token.slice(at + 1)}`;
      expect(readPreview(keys, changed) === undefined).toBe(changed !== token);
    }),
  );
});

test('claims of one kind are not taken for another, whatever their signature', () => {
  const [, mac = ''] = signPreview(keys, { kind: 'link', id: 'one', endsAt: 1, world: 'hall' }).split('.');
  const session = Buffer.from(JSON.stringify({ kind: 'session', editor: '1', endsAt: 9e15, frame: 'x' }));
  expect(readPreview(keys, `${session.toString('base64url')}.${mac}`)).toBeUndefined();
});

test.each(['', '.', 'a.b', 'a.b.c', `${'a'.repeat(5_000)}.b`])('%j is no token', (token) => {
  expect(readPreview(keys, token)).toBeUndefined();
});

test('the key of calls does not reveal the secret and is not the one of tokens', () => {
  expect(keys.call).not.toContain('secret');
  expect(keys.call).not.toBe(Buffer.from(keys.token).toString('base64url'));
});
