import type { Visitor } from '../src/access/may-enter.ts';
import { localeCode, payloadId, worldSlug } from '../src/world/ids.ts';
import type { Hotspot, Location } from '../src/world/location.ts';
import type { AnySettingReader } from '../src/world/settings/setting.ts';
import { readSettings } from '../src/world/settings/settings.ts';
import type { Settings } from '../src/world/settings/settings.ts';
import type { Snapshot } from '../src/world/snapshot.ts';
import { DEFAULT_BLENDING_TIME, DEFAULT_TRANSITION_WEIGHT } from '../src/world/transition.ts';
import type { Transition } from '../src/world/transition.ts';
import type { World } from '../src/world/world.ts';
import { clipsOf, picturesOf } from './media.ts';

/** An anonymous visitor who has opened no world, at noon on 1 May 2026. */
export const anonymous: Visitor = {
  isLoggedIn: false,
  scopes: [],
  openedWorlds: new Set(),
  now: '2026-05-01T12:00:00Z',
};

/** An open world without a start location. `aWorld({ slug: worldSlug('lab') })` is called Lab. */
export function aWorld(overrides: Partial<World> = {}): World {
  const slug = overrides.slug ?? worldSlug('showroom');
  return {
    slug,
    name: titleOf(slug),
    description: '',
    isProtected: false,
    isLoginOnly: false,
    header: [{ name: 'world-logo', classes: [] }],
    menuKeys: [],
    sidebarTransitionTime: 0.3,
    theme: { primary: '#0f766e', secondary: '#be185d' },
    screensaver: { active: false },
    ...overrides,
  };
}

/** A public location of the world `showroom`; slug, title and pictures follow from its payloadId. */
export function aLocation(overrides: Partial<Location> = {}): Location {
  const id = overrides.payloadId ?? payloadId('entrance');
  return {
    payloadId: id,
    world: worldSlug('showroom'),
    slug: id,
    title: titleOf(id),
    description: `This is ${titleOf(id)}.`,
    access: { rule: { kind: 'public' } },
    backgrounds: picturesOf(id),
    hotspots: [],
    priorityInCategory: 0,
    menuKeys: [],
    ...overrides,
  };
}

/** A hotspot that leads to the location `target`. */
export function aNavigationHotspot(target: string, overrides: Partial<Hotspot> = {}): Hotspot {
  return {
    id: `navigation-${target}`,
    component: 'hotspots.navigation',
    title: titleOf(target),
    action: { kind: 'navigate', target: payloadId(target) },
    placement: { on4x3: { x: 50, y: 70 } },
    categories: [],
    priority: 0,
    ...overrides,
  };
}

/** An active transition from `entrance` to `reception`; payloadId and clips follow from its two ends. */
export function aTransition(overrides: Partial<Transition> = {}): Transition {
  const from = overrides.from ?? payloadId('entrance');
  const to = overrides.to ?? payloadId('reception');
  const id = overrides.payloadId ?? payloadId(`${from}--${to}`);
  return {
    payloadId: id,
    from,
    to,
    weight: DEFAULT_TRANSITION_WEIGHT,
    options: { active: true, directTransition: false, blendingTime: DEFAULT_BLENDING_TIME },
    backgrounds: clipsOf(id),
    ...overrides,
  };
}

/** The settings of an installation that has changed none of the specification's defaults. */
export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return { ...readSettings(() => NOTHING_SET), ...overrides };
}

/** Editors have left every field empty. */
const NOTHING_SET: AnySettingReader = {
  flag: () => undefined,
  amount: () => undefined,
  positive: () => undefined,
  text: () => undefined,
  matching: () => undefined,
  choice: () => undefined,
  media: () => undefined,
  world: () => undefined,
  screensaver: () => undefined,
  theme: () => undefined,
  synonyms: () => [],
  scopes: () => [],
};

/**
 * A sound English snapshot: the world `showroom` starting in `entrance`, with `reception` beside it and a
 * transition each way. Whatever is overridden replaces the whole list.
 */
export function aSnapshot(overrides: Partial<Snapshot> = {}): Snapshot {
  const entrance = payloadId('entrance');
  const reception = payloadId('reception');
  return {
    version: 'test',
    locale: localeCode('en'),
    defaultLocale: localeCode('en'),
    settings: someSettings({ defaultWorld: worldSlug('showroom') }),
    worlds: [aWorld({ start: entrance })],
    locations: [
      aLocation({ payloadId: entrance, hotspots: [aNavigationHotspot('reception')] }),
      aLocation({ payloadId: reception, hotspots: [aNavigationHotspot('entrance')] }),
    ],
    transitions: [
      aTransition({ from: entrance, to: reception }),
      aTransition({ from: reception, to: entrance }),
    ],
    articles: [],
    dashboards: [],
    icons: [],
    menus: [],
    screensavers: [],
    boxHooks: [],
    stories: [],
    uiTexts: {},
    ...overrides,
  };
}

function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
