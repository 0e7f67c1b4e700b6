import { describe, expect, test } from 'vitest';
import { aLocation, aNavigationHotspot, aTransition, aWorld, someSettings } from '@vitrine/core/testing';
import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
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
  brokenWorld,
  there,
  withAction,
  withCellar,
  withEntrance,
  withHotspot,
  withTransition,
} from '../testing/broken-world.ts';
import type { BrokenWorld } from '../testing/broken-world.ts';

const startPage = { title: 'Welcome', text: '', buttonLabel: '' };

const CASES: readonly BrokenWorld[] = [
  brokenWorld(
    'two locations of one payloadId',
    { ...sound, locations: [...sound.locations, firstLocation] },
    'error duplicate entrance',
  ),
  brokenWorld(
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
  brokenWorld(
    'two transitions in one direction',
    { ...sound, transitions: [...sound.transitions, { ...there, payloadId: payloadId('again') }] },
    'error duplicate again',
  ),
  brokenWorld(
    'two articles of one number',
    { ...sound, articles: [anArticle(), anArticle()] },
    'error duplicate 1',
  ),
  brokenWorld(
    'a transition to itself',
    { ...sound, transitions: [...sound.transitions, aTransition({ from: entrance, to: entrance })] },
    'error selfLink entrance--entrance',
  ),
  brokenWorld(
    'a hotspot to where it stands',
    withAction({ kind: 'navigate', target: entrance }),
    'error selfLink entrance',
  ),
  brokenWorld('an arrow to where it stands', withEntrance({ next: entrance }), 'error selfLink entrance'),
  brokenWorld(
    'a transition from nowhere',
    { ...sound, transitions: [...sound.transitions, aTransition({ from: nowhere, to: entrance })] },
    'error danglingTarget nowhere--entrance',
  ),
  brokenWorld(
    'a hotspot to nowhere',
    withAction({ kind: 'navigate', target: nowhere }),
    'error danglingTarget entrance',
  ),
  brokenWorld(
    'a hotspot to no article',
    withAction({ kind: 'openArticle', article: overlayId(9) }),
    'error danglingTarget entrance',
  ),
  brokenWorld(
    'a hotspot to no dashboard',
    withAction({ kind: 'openDashboard', dashboard: overlayId(9) }),
    'error danglingTarget entrance',
  ),
  brokenWorld(
    'a hotspot to no menu',
    withAction({ kind: 'openMenu', menuKey: 'none' }),
    'error danglingTarget entrance',
  ),
  brokenWorld('an icon that is not there', withHotspot({ icon: 'none' }), 'error danglingTarget entrance'),
  brokenWorld('an arrow to nowhere', withEntrance({ previous: nowhere }), 'error danglingTarget entrance'),
  brokenWorld(
    'a location in no world',
    withEntrance({ world: worldSlug('none') }),
    'error missingStart showroom',
    'danglingTarget',
  ),
  brokenWorld(
    'a start that is not there',
    { ...sound, worlds: [aWorld({ start: nowhere })] },
    'error danglingTarget showroom',
  ),
  brokenWorld(
    'a default world that is not there',
    { ...sound, settings: someSettings({ defaultWorld: worldSlug('x') }) },
    'error danglingTarget app-setting',
  ),
  brokenWorld(
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
  brokenWorld(
    'a hook on a location that is not there',
    { ...sound, boxHooks: [{ id: 'greeting', event: 'idle', locations: [nowhere], actions: [] }] },
    'error danglingTarget greeting',
  ),
  brokenWorld(
    'a location without an incoming transition',
    withCellar(aTransition({ from: cellar, to: entrance })),
    'warning unreachableLocation cellar',
  ),
  brokenWorld(
    'a location without an outgoing transition',
    withCellar(aTransition({ from: entrance, to: cellar })),
    'warning deadEnd cellar',
  ),
  brokenWorld(
    'a picture from which nothing leads on',
    withEntrance({ hotspots: [] }),
    'warning nothingLeadsOn entrance',
  ),
  brokenWorld(
    'a picture whose arrow leads nowhere',
    withEntrance({ hotspots: [], next: nowhere }),
    'warning nothingLeadsOn entrance',
    'danglingTarget',
  ),
  brokenWorld(
    'a start page of a world that visitors do not enter by',
    {
      ...sound,
      worlds: [...sound.worlds, aWorld({ slug: worldSlug('lab'), start: cellar, startPage })],
      locations: [...sound.locations, aLocation({ payloadId: cellar, world: worldSlug('lab') })],
      settings: someSettings({ defaultWorld: worldSlug('showroom') }),
    },
    'warning unseenStartPage lab',
  ),
  brokenWorld('a world without a start', { ...sound, worlds: [aWorld()] }, 'error missingStart showroom'),
  brokenWorld(
    'a world with the name of a page',
    { ...sound, worlds: [...sound.worlds, aWorld({ slug: worldSlug('de') })] },
    'error shadowedWorld de',
    'missingStart',
  ),
  brokenWorld(
    'a world with the name of a page’s data',
    { ...sound, worlds: [...sound.worlds, aWorld({ slug: worldSlug('fair.data') })] },
    'error shadowedWorld fair.data',
    'missingStart',
  ),
  brokenWorld(
    'a location with the name of a page',
    withEntrance({ slug: 'Login' }),
    'error shadowedLocation entrance',
  ),
  brokenWorld(
    'a location whose group and slug are the name of a page',
    withEntrance({ slug: 'save-mode', group: { slug: 'power', title: 'Power', menuKeys: [] } }),
    'error shadowedLocation entrance',
  ),
  brokenWorld(
    'a location with the name of a page’s data',
    withEntrance({ slug: 'robots.data' }),
    'error shadowedLocation entrance',
  ),
  brokenWorld(
    'a location for no one',
    withEntrance({ access: { rule: { kind: 'scopes', scopes: [] } } }),
    'warning closedToEverybody entrance',
  ),
  brokenWorld(
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

describe('the walkability checks', () => {
  test('finds locations from which the start cannot be reached again', () => {
    const vault = payloadId('vault');
    const snapshot = withCellar(
      aTransition({ from: entrance, to: cellar }),
      aTransition({ from: cellar, to: vault }),
      aTransition({ from: vault, to: cellar }),
    );
    const findings = examineWorld({
      ...snapshot,
      locations: [...snapshot.locations, aLocation({ payloadId: vault, next: cellar })],
    });
    expect(findings.map(({ code, subject }) => [code, subject.id])).toEqual([
      ['noReturn', 'cellar'],
      ['noReturn', 'vault'],
    ]);
  });

  test('does not walk where a transition is switched off', () => {
    const codes = examineWorld(withTransition({ options: { active: false, directTransition: false } })).map(
      ({ code, subject }) => [code, subject.id],
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
      locations: [...sound.locations, aLocation({ payloadId: cellar, world: lab, next: entrance })],
      transitions: [
        ...sound.transitions,
        aTransition({ from: entrance, to: cellar }),
        aTransition({ from: cellar, to: entrance }),
      ],
    };
    expect(examineWorld(snapshot)).toEqual([]);
  });
});

test.each([
  [
    'a menu',
    { hotspots: [aNavigationHotspot('reception', { action: { kind: 'openMenu', menuKey: 'main' } })] },
  ],
  ['an arrow', { hotspots: [], previous: secondLocation.payloadId }],
  ['a page without a picture', { hotspots: [], backgrounds: [], description: 'A hall.' }],
] as const)('%s leads on', (_, changes) => {
  const codes = examineWorld(withEntrance(changes)).map(({ code }) => code);
  expect(codes).not.toContain('nothingLeadsOn');
});

test('a start page is seen in the default world, and at the host of a world', () => {
  const settings = someSettings({ defaultWorld: worldSlug('showroom') });
  const [world = aWorld()] = sound.worlds;
  expect(examineWorld({ ...sound, settings, worlds: [{ ...world, startPage }] })).toEqual([]);
  const lab = aWorld({ slug: worldSlug('lab'), start: cellar, startPage, urlAlias: 'lab.example' });
  const locations = [...sound.locations, aLocation({ payloadId: cellar, world: lab.slug })];
  expect(examineWorld({ ...sound, settings, worlds: [world, lab], locations })).toEqual([]);
});
