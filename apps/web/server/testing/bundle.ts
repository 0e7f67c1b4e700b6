import { someSettings } from '@vitrine/core/testing';
import { localeCode, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Background } from '@vitrine/core/world/background';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Transition } from '@vitrine/core/world/transition';
import type { World } from '@vitrine/core/world/world';
import type { ContentBundle } from '@vitrine/content/bundle';

/** A picture of the media library under the showroom's own address. */
export function picture(file: string): Media {
  const dot = file.lastIndexOf('.');
  return {
    url: `/box-api/uploads/${file}`,
    hash: file.slice(0, dot),
    ext: file.slice(dot),
    mime: 'image/jpeg',
    width: 3840,
    height: 2160,
    name: file,
    formats: { small: { url: `/box-api/uploads/small_${file}`, width: 500, height: 281 } },
  };
}

function imageBackground(file: string): Background {
  return {
    kind: 'image',
    key: 'default_background_16x9',
    media: picture(file),
  };
}

function world(slug: string, over: Partial<World> = {}): World {
  return {
    slug: worldSlug(slug),
    name: slug,
    description: '',
    start: payloadId(`${slug}-start`),
    isProtected: false,
    isLoginOnly: false,
    header: [],
    menuKeys: [],
    sidebarTransitionTime: 0.3,
    theme: { primary: '#00857C', secondary: '#C2185B' },
    screensaver: { active: false },
    ...over,
  };
}

export function createLocation(slug: string, worldName: string, over: Partial<Location> = {}): Location {
  return {
    payloadId: payloadId(slug),
    world: worldSlug(worldName),
    slug,
    title: slug,
    description: '',
    access: { rule: { kind: 'public' } },
    backgrounds: [imageBackground(`${slug}.jpg`)],
    hotspots: [],
    priorityInCategory: 0,
    menuKeys: [],
    ...over,
  };
}

export function createTransition(from: string, to: string): Transition {
  return {
    payloadId: payloadId(`${from}--${to}`),
    from: payloadId(from),
    to: payloadId(to),
    weight: 100,
    options: { active: true, directTransition: false },
    backgrounds: [],
  };
}

function snapshot(locale: LocaleCode, over: Partial<Snapshot>): Snapshot {
  return {
    version: 'v1',
    locale,
    defaultLocale: localeCode('en'),
    settings: someSettings({ defaultWorld: worldSlug('open') }),
    worlds: [world('open'), world('closed', { isProtected: true })],
    locations: [
      createLocation('open-start', 'open'),
      createLocation('open-hall', 'open'),
      createLocation('closed-start', 'closed'),
    ],
    transitions: [createTransition('open-start', 'open-hall'), createTransition('open-hall', 'closed-start')],
    articles: [],
    dashboards: [],
    icons: [],
    menus: [],
    screensavers: [],
    boxHooks: [],
    stories: [],
    uiTexts: {},
    ...over,
  };
}

/** An open and a protected world in two languages; `over` overrides every snapshot. */
export function createBundle(version = 'v1', over: Partial<Snapshot> = {}): ContentBundle {
  return {
    version,
    locales: [
      { code: localeCode('en'), iso: 'en-GB', name: 'English' },
      { code: localeCode('de'), iso: 'de-DE', name: 'Deutsch' },
    ],
    defaultLocale: localeCode('en'),
    snapshots: {
      en: snapshot(localeCode('en'), { version: `${version}-en`, ...over }),
      de: snapshot(localeCode('de'), { version: `${version}-de`, ...over }),
    },
    reports: [],
    serverOnly: { accessCodes: { closed: '2468' }, mediaSources: {} },
  };
}

/** The same with a row of 1,000 halls in the open world, each of which leads to the next. */
export function createLargeBundle(): ContentBundle {
  const halls = Array.from({ length: 1_000 }, (_, index) => `hall-${index}`);
  const bundle = createBundle();
  const { locations = [], transitions = [] } = bundle.snapshots['en'] ?? {};
  return createBundle('v1', {
    locations: [...locations, ...halls.map((name) => createLocation(name, 'open'))],
    transitions: [
      ...transitions,
      createTransition('open-hall', 'hall-0'),
      ...halls.slice(1).map((name, index) => createTransition(`hall-${index}`, name)),
      ...halls.slice(1).map((name, index) => createTransition(name, `hall-${index}`)),
    ],
  });
}
