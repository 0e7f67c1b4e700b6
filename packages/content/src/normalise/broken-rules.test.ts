import { describe, expect, test } from 'vitest';
import type { ContentReport } from '@vitrine/core/reports/report';
import {
  LOCATIONS,
  TRANSITIONS,
  bothLanguages,
  brokenBundle,
  englishOf,
  entryOf,
  goodBundle,
  locationOf,
  memberOf,
} from '../../fixtures/break-world.ts';
import { entriesOf } from '../../fixtures/small-world.ts';

function named(kind: ContentReport['kind'], path: string) {
  return expect.objectContaining({ kind, path });
}

describe('content against the rules is left out or closed, and named', () => {
  test('a second location of the same id or the same address (spec 5.9)', () => {
    const bundle = brokenBundle((answers) => {
      const twin = structuredClone(entryOf(answers, LOCATIONS, 1));
      entriesOf(answers, LOCATIONS, 'en').push(
        { ...twin, id: 901, documentId: 'zz-same-id', slug: 'other' },
        { ...twin, id: 902, documentId: 'zz-same-address', payloadId: 'other' },
      );
    });
    expect(englishOf(bundle).locations).toHaveLength(5);
    const kept = expect.stringMatching(/^content-locations\/document:/);
    expect(bundle.reports.filter(({ kind }) => kind === 'duplicate')).toEqual([
      expect.objectContaining({ rivals: { kept, refused: 'content-locations/document:zz-same-id' } }),
      expect.objectContaining({ rivals: { kept, refused: 'content-locations/document:zz-same-address' } }),
    ]);
  });

  test('a second transition for the same pair (spec 5.9)', () => {
    const bundle = brokenBundle((answers) => {
      const twin = structuredClone(entryOf(answers, TRANSITIONS, 0));
      entriesOf(answers, TRANSITIONS, 'en').push({
        ...twin,
        id: 903,
        documentId: 'twin',
        payloadId: 'entrance--twin',
      });
    });
    expect(englishOf(bundle).transitions).toEqual(englishOf(goodBundle).transitions);
    expect(bundle.reports).toContainEqual(named('duplicate', 'content-transitions/entrance--twin'));
  });

  test('a portal within one world (spec 5.9)', () => {
    const bundle = brokenBundle((answers) => {
      const portal = entryOf(answers, '/api/portals', 0, '');
      portal['to'] = entryOf(answers, LOCATIONS, 0);
    });
    expect(englishOf(bundle).transitions).toHaveLength(4);
    expect(bundle.reports).toEqual([named('sameWorldPortal', 'portals/lounge--suite')]);
  });

  test('a start location that is not in its world', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        entryOf(answers, '/api/worlds', 0, locale)['start_location_id'] = 'bench';
      }),
    );
    expect(englishOf(bundle).worlds.find(({ slug }) => slug === 'showroom')).not.toHaveProperty('start');
    expect(bundle.reports).toEqual([named('danglingTarget', 'worlds/showroom.start_location_id')]);
  });

  test.each(['javascript:alert(1)', 'ftp://files.example', 'tel:call-me', 'two words', '/uploads/a.pdf', ''])(
    'the link %j',
    (url) => {
      const bundle = brokenBundle(
        bothLanguages((answers, locale) => {
          memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 4)['url'] = url;
        }),
      );
      expect(locationOf(bundle, 'atrium')?.hotspots).toHaveLength(8);
      expect(bundle.reports).toEqual([named('brokenLink', 'content-locations/atrium.hotspots[4].url')]);
    },
  );

  test('a telephone number with blanks is a link', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 4)['url'] = 'tel:+49 (30) 123-45';
      }),
    );
    expect(locationOf(bundle, 'atrium')?.hotspots.map(({ action }) => action)).toContainEqual(
      expect.objectContaining({ kind: 'openLink', url: 'tel:+49 (30) 123-45' }),
    );
    expect(bundle.reports).toEqual([]);
  });

  test('a hook whose only location is gone does not run everywhere', () => {
    const bundle = brokenBundle((answers) => {
      memberOf(entryOf(answers, '/api/box-hooks', 0, ''), 'locations', 0)['documentId'] = 'gone';
      Object.assign(memberOf(entryOf(answers, '/api/box-hooks', 0, ''), 'locations', 0), {
        id: 999,
        payloadId: 'gone',
      });
    });
    expect(englishOf(bundle).boxHooks).toEqual([]);
  });

  test('a hook that was meant for locations does not run everywhere once none of them is left', () => {
    for (const meant of [false, null])
      expect(englishOf(withHookMeantForLocations(meant)).boxHooks).toHaveLength(1);
    const { reports } = withHookMeantForLocations(true);
    expect(englishOf(withHookMeantForLocations(true)).boxHooks).toEqual([]);
    expect(reports).toEqual([
      named('hookWithoutLocations', expect.stringMatching(/^box-hooks\/\w+\.locations$/)),
    ]);
  });

  test('a hook that is switched off does nothing, and nothing of it is reported', () => {
    for (const active of [true, null]) {
      const on = withHookThatIs(active);
      expect(englishOf(on).boxHooks.flatMap(({ actions }) => actions)).toHaveLength(1);
      expect(on.reports).toHaveLength(1);
    }
    const off = withHookThatIs(false);
    expect(englishOf(off).boxHooks).toEqual([]);
    expect(off.reports).toEqual([]);
  });

  test('a hook whose action has no target is reported, and does nothing', () => {
    const bundle = brokenBundle((answers) => {
      const hook = entryOf(answers, '/api/box-hooks', 0, '');
      Object.assign(hook, { locations: [], action_stack: [{ id: 1, kind: 'open_article' }] });
    });
    expect(englishOf(bundle).boxHooks.flatMap(({ actions }) => actions)).toEqual([]);
    expect(bundle.reports).toEqual([
      named('danglingTarget', 'box-hooks/ra6hhgijzeokvn9pga3ig6f6.action_stack[0].article'),
    ]);
  });

  test('access stays closed when its rule cannot be read', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        Object.assign(entryOf(answers, '/api/worlds', 2, locale), { protect_with_password: 'yes' });
        Object.assign(entryOf(answers, '/api/worlds', 0, locale), { only_logged_in_users: 1 });
        Object.assign(entryOf(answers, LOCATIONS, 1, locale), { access: 7, access_from: 'soon' });
        Object.assign(entryOf(answers, LOCATIONS, 0, locale), {
          access: 'scopes',
          access_scopes: ' , ',
          access_until: 7,
        });
      }),
    );
    expect(englishOf(bundle).worlds[0]?.isProtected).toBe(true);
    expect(englishOf(bundle).worlds[2]?.isLoginOnly).toBe(true);
    expect(locationOf(bundle, 'atrium')?.access).toEqual({ rule: { kind: 'loggedIn' }, from: 'soon' });
    expect(locationOf(bundle, 'entrance')?.access).toEqual({
      rule: { kind: 'scopes', scopes: [] },
      until: 'no date',
    });
  });

  test('wrong values of single attributes give way to their defaults', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        Object.assign(entryOf(answers, TRANSITIONS, 0, locale), { weight: -5 });
        Object.assign(entryOf(answers, LOCATIONS, 1, locale), {
          hotspots_appere_animation: 'explode',
          floor_plan_position: 'left',
        });
        memberOf(entryOf(answers, LOCATIONS, 1, locale), 'hotspots', 0)['position'] = null;
      }),
    );
    const atrium = locationOf(bundle, 'atrium');
    expect(
      englishOf(bundle).transitions.find(({ payloadId }) => payloadId === 'entrance--atrium')?.weight,
    ).toBe(100);
    expect(atrium).not.toHaveProperty('hotspotAnimation');
    expect(atrium).not.toHaveProperty('floorPlanPosition');
    expect(atrium?.hotspots[0]?.placement).toEqual({ on4x3: { x: 50, y: 50 } });
    expect(bundle.reports).toHaveLength(4);
  });

  test('a dashboard’s tile without an action, and a shelf without files', () => {
    const bundle = brokenBundle(
      bothLanguages((answers, locale) => {
        const dashboard = entryOf(answers, '/api/dashboards', 0, locale);
        memberOf(dashboard, 'links', 0)['action_target'] = null;
        memberOf(dashboard, 'media_library', 0)['media'] = [];
      }),
    );
    expect(englishOf(bundle).dashboards[0]).toMatchObject({ links: [], mediaLibrary: [] });
    expect(bundle.reports.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'danglingTarget dashboards/3.links[0].action_target',
      'missingMedia dashboards/3.media_library[0].media',
    ]);
  });

  test.each([
    ['public', { kind: 'public' }],
    ['logged_in', undefined],
    ['no_one', { kind: 'noOne' }],
    ['scopes', { kind: 'scopes', scopes: [] }],
    [null, undefined],
    [' ', undefined],
  ])('who may present: %j without scopes', (name, rule) => {
    const bundle = withPresentations({ who_may_present: name, presenter_scopes: ' , ' });
    expect(englishOf(bundle).settings.presenters).toEqual(rule);
    expect(bundle.reports).toEqual([]);
  });

  test.each(['everyone', 'Public', 'public,scopes', '__proto__', 7])(
    'who may present: with %j, which is no rule, a login is needed',
    (name) => {
      const bundle = withPresentations({ who_may_present: name });
      expect(englishOf(bundle).settings).not.toHaveProperty('presenters');
      expect(bundle.reports).toEqual([named('invalidEntry', 'app-setting.presentations.who_may_present')]);
    },
  );

  test.each([null, undefined, []])(
    'who may present: logged-in visitors where the CMS sends %j',
    (component) => {
      const bundle = withPresentations(component);
      expect(englishOf(bundle).settings).not.toHaveProperty('presenters');
    },
  );

  test('a Tag Manager container and a measurement of Google Analytics that are none', () => {
    const bundle = brokenBundle((answers) => {
      const analytics = memberOf(entryOf(answers, '/api/app-setting', 0, 'en'), 'analytics');
      analytics['tag_manager_id'] = '"><script>';
      analytics['measurement_id'] = 'UA-12345-1';
    });
    expect(englishOf(bundle).settings.analytics).toEqual({ isActive: true, needsConsent: true });
    expect(bundle.reports.map(({ path }) => path)).toEqual([
      'app-setting.analytics.measurement_id',
      'app-setting.analytics.tag_manager_id',
    ]);
  });
});

/** The component of the settings that says who may present, in both languages. */
function withPresentations(component: object | null | undefined) {
  return brokenBundle(
    bothLanguages((answers, locale) => {
      entryOf(answers, '/api/app-setting', 0, locale)['presentations'] = component;
    }),
  );
}

/** A hook everywhere, with one action that works and one without its target. */
function withHookThatIs(active: boolean | null) {
  return brokenBundle((answers) => {
    const link = { id: 1, kind: 'open_link', url: 'https://example.com' };
    const hook = { active, locations: [], action_stack: [link, { id: 2, kind: 'open_article' }] };
    Object.assign(entryOf(answers, '/api/box-hooks', 0, ''), hook);
  });
}

/** A hook without locations, and whether it was meant for some. */
function withHookMeantForLocations(meant: boolean | null) {
  return brokenBundle((answers) => {
    const hook = { locations: [], only_at_locations: meant };
    Object.assign(entryOf(answers, '/api/box-hooks', 0, ''), hook);
  });
}
