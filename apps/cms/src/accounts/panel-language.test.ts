import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { panelLanguage } from './panel-language.ts';

function strapiWith(cookie: string | undefined, preferedLanguage: string | null): Core.Strapi {
  const context = { cookies: { get: () => cookie }, state: { user: { preferedLanguage } } };
  return { requestContext: { get: () => context } } as unknown as Core.Strapi;
}

test.each([
  ['de', null, 'de'],
  ['de', 'en', 'de'],
  [undefined, 'de', 'de'],
  [undefined, null, null],
  ['<script>', 'de', 'de'],
])('a panel that sends %s, with %s in the profile, is answered in %s', (sent, profile, answered) => {
  expect(panelLanguage(strapiWith(sent, profile))).toBe(answered);
});

test('work that no request has begun has no language', () => {
  const strapi = { requestContext: { get: () => undefined } } as unknown as Core.Strapi;
  expect(panelLanguage(strapi)).toBeUndefined();
});
