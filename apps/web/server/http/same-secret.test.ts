import { expect, test } from 'vitest';
import { hasBearer } from './bearer.ts';
import { isSameSecret } from './same-secret.ts';

test.each([
  ['a-secret', 'a-secret', true],
  ['a-secret', 'a-Secret', false],
  ['a-secret', 'a-secret ', false],
  ['', 'a-secret', false],
  ['ä', 'ae', false],
])('%j and %j are the same secret: %j', (given, right, expected) => {
  expect(isSameSecret(given, right)).toBe(expected);
});

test.each([
  ['Bearer a-secret', true],
  ['bearer a-secret', false],
  ['a-secret', false],
  ['Bearer ', false],
  [undefined, false],
])('a request with %j bears the secret: %j', (authorization, expected) => {
  const headers = new Headers(authorization === undefined ? {} : { authorization });
  expect(hasBearer({ headers }, 'a-secret')).toBe(expected);
});
