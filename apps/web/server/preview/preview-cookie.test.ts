import { derivePreviewKeys, signPreview } from '@vitrine/content/node';
import { expect, test } from 'vitest';
import { begunPreviewLines, subjectOf } from './preview-cookie.ts';

const keys = derivePreviewKeys('a secret of some length');
const session = {
  kind: 'session',
  editor: '1',
  session: 'one',
  endsAt: 60_000,
  frame: 'https://cms.example',
} as const;
const link = { kind: 'link', id: 'one', endsAt: 60_000, world: 'hall' } as const;

test('a frame of another site keeps an editor’s, and only below that site', () => {
  const newest = (subject: typeof session | typeof link, isTls: boolean) =>
    begunPreviewLines(keys, subject, { now: 0, isTls }).at(-1);
  expect(newest(session, true)).toMatch(/; Max-Age=60; HttpOnly; SameSite=None; Partitioned; Secure$/);
  expect(newest(link, true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(newest(session, false)).toMatch(/; SameSite=Lax$/);
});

/** The cookies that a browser keeps of these lines, set one after the other. */
function kept(lines: readonly string[], hasPartitions: boolean): string {
  const jar = new Map<string, string>();
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const jarKey = hasPartitions && attributes.includes('Partitioned') ? `${name} partitioned` : name;
    if (attributes.includes('Max-Age=0')) jar.delete(jarKey);
    else jar.set(jarKey, pair);
  }
  return [...jar.values()].join('; ');
}

test.each([true, false])(
  'of two previews the later one alone counts (a browser with partitions: %s)',
  (has) => {
    for (const isTls of [true, false]) {
      for (const [first, later] of [
        [session, link],
        [link, session],
      ] as const) {
        const lines = [first, later].flatMap((subject) =>
          begunPreviewLines(keys, subject, { now: 0, isTls }),
        );
        const cookie = kept(lines, has);
        expect(cookie.split('; ')).toHaveLength(1);
        expect(subjectOf(keys, headersOf(cookie), () => isTls)).toEqual(later);
      }
    }
  },
);

test('over TLS none counts that another host of the site or a page without TLS could have set', () => {
  const [plain = ''] = begunPreviewLines(keys, link, { now: 0, isTls: false });
  expect(subjectOf(keys, headersOf(plain), () => true)).toBeUndefined();
  expect(subjectOf(keys, headersOf(plain), () => false)).toEqual(link);
});

function overTls() {
  return true;
}

function headersOf(cookie: string) {
  return new Headers({ cookie: cookie.split(';', 1)[0] ?? '' });
}

test('a cookie is read among others, and an opening is not a session', () => {
  const pair = begunPreviewLines(keys, session, { now: 0, isTls: true }).at(-1)?.split(';', 1)[0];

  expect(subjectOf(keys, new Headers({ cookie: `other=1; ${pair}` }), overTls)).toEqual(session);
  const claims = { ...session, kind: 'opening', nonce: 'n', address: '/', sessionEndsAt: 1 } as const;
  const opening = `__Host-vitrine_preview=${signPreview(keys, claims)}`;
  expect(subjectOf(keys, new Headers({ cookie: opening }), overTls)).toBeUndefined();
  expect(subjectOf(keys, new Headers(), overTls)).toBeUndefined();
});
