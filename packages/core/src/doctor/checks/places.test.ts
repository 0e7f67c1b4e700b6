import { describe, expect, test } from 'vitest';
import { aLocation, aTransition, aWorld, someSettings } from '../../../testing/index.ts';
import { overlayId, payloadId, worldSlug } from '../../world/ids.ts';
import type { Snapshot } from '../../world/snapshot.ts';
import { examineWorld } from '../examine.ts';
import { formatFinding } from '../finding.ts';
import {
  anArticle,
  cellar,
  entrance,
  firstLocation,
  foundIn,
  nowhere,
  secondLocation,
  sound,
  spoilt,
  there,
  withAction,
  withCellar,
  withEntrance,
  withHotspot,
  withWay,
} from '../spoilt.fixture.ts';
import type { Spoilt } from '../spoilt.fixture.ts';

const CASES: readonly Spoilt[] = [
  spoilt(
    'two locations of one payloadId',
    { ...sound, locations: [...sound.locations, firstLocation] },
    'error duplicate entrance',
  ),
  spoilt(
    'two locations of one address, one by its group',
    {
      ...sound,
      locations: [
        { ...firstLocation, slug: 'a-b' },
        { ...secondLocation, slug: 'b', group: { slug: 'a', title: 'A', menuKeys: [] } },
      ],
    },
    'error duplicate reception',
  ),
  spoilt(
    'two transitions of one way',
    { ...sound, transitions: [...sound.transitions, { ...there, payloadId: payloadId('again') }] },
    'error duplicate again',
  ),
  spoilt(
    'two articles of one number',
    { ...sound, articles: [anArticle(), anArticle()] },
    'error duplicate 1',
  ),
  spoilt(
    'a transition to itself',
    { ...sound, transitions: [...sound.transitions, aTransition({ from: entrance, to: entrance })] },
    'error selfLink entrance--entrance',
  ),
  spoilt(
    'a hotspot to where it stands',
    withAction({ kind: 'navigate', target: entrance }),
    'error selfLink entrance',
  ),
  spoilt('an arrow to where it stands', withEntrance({ next: entrance }), 'error selfLink entrance'),
  spoilt(
    'a transition from nowhere',
    { ...sound, transitions: [...sound.transitions, aTransition({ from: nowhere, to: entrance })] },
    'error danglingTarget nowhere--entrance',
  ),
  spoilt(
    'a hotspot to nowhere',
    withAction({ kind: 'navigate', target: nowhere }),
    'error danglingTarget entrance',
  ),
  spoilt(
    'a hotspot to no article',
    withAction({ kind: 'openArticle', article: overlayId(9) }),
    'error danglingTarget entrance',
  ),
  spoilt(
    'a hotspot to no dashboard',
    withAction({ kind: 'openDashboard', dashboard: overlayId(9) }),
    'error danglingTarget entrance',
  ),
  spoilt(
    'a hotspot to no menu',
    withAction({ kind: 'openMenu', menuKey: 'none' }),
    'error danglingTarget entrance',
  ),
  spoilt('an icon that is not there', withHotspot({ icon: 'none' }), 'error danglingTarget entrance'),
  spoilt('an arrow to nowhere', withEntrance({ previous: nowhere }), 'error danglingTarget entrance'),
  spoilt(
    'a location in no world',
    withEntrance({ world: worldSlug('none') }),
    'error missingStart showroom',
    'danglingTarget',
  ),
  spoilt(
    'a start that is not there',
    { ...sound, worlds: [aWorld({ start: nowhere })] },
    'error danglingTarget showroom',
  ),
  spoilt(
    'a default world that is not there',
    { ...sound, settings: someSettings({ defaultWorld: worldSlug('x') }) },
    'error danglingTarget app-setting',
  ),
  spoilt(
    'a screensaver with a location that is not there',
    {
      ...sound,
      screensavers: [
        { id: overlayId(1), name: 'Tour', items: [{ kind: 'location', location: nowhere, wait: 5 }] },
      ],
    },
    'error danglingTarget Tour',
    'unlinkedContent',
  ),
  spoilt(
    'a hook on a location that is not there',
    { ...sound, boxHooks: [{ event: 'idle', locations: [nowhere], actions: [] }] },
    'error danglingTarget idle[0]',
  ),
  spoilt(
    'a location without a way in',
    withCellar(aTransition({ from: cellar, to: entrance })),
    'warning unreachableLocation cellar',
  ),
  spoilt(
    'a location without a way out',
    withCellar(aTransition({ from: entrance, to: cellar })),
    'warning deadEnd cellar',
  ),
  spoilt('a world without a start', { ...sound, worlds: [aWorld()] }, 'error missingStart showroom'),
  spoilt(
    'a world with the name of a page',
    { ...sound, worlds: [...sound.worlds, aWorld({ slug: worldSlug('de') })] },
    'error shadowedWorld de',
    'missingStart',
  ),
  spoilt(
    'a world with the name of a page’s data',
    { ...sound, worlds: [...sound.worlds, aWorld({ slug: worldSlug('fair.data') })] },
    'error shadowedWorld fair.data',
    'missingStart',
  ),
  spoilt(
    'a location with the name of a page',
    withEntrance({ slug: 'Login' }),
    'error shadowedLocation entrance',
  ),
  spoilt(
    'a location whose group and slug are the name of a page',
    withEntrance({ slug: 'save-mode', group: { slug: 'power', title: 'Power', menuKeys: [] } }),
    'error shadowedLocation entrance',
  ),
  spoilt(
    'a location with the name of a page’s data',
    withEntrance({ slug: 'robots.data' }),
    'error shadowedLocation entrance',
  ),
  spoilt(
    'a location for nobody',
    withEntrance({ access: { rule: { kind: 'scopes', scopes: [] } } }),
    'warning closedToEverybody entrance',
  ),
  spoilt(
    'a location that closes before it opens',
    withEntrance({ access: { rule: { kind: 'public' }, from: '2026-02-01', until: '2026-01-01' } }),
    'warning closedToEverybody entrance',
  ),
];

