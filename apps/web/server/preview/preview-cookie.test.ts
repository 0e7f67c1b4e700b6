import { derivePreviewKeys, signPreview } from '@vitrine/content/node';
import { expect, it } from 'vitest';
import { previewCookieLine, subjectOf } from './preview-cookie.ts';
import { createUsedOnce } from './used-once.ts';

const keys = derivePreviewKeys('a secret of some length');
const session = { kind: 'session', editor: '1', endsAt: 60_000, frame: 'https://cms.example' } as const;
const link = { kind: 'link', id: 'one', endsAt: 60_000, world: 'hall' } as const;

it('a frame of another site keeps an editor’s, and only below that site', () => {
  const line = previewCookieLine(keys, session, { now: 0, isTls: true });
  expect(line).toMatch(/; Max-Age=60; HttpOnly; SameSite=None; Partitioned; Secure$/);
  expect(previewCookieLine(keys, link, { now: 0, isTls: true })).toMatch(/; SameSite=Lax; Secure$/);
  expect(previewCookieLine(keys, session, { now: 0, isTls: false })).toMatch(/; SameSite=Lax$/);
});

const headersOf = (cookie: string) => new Headers({ cookie });

it('what was set is read, and an opening is no session', () => {
  const [pair = ''] = previewCookieLine(keys, session, { now: 0, isTls: true }).split(';');
  expect(subjectOf(keys, headersOf(`other=1; ${pair}`))).toEqual(session);
  const opening = signPreview(keys, { ...session, kind: 'opening', nonce: 'n', address: '/' });
  expect(subjectOf(keys, headersOf(`vitrine_preview=${opening}`))).toBeUndefined();
  expect(subjectOf(keys, new Headers())).toBeUndefined();
});

it('an opening is used once, and forgotten when it would no longer be good', () => {
  let now = 0;
  const isFirstUse = createUsedOnce({ now: () => now });
  expect([isFirstUse('a', 10), isFirstUse('a', 10), isFirstUse('b', 10)]).toEqual([true, false, true]);
  now = 10;
  expect(isFirstUse('a', 20)).toBe(true);
});
