import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKeptAttribute, isKeptType, KEPT_TYPES } from './kept-types.ts';

/** Personal data of visitors: nothing of it is kept anywhere else. */
const NEVER_KEPT_TYPES = ['api::contact-request.contact-request'];

test('each content type of the CMS is decided about', () => {
  const api = new URL('../../../../api/', import.meta.url);
  const types = readdirSync(api).flatMap((name) =>
    readdirSync(new URL(`${name}/`, api)).includes('content-types') ? [`api::${name}.${name}`] : [],
  );
  expect([...KEPT_TYPES, ...NEVER_KEPT_TYPES].toSorted()).toEqual(types.toSorted());
});

test('nothing is kept of visitors, of accounts and of secrets', () => {
  for (const uid of [
    'api::contact-request.contact-request',
    'admin::user',
    'plugin::users-permissions.user',
  ]) {
    expect(isKeptType(uid)).toBe(false);
  }
  expect(isKeptAttribute({ type: 'string', private: true })).toBe(false);
  expect(isKeptAttribute({ type: 'password' })).toBe(false);
  expect(isKeptAttribute({ type: 'string' })).toBe(true);
});
