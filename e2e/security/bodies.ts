import type { ContentBundle } from '@vitrine/content/bundle';
import { doorName, doorOf } from '@vitrine/core/world/door';
import type { Question } from './ask.ts';

/** What participants of a presentation send. */
export const PRESENTATION_CALLS = [
  '/box-api/presentation/begin',
  '/box-api/presentation/show',
  '/box-api/presentation/signal',
  '/box-api/presentation/lead',
  '/box-api/presentation/status',
  '/box-api/presentation/doors',
  '/box-api/presentation/dark',
  '/box-api/presentation/meeting',
  '/box-api/presentation/key',
  '/box-api/presentation/take',
  '/box-api/presentation/end',
  '/box-api/presentation/leave',
] as const;

/** The routes that accept a body; those that end a login come last, so that the others are tried while it lasts. */
export const POSTED = [
  '/box-api/contact',
  '/box-api/stand-leads',
  '/box-api/login',
  '/box-api/unlock',
  ...PRESENTATION_CALLS,
  '/-/revalidate',
  '/-/person',
  '/box-api/csp-reports',
  '/box-api/forget',
  '/box-api/logout',
] as const;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

interface Body {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const MALFORMED = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{}',
  '\uFEFF{}',
  '{"world":{"$ne":null},"code":{"$ne":null}}',
  '{"identifier":["a"],"password":true,"redirect":{}}',
  '{"__proto__":{"isLoggedIn":true},"constructor":{"prototype":{"scopes":["partner"]}}}',
  '['.repeat(4_000),
  `{"message":"${'a'.repeat(9_000)}"}`,
  '=&=&%zz=%&world',
  '\u0000',
  Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d),
] as const;

const malformed: readonly Body[] = MALFORMED.flatMap((body) =>
  [JSON_TYPE, FORM_TYPE, 'multipart/form-data; boundary=x'].map((type) => ({ type, body })),
);

/** Valid bodies that name closed content in every possible form. */
function naming({ snapshots, defaultLocale }: ContentBundle): readonly Body[] {
  // One of each area.
  const locations = (snapshots[defaultLocale]?.locations ?? []).filter(({ payloadId }) =>
    payloadId.endsWith('zqx-payload-a'),
  );
  const fields = locations.flatMap(({ payloadId, world }): readonly Record<string, string>[] => {
    const door = doorOf(payloadId);
    const wrong = { identifier: 'unknown@visitor.example', password: 'wrong' };
    return [
      { code: 'wrong', world },
      { code: 'wrong', door: String(door) },
      { code: '', door: String(door), locale: 'de' },
      { ...wrong, redirect: payloadId },
      { ...wrong, redirect: doorName(door), locale: 'de', query: `?code=${door}` },
      { location: payloadId, open: '?menu', locale: 'de', epoch: '1', seq: '1' },
      { kind: 'ping', location: payloadId, locale: 'de', epoch: '1', x: '50', y: '50' },
      { page: `/?code=${door}`, location: payloadId, email: 'wrong' },
    ];
  });
  return fields.flatMap((some) => [
    { type: JSON_TYPE, body: JSON.stringify(some) },
    { type: FORM_TYPE, body: new URLSearchParams(some).toString() },
  ]);
}

/** Every body that a route may be sent, each from its own address, so that no limit hides what is behind it. */
export function everyBody(bundle: ContentBundle): readonly Question[] {
  const bodies = [...malformed, ...naming(bundle)];
  return POSTED.flatMap((path) =>
    bodies.map(({ type, body }, index) => ({
      method: 'POST',
      path,
      headers: {
        'content-type': type,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `8.9.${Math.floor(index / 200)}.${(index % 200) + 1}`,
      },
      body,
    })),
  );
}
