import { overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import {
  aLargeShowroom,
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aTransition,
  aWorld,
  someSettings,
} from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { someContent } from '~/testing/a-server-context.ts';
import { buildLocationView } from './location-view.server.ts';

const article = {
  id: overlayId(7),
  title: 'Robot NV-6: the quick one',
  summary: '',
  tags: [],
  sections: [],
  actionButtons: [],
};

function aHotspot(overrides: Partial<Hotspot>): Hotspot {
  return {
    ...aNavigationHotspot('reception'),
    id: 'test',
    component: 'hotspots.open-link',
    ...overrides,
  };
}

function viewOf(
  location: Location,
  options: { locale?: string; canEnter?: (location: Location) => boolean; snapshot?: object } = {},
) {
  const base = aSnapshot();
  const [, reception] = base.locations;
  const locations = [location, ...(reception ? [reception] : [])];
  const bundle = someContent({ articles: [article], locations, ...options.snapshot });
  const snapshot = bundle.snapshots[options.locale ?? 'en'];
  const world = snapshot?.worlds[0];
  if (!snapshot || !world) throw new Error('The test has no such language or no world.');
  return buildLocationView({ bundle, snapshot, world, location, canEnter: options.canEnter ?? (() => true) });
}

function hrefOf(action: Hotspot['action']) {
  return viewOf(aLocation({ hotspots: [aHotspot({ action })] })).hotspots[0]?.href;
}

describe('addresses of a location', () => {
  test('are in the page’s language; the switcher’s always carry theirs (spec 3.27) (spec 3.29)', () => {
    const view = viewOf(aLocation(), { locale: 'de' });
    expect(view.href).toBe('/de/showroom/entrance');
    expect(view.breadcrumb).toEqual([{ title: 'Showroom', href: '/de/showroom' }, { title: 'Entrance' }]);
    expect(view.languages.map(({ href, canonicalHref }) => [href, canonicalHref])).toEqual([
      ['/en/showroom/entrance', '/showroom/entrance'],
      ['/de/showroom/entrance', '/de/showroom/entrance'],
      ['/ru/showroom/entrance', '/ru/showroom/entrance'],
    ]);
    expect(view.languages.filter(({ isOffered }) => isOffered).map(({ locale }) => locale.code)).toEqual([
      'en',
      'de',
    ]);
  });

  test('offer the page’s own language even where the switcher usually does not', () => {
    const russian = viewOf(aLocation(), { locale: 'ru' }).languages.find(({ isCurrent }) => isCurrent);
    expect(russian).toMatchObject({ isOffered: true, locale: { code: 'ru' } });
  });
});

function pinAt(x: number) {
  return aHotspot({ id: `at-${x}`, title: 'A long title', placement: { on4x3: { x, y: 50 } } });
}

describe('hotspots', () => {
  test('have their titles where they do not cover one another', () => {
    const sides = viewOf(aLocation({ hotspots: [pinAt(40), pinAt(46)] })).hotspots.map(
      ({ label }) => label.side,
    );
    expect(sides).toEqual(['start', 'end']);
  });

  test('lead to locations, articles, links and files (spec 3.31)', () => {
    expect(hrefOf({ kind: 'navigate', target: payloadId('reception') })).toBe('/showroom/reception');
    expect(hrefOf({ kind: 'openArticle', article: overlayId(7) })).toBe(
      '/showroom/entrance?article=7-robot-nv-6-the-quick-one',
    );
    expect(hrefOf({ kind: 'openLink', url: 'norvane.example/a', newTab: true })).toBe(
      'https://norvane.example/a',
    );
    const file = aPicture({ name: 'sheet.pdf', mime: 'application/pdf' });
    expect(hrefOf({ kind: 'openDocuments', documents: [file] })).toMatch(/^\/showroom\/entrance\?pdf=\d+$/);
  });

  test.each<Hotspot['action']>([
    { kind: 'navigate', target: payloadId('nowhere') },
    { kind: 'openArticle', article: overlayId(99) },
    { kind: 'openDashboard', dashboard: overlayId(1) },
    { kind: 'openDocuments', documents: [] },
    { kind: 'openMenu', menuKey: 'x' },
    { kind: 'openLink', url: '', newTab: true },
  ])('that lead nowhere are not shown: $kind', (action) => {
    expect(viewOf(aLocation({ hotspots: [aHotspot({ action })] })).hotspots).toEqual([]);
  });

  test('never carry a script as an address', () => {
    expect(hrefOf({ kind: 'openLink', url: 'javascript:alert(1)', newTab: true })).toBeUndefined();
  });

  test('show their background image with the title; custom ones show it in place of the pin', () => {
    const backgroundImage = aPicture({ name: 'gripper.jpg' });
    const shown = (component: Hotspot['component']) =>
      viewOf(aLocation({ hotspots: [aHotspot({ component, backgroundImage })] })).hotspots[0];
    const plain = shown('hotspots.navigation');
    expect(plain?.labelPicture?.name).toBe('gripper.jpg');
    expect(plain?.backgroundImage).toBeUndefined();
    const custom = shown('hotspots.custom-navigation');
    expect(custom?.backgroundImage?.name).toBe('gripper.jpg');
    expect(custom?.labelPicture).toBeUndefined();
  });

  test('come in order of their priority', () => {
    const hotspots = [1, 3, 2].map((priority) =>
      aNavigationHotspot('reception', { id: `p${priority}`, priority }),
    );
    expect(viewOf(aLocation({ hotspots })).hotspots.map(({ id }) => id)).toEqual(['p3', 'p2', 'p1']);
  });

  test('appear as the location says, else as the settings say (spec 9.8)', () => {
    expect(viewOf(aLocation()).hotspotAnimation).toBe('fade_in');
    expect(viewOf(aLocation({ hotspotAnimation: 'drop_in' })).hotspotAnimation).toBe('drop_in');
  });
});

describe('what a visitor may not enter', () => {
  test('leaves no trace: no hotspot, no arrow, no way', () => {
    const location = aLocation({
      hotspots: [aNavigationHotspot('reception')],
      next: payloadId('reception'),
      previous: payloadId('reception'),
    });
    const view = viewOf(location, { canEnter: ({ payloadId: id }) => id !== 'reception' });
    expect(JSON.stringify(view)).not.toMatch(/reception/i);
  });

  test('is told apart from what may be entered', () => {
    const location = aLocation({ next: payloadId('reception') });
    const view = viewOf(location);
    expect(view.next).toEqual({
      payloadId: 'reception',
      title: 'Reception',
      href: '/showroom/reception',
    });
    expect(view.neighbours.map(({ location: { title } }) => title)).toEqual(['Reception']);
  });
});

test('a transition that is switched off is no way', () => {
  const off = aTransition({ options: { active: false, directTransition: false } });
  expect(viewOf(aLocation(), { snapshot: { transitions: [off] } }).neighbours).toEqual([]);
});

test('a location without pictures, texts and ways is still a page', () => {
  const bare = aLocation({ backgrounds: [], description: '', title: '' });
  const view = viewOf(bare, {
    snapshot: {
      transitions: [],
      settings: someSettings(),
      worlds: [aWorld({ slug: worldSlug('showroom') })],
    },
  });
  expect(view).toMatchObject({ backgrounds: [], hotspots: [], neighbours: [] });
});

describe('the classic layout', () => {
  const picture = aPicture({ name: 'robot.jpg' });
  const sheet = aPicture({ name: 'sheet.pdf', mime: 'application/pdf' });
  const film = aPicture({ name: 'film.mp4', mime: 'video/mp4' });
  const coversOf = (
    changes: Partial<Location>,
    articles: readonly object[] = [{ ...article, cover: picture }],
  ) => {
    const hotspots = [
      aHotspot({ id: 'article', action: { kind: 'openArticle', article: overlayId(7) } }),
      aHotspot({ id: 'media', action: { kind: 'openMedia', media: [film, picture] } }),
      aHotspot({ id: 'documents', action: { kind: 'openDocuments', documents: [sheet] } }),
      aNavigationHotspot('reception'),
    ];
    return viewOf(aLocation({ hotspots, ...changes }), { snapshot: { articles } }).hotspots.map(
      ({ cover }) => cover?.name,
    );
  };

  test('gives each hotspot the picture of what it opens', () => {
    expect(coversOf({ backgrounds: [] })).toEqual(['robot.jpg', 'robot.jpg', undefined, undefined]);
  });

  test('takes an article’s first picture where it has no cover', () => {
    const sections = [{ kind: 'media', title: '', media: [sheet, aPicture({ name: 'hall.jpg' })] }];
    expect(coversOf({ backgrounds: [] }, [{ ...article, sections }])[0]).toBe('hall.jpg');
  });

  test('is the only one to do so: on a picture everything is seen', () => {
    expect(coversOf({})).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('its size does not grow with the world', () => {
  expect(sizeAmong(10_000)).toBeLessThan(sizeAmong(25) * 1.2);
});

/** The size of the last hall's view in a showroom of so many locations. */
function sizeAmong(locations: number): number {
  const snapshot = aLargeShowroom({ locations, seed: 1 });
  const [world] = snapshot.worlds;
  const location = snapshot.locations.find(({ payloadId: id }) => id === `hall-${locations - 1}`);
  if (!world || !location) throw new Error('The showroom has no last hall.');
  const bundle = someContent(snapshot);
  return JSON.stringify(buildLocationView({ bundle, snapshot, world, location, canEnter: () => true }))
    .length;
}

function shadeOf(color: string) {
  const logoMain = {
    hasBackground: false,
    stickToTop: false,
    hasShadow: false,
    isTinted: false,
    color,
    backgroundColor: '#fff',
    heightInEm: 4,
  };
  return viewOf(aLocation(), { snapshot: { worlds: [aWorld({ logoMain })] } }).world.logoMain.style[
    '--logo-shade'
  ];
}

function scaleOf(world: object, brand = {}) {
  const { theme } = aWorld();
  return viewOf(aLocation(), {
    snapshot: {
      settings: someSettings({ brand: { theme: { ...theme, ...brand } } }),
      worlds: [aWorld({ theme: { ...theme, ...world } })],
    },
  }).world.screenScale;
}

describe('the header', () => {
  const mark = aPicture();
  const plain = { hasBackground: true, stickToTop: false, hasShadow: false, isTinted: false };
  const logoMain = { ...plain, color: '#000', backgroundColor: '#fff', heightInEm: 4 };
  const group = { slug: 'halls', title: 'Halls', logo: { image: mark, title: '', subtitle: '' } };
  const header = [{ name: 'app-logo', classes: [] } as const];

  test('draws a picture once, though the group and the showroom have the same', () => {
    const settings = someSettings({ appLogo: mark });
    const view = viewOf(aLocation({ group } as Partial<Location>), {
      snapshot: { settings, worlds: [aWorld({ header })] },
    });
    expect(view.appLogo?.url).toBe(mark.url);
    expect(view.group?.logo).toEqual({ title: '', subtitle: '' });
  });

  test('draws a picture once, though the showroom and the world have the same', () => {
    const settings = someSettings({ appLogo: mark });
    const view = viewOf(aLocation(), {
      snapshot: { settings, worlds: [aWorld({ header, logoMain: { ...logoMain, image: mark } })] },
    });
    expect(view.appLogo).toBeUndefined();
    expect(view.world.logoMain.image?.url).toBe(mark.url);
  });

  test('shades what is behind a logo without a plate, away from its colour', () => {
    expect(shadeOf('#ffffff')).toBe('#040e10');
    expect(shadeOf('#0f766e')).toBe('#fff');
  });
});

test('a world names its scale where it is not the brand’s', () => {
  expect(scaleOf({})).toBeUndefined();
  expect(scaleOf({ screenScale: 'large' })).toBe('large');
  expect(scaleOf({ screenScale: 'large' }, { screenScale: 'large' })).toBeUndefined();
  expect(scaleOf({ screenScale: 'normal' }, { screenScale: 'large' })).toBe('normal');
});
