import { describe, expect, test } from 'vitest';
import { bothLanguages, brokenBundle, entryOf, goodBundle } from '../../fixtures/break-world.ts';
import { fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import { assembleBundle } from './assemble-bundle.ts';

describe('access codes', () => {
  test('stand apart from the snapshots, trimmed (spec 5.1)', () => {
    expect(goodBundle.serverOnly.accessCodes).toEqual({ lab: '2468' });
    expect(JSON.stringify(goodBundle.snapshots)).not.toContain('2468');
  });

  // Decision 0030: no mistake opens what an editor meant to close.
  test.each<[string, readonly [string, readonly string[]][]]>([
    ['blank', [['lab', ['  ']]]],
    ['blank in one language', [['lab', ['2468', '']]]],
    ['not there', []],
  ])('a code that is %s closes (spec 5.1)', (_name, codes) => {
    const closed = assembleBundle({ ...fetchedFrom(smallWorld()), accessCodes: new Map(codes) });
    for (const { worlds } of Object.values(closed.snapshots)) {
      expect(worlds[0]).toMatchObject({ slug: 'lab', isProtected: true, shutBecause: 'codeMissing' });
    }
    expect(closed.serverOnly.accessCodes).toEqual({});
  });

  test.each([false, null, undefined])('a code protects nothing while the switch is %j (spec 5.1)', (flag) => {
    const open = brokenBundle(
      bothLanguages((answers, locale) => {
        Object.assign(entryOf(answers, '/api/worlds', 2, locale), { protect_with_password: flag });
      }),
    );
    expect(open.snapshots['en']?.worlds[0]).toMatchObject({ slug: 'lab', isProtected: false });
  });

  test('a world stays closed while the codes cannot be read', () => {
    const closed = assembleBundle({ ...fetchedFrom(smallWorld()), accessCodes: 'unknown' });
    expect(closed.snapshots['en']?.worlds[0]?.isProtected).toBe(true);
    expect(closed.serverOnly.accessCodes).toEqual({});
  });
});

test.each(['only_logged_in_users', 'only_logged_in_user'])(
  '%s alone makes a world ask for a login (spec 5.2)',
  (name) => {
    const closed = brokenBundle((answers) => {
      const world = entryOf(answers, '/api/worlds', 0);
      delete world['only_logged_in_users'];
      world[name] = true;
    });
    expect(closed.snapshots['en']?.worlds.map(({ slug, isLoginOnly }) => [slug, isLoginOnly])).toEqual([
      ['lab', false],
      ['partners', true],
      ['showroom', true],
    ]);
  },
);
