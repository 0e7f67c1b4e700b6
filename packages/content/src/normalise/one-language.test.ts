import { describe, expect, test } from 'vitest';
import type { LocationAccess } from '@vitrine/core/world/location';
import { brokenBundle, entryOf, locationOf, LOCATIONS } from '../../fixtures/break-world.ts';
import { fakeCms } from '../../fixtures/fake-cms.ts';
import {
  entriesOf,
  FIXTURE_CMS_URL,
  FIXTURE_LOCALES,
  fetchedFrom,
  smallWorld,
} from '../../fixtures/small-world.ts';
import type { Answers } from '../../fixtures/small-world.ts';
import { loadContent } from '../load-bundle.ts';
import { assembleBundle } from './assemble-bundle.ts';

const LANGUAGES = FIXTURE_LOCALES.map(({ code }) => code);
const WORLDS = '/api/worlds';
const SHOWROOM = 'showroom';

/** Each access field as one language has it, and the value that applies in all of them. */
const WORLD_FIELDS = [
  [
    'protect_with_password',
    { protect_with_password: true, password: '1357' },
    { isProtected: true, isLoginOnly: false },
  ],
  [
    'a switch without a code',
    { protect_with_password: true },
    { isProtected: true, shutBecause: 'codeMissing' },
  ],
  ['only_logged_in_users', { only_logged_in_users: true }, { isLoginOnly: true, isProtected: false }],
  ['only_logged_in_user', { only_logged_in_user: true }, { isLoginOnly: true }],
] as const;

const LOCATION_FIELDS: readonly (readonly [string, Record<string, string>, LocationAccess])[] = [
  ['access logged_in', { access: 'logged_in' }, { rule: { kind: 'loggedIn' } }],
  [
    'access scopes',
    { access: 'scopes', access_scopes: 'staff, partner' },
    { rule: { kind: 'scopes', scopes: ['partner', 'staff'] } },
  ],
  [
    'access_from',
    { access_from: '2099-01-01T00:00:00.000Z' },
    { rule: { kind: 'public' }, from: '2099-01-01T00:00:00.000Z' },
  ],
  [
    'access_until',
    { access_until: '2020-01-01T00:00:00.000Z' },
    { rule: { kind: 'public' }, until: '2020-01-01T00:00:00.000Z' },
  ],
];

const OPEN = { access: 'public', access_scopes: null, access_from: null, access_until: null };

function worldIn(answers: Answers, locale: string): Record<string, unknown> {
  const found = entriesOf(answers, WORLDS, locale).find(({ slug }) => slug === SHOWROOM);
  if (found === undefined) throw new Error(`The fixture has no world ${SHOWROOM} in ${locale}.`);
  return found;
}

describe.each(LANGUAGES)('published in %s alone', (language) => {
  test.each(WORLD_FIELDS)('%s of a world holds in every language', (_name, fields, wanted) => {
    const answers = smallWorld();
    for (const locale of LANGUAGES) {
      Object.assign(worldIn(answers, locale), { protect_with_password: false, only_logged_in_users: false });
    }
    Object.assign(worldIn(answers, language), fields);
    const { snapshots } = assembleBundle(fetchedFrom(answers));
    for (const locale of LANGUAGES) {
      expect(snapshots[locale]?.worlds.find(({ slug }) => slug === SHOWROOM)).toMatchObject(wanted);
    }
  });

  test.each(LOCATION_FIELDS)('%s of a location holds in every language', (_name, fields, wanted) => {
    const bundle = brokenBundle((answers) => {
      for (const locale of LANGUAGES) Object.assign(entryOf(answers, LOCATIONS, 1, locale), OPEN);
      Object.assign(entryOf(answers, LOCATIONS, 1, language), fields);
    });
    for (const locale of LANGUAGES) expect(locationOf(bundle, 'atrium', locale)?.access).toEqual(wanted);
  });

  // "The server asks for that alone, takes all other answers from its last load" (docs/architecture.md).
  test('it holds with the load of that language', async () => {
    const answers = smallWorld();
    const { fetch } = fakeCms(answers);
    const options = { cmsUrl: FIXTURE_CMS_URL, fetch, locales: FIXTURE_LOCALES };
    const before = await loadContent(options);
    Object.assign(worldIn(answers, language), { protect_with_password: true });
    Object.assign(entryOf(answers, LOCATIONS, 1, language), { access: 'logged_in' });
    answers['/api/world-access'] = {
      '': [
        { slug: 'lab', password: '2468' },
        { slug: SHOWROOM, password: '1357' },
      ],
    };
    const { bundle } = await loadContent({
      ...options,
      since: {
        answers: before.answers,
        changes: ['worlds', 'content-locations'].map((collection) => ({ collection, locale: language })),
        reach: 'entries',
      },
    });
    for (const locale of LANGUAGES) {
      const world = bundle.snapshots[locale]?.worlds.find(({ slug }) => slug === SHOWROOM);
      expect(world).toMatchObject({ isProtected: true });
      expect(world).not.toHaveProperty('shutBecause');
      expect(locationOf(bundle, 'atrium', locale)?.access.rule).toEqual({ kind: 'loggedIn' });
    }
    expect(bundle.serverOnly.accessCodes).toEqual({ lab: '2468', [SHOWROOM]: '1357' });
  });
});

test('a language without a version of its own has the access that the others agree on', () => {
  const bundle = brokenBundle((answers) => {
    Object.assign(answers[LOCATIONS] ?? {}, {
      de: { data: entriesOf(answers, LOCATIONS, 'de').filter((entry) => entry['slug'] !== 'atrium') },
    });
    Object.assign(entryOf(answers, LOCATIONS, 1), { ...OPEN, access: 'logged_in' });
  });
  expect(locationOf(bundle, 'atrium', 'de')?.access.rule).toEqual({ kind: 'loggedIn' });
});

test('a world with two different codes stays closed until they are the same', () => {
  const bundle = assembleBundle({
    ...fetchedFrom(smallWorld()),
    accessCodes: new Map([['lab', ['2468', '1357']]]),
  });
  for (const locale of LANGUAGES) {
    expect(bundle.snapshots[locale]?.worlds[0]).toMatchObject({
      slug: 'lab',
      isProtected: true,
      shutBecause: 'codesDiffer',
    });
  }
  expect(bundle.serverOnly.accessCodes).toEqual({});
});

test('scopes that no language shares close a location to everybody', () => {
  const bundle = brokenBundle((answers) => {
    Object.assign(entryOf(answers, LOCATIONS, 1, 'en'), { access: 'scopes', access_scopes: 'staff' });
    Object.assign(entryOf(answers, LOCATIONS, 1, 'de'), { access: 'scopes', access_scopes: 'partner' });
  });
  for (const locale of LANGUAGES) {
    expect(locationOf(bundle, 'atrium', locale)?.access.rule).toEqual({ kind: 'scopes', scopes: [] });
  }
});
