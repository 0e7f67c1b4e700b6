import { scopesOf } from '@vitrine/core/access/strictest';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/** The stored access fields of one language version of a world or a location. */
export interface StoredAccess {
  readonly locale: string;
  /** By their names in the CMS. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The language versions of one entry whose rules are combined for visitors. */
export interface AccessVersions {
  readonly kind: 'world' | 'location';
  /** The slug of a world, the payloadId of a location. */
  readonly id: string;
  readonly title: string;
  readonly versions: readonly StoredAccess[];
}

type Fields = StoredAccess['fields'];

/** A field that decides who may enter, and when two languages mean the same by it. */
interface AccessField {
  readonly name: string;
  readonly called: Message;
  /** Equal texts, equal meaning; undefined where the field means nothing beside the others. */
  readonly meaningOf: (fields: Fields) => string | undefined;
}

function isOn(value: unknown): string {
  return String(value === true);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function instantOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const instant = value instanceof Date ? value.getTime() : Date.parse(String(value));
  return Number.isNaN(instant) ? String(value) : String(instant);
}

/** The fields that decide who may enter, by kind of entry. */
const FIELDS: Readonly<Record<AccessVersions['kind'], readonly AccessField[]>> = {
  world: [
    {
      name: 'protect_with_password',
      called: message('accessField.protect_with_password'),
      meaningOf: ({ protect_with_password: asks }) => isOn(asks),
    },
    {
      name: 'password',
      called: message('accessField.password'),
      meaningOf: ({ protect_with_password: asks, password }) =>
        asks === true ? textOf(password) : undefined,
    },
    {
      name: 'only_logged_in_users',
      called: message('accessField.only_logged_in_users'),
      meaningOf: ({ only_logged_in_users: asks }) => isOn(asks),
    },
  ],
  location: [
    {
      name: 'access',
      called: message('accessField.access'),
      meaningOf: ({ access }) => textOf(access) || 'public',
    },
    {
      name: 'access_scopes',
      called: message('accessField.access_scopes'),
      meaningOf: ({ access, access_scopes: scopes }) =>
        access === 'scopes' ? scopesIn(textOf(scopes)) : undefined,
    },
    {
      name: 'access_from',
      called: message('accessField.access_from'),
      meaningOf: ({ access_from: from }) => instantOf(from),
    },
    {
      name: 'access_until',
      called: message('accessField.access_until'),
      meaningOf: ({ access_until: until }) => instantOf(until),
    },
  ],
};

/** The names in the CMS of all fields that decide who may enter. */
export const ACCESS_FIELDS: Readonly<Record<AccessVersions['kind'], readonly string[]>> = {
  world: FIELDS.world.map(({ name }) => name),
  location: FIELDS.location.map(({ name }) => name),
};

function scopesIn(list: string): string {
  return scopesOf(list.split(',').flatMap((name) => name.trim() || [])).join(',');
}

/**
 * The access fields that are not the same in all languages of an entry. Visitors meet the strictest of them in every
 * language (decision 0030), so in one language the form shows something else. Values are never shown, because a code
 * is one.
 */
export function findAccessDifferences(entries: readonly AccessVersions[]): readonly Finding[] {
  return entries.flatMap(({ kind, id, title, versions }) =>
    FIELDS[kind].flatMap(({ name, called, meaningOf }): readonly Finding[] => {
      const groups = groupsOf(versions, meaningOf);
      if (groups.length < 2) return [];
      return [
        {
          severity: 'error',
          code: 'accessDiffers',
          subject: { kind, id, field: name },
          sentence: message('accessDiffers', { title, field: called, languages: groups.join(' ≠ ') }),
          fix: message('fix.accessDiffers'),
        },
      ];
    }),
  );
}

/** The languages that mean the same, together: `en, fr`. */
function groupsOf(versions: readonly StoredAccess[], meaningOf: AccessField['meaningOf']): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { locale, fields } of versions) {
    const meaning = meaningOf(fields);
    if (meaning !== undefined) groups.set(meaning, [...(groups.get(meaning) ?? []), locale]);
  }
  return [...groups.values()].map((locales) => locales.toSorted().join(', ')).toSorted();
}
