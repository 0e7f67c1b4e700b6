import { describe, expect, test } from 'vitest';
import { aSnapshot, aWorld } from '@vitrine/core/testing';
import { formatMessage } from '@vitrine/core/reports/message';
import { prepare } from '../examined.ts';
import { findMissingCodes } from './access-codes.ts';
import { ACCESS_FIELDS, findAccessDifferences } from './access-differences.ts';
import type { AccessVersions } from './access-differences.ts';

function entry(
  kind: AccessVersions['kind'],
  byLocale: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): AccessVersions {
  return {
    kind,
    id: 'lab',
    title: 'Lab',
    versions: Object.entries(byLocale).map(([locale, fields]) => ({ locale, fields })),
  };
}

function scopes(list: string) {
  return { access: 'scopes', access_scopes: list };
}

function code(password: string) {
  return { protect_with_password: true, password };
}

function fieldsOf(found: AccessVersions) {
  return findAccessDifferences([found]).map(({ subject }) => subject.field);
}

describe('access that is not the same in all languages', () => {
  test('is an error at the entry that names the field and the languages, and no value', () => {
    const [finding, ...others] = findAccessDifferences([
      entry('world', {
        en: { protect_with_password: true, password: '2468' },
        de: { protect_with_password: false, password: null },
        fr: { protect_with_password: null, password: '2468' },
      }),
    ]);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'error',
      code: 'accessDiffers',
      subject: { kind: 'world', id: 'lab', field: 'protect_with_password' },
    });
    const sentence = finding === undefined ? '' : formatMessage(finding.sentence);
    expect(sentence).toContain('“Lab”');
    expect(sentence).toContain('de, fr ≠ en');
    expect(sentence).not.toContain('2468');
  });

  test.each<[string, AccessVersions['kind'], Record<string, unknown>, Record<string, unknown>]>([
    ['protect_with_password', 'world', { protect_with_password: true }, {}],
    [
      'password',
      'world',
      { protect_with_password: true, password: '1' },
      { protect_with_password: true, password: '2' },
    ],
    ['only_logged_in_users', 'world', { only_logged_in_users: true }, { only_logged_in_users: false }],
    ['access', 'location', { access: 'logged_in' }, { access: 'public' }],
    [
      'access_scopes',
      'location',
      { access: 'scopes', access_scopes: 'a' },
      { access: 'scopes', access_scopes: 'b' },
    ],
    ['access_from', 'location', { access_from: '2026-05-01T10:00:00Z' }, {}],
    ['access_until', 'location', { access_until: new Date(0) }, { access_until: new Date(1) }],
  ])('is found in %s alone', (field, kind, one, other) => {
    expect(fieldsOf(entry(kind, { en: one, de: other }))).toEqual([field]);
    expect(ACCESS_FIELDS[kind]).toContain(field);
    expect(fieldsOf(entry(kind, { en: one, de: one }))).toEqual([]);
  });

  test('is not what only looks different', () => {
    expect(
      fieldsOf(
        entry('location', {
          en: { access: null, access_scopes: 'a', access_from: '2026-05-01T10:00:00Z', access_until: null },
          de: {
            access: 'public',
            access_scopes: 'b',
            access_from: new Date('2026-05-01T12:00:00+02:00'),
            access_until: undefined,
          },
        }),
      ),
    ).toEqual([]);
    expect(fieldsOf(entry('location', { en: scopes('a, b'), de: scopes('b,a,') }))).toEqual([]);
    expect(fieldsOf(entry('world', { en: code('2468'), de: code(' 2468 ') }))).toEqual([]);
  });
});

test('a world that asks for a code and has none is an error at its code', () => {
  const worlds = [
    aWorld({ isProtected: true }),
    aWorld({ name: 'Lab', isProtected: true, shutBecause: 'codeMissing' }),
  ];
  const findings = findMissingCodes(prepare(aSnapshot({ worlds })));
  expect(findings).toMatchObject([
    { severity: 'error', code: 'codeMissing', subject: { kind: 'world', field: 'password' } },
  ]);
  expect(findings.map(({ sentence }) => formatMessage(sentence))).toEqual([
    'The world “Lab” asks for an access code and has none: it is closed to everyone.',
  ]);
});