describe('the checks of places', () => {
  test.each(CASES)('find exactly $name', (showroom) => {
    expect(foundIn(showroom)).toEqual([showroom.found]);
  });
});

describe('the check of addresses', () => {
  test('says whose the address of a location is, and what to do', () => {
    const [finding] = examineWorld(withEntrance({ title: 'Reception', slug: 'login' }));
    expect(finding && formatFinding(finding)).toBe(
      'error: location entrance, slug: The location “Reception” cannot be opened: its address ' +
        '/showroom/login belongs to the login page. Give the location another slug, or another group.',
    );
  });

  test('finds nothing in a name that only holds the one of a page', () => {
    const group = { slug: 'staff', title: 'Staff', menuKeys: [] };
    for (const changes of [
      { slug: 'login', group },
      { slug: 'login-desk' },
      { slug: 'search' },
      { slug: 'de' },
    ]) {
      expect(examineWorld(withEntrance(changes))).toEqual([]);
    }
  });
});

describe('the checks of ways', () => {
  test('finds where one walks on for ever without a way back', () => {
    const vault = payloadId('vault');
    const snapshot = withCellar(
      aTransition({ from: entrance, to: cellar }),
      aTransition({ from: cellar, to: vault }),
      aTransition({ from: vault, to: cellar }),
    );
    const findings = examineWorld({
      ...snapshot,
      locations: [...snapshot.locations, aLocation({ payloadId: vault })],
    });
    expect(findings.map(({ code, place }) => [code, place.id])).toEqual([
      ['noWayBack', 'cellar'],
      ['noWayBack', 'vault'],
    ]);
  });

  test('does not walk where a transition is switched off', () => {
    const codes = examineWorld(withWay({ options: { active: false, directTransition: false } })).map(
      ({ code, place }) => [code, place.id],
    );
    expect(codes).toEqual([
      ['unreachableLocation', 'reception'],
      ['deadEnd', 'entrance'],
    ]);
  });

  test('walks through portals into other worlds', () => {
    const lab = worldSlug('lab');
    const snapshot: Snapshot = {
      ...sound,
      worlds: [...sound.worlds, aWorld({ slug: lab, start: cellar })],
      locations: [...sound.locations, aLocation({ payloadId: cellar, world: lab })],
      transitions: [
        ...sound.transitions,
        aTransition({ from: entrance, to: cellar }),
        aTransition({ from: cellar, to: entrance }),
      ],
    };
    expect(examineWorld(snapshot)).toEqual([]);
  });
});
