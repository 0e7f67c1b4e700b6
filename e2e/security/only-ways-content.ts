import type { ContentBundle } from '@vitrine/content/bundle';
import { DEFAULT_MENU_KEYS } from '@vitrine/core/menus/menu-keys';
import { localeCode, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aLocation, aNavigationHotspot, aPicture, aSnapshot, aWorld } from '@vitrine/core/testing';
import { numberOf, SECRETS, wordOf } from './canaries.ts';
import { placeOf, worldOf } from './canary-content.ts';
import type { ClosedArea } from './canary-content.ts';
import { filesOf } from './canary-parts.ts';
import type { Canary } from './canary-parts.ts';
import { ONLY_WAYS, WAYS_OF_WORLDS } from './only-ways.ts';
import type { OnlyWay, Way } from './only-ways.ts';

/** What is closed, and for comparison what is open: there the same ways are to be found. */
export const HOMES = ['protected', 'login', 'scoped', 'dated', 'open'] as const;
export type Home = (typeof HOMES)[number];

/** Begins everything of the open home; no area's word. */
const OPEN_WORD = 'qzopenqz';
const OPEN_NUMBER = 5_500;

function isWorld(home: Home): boolean {
  return home === 'protected' || home === 'login';
}

function areaOf(home: Home): ClosedArea | undefined {
  return home === 'open' ? undefined : home;
}

function homePlace(home: Home): string {
  const area = areaOf(home);
  return area === undefined ? 'entrance' : placeOf(area);
}

/** A canary for each way that a home has. */
export function canariesOf(home: Home): readonly (readonly [OnlyWay, Canary])[] {
  const area = areaOf(home);
  const word = area === undefined ? OPEN_WORD : wordOf(area);
  const numberAt = (index: number): number =>
    area === undefined ? OPEN_NUMBER + index : numberOf(area, index);
  return (Object.keys(ONLY_WAYS) as OnlyWay[]).flatMap((way, index) => {
    if (WAYS_OF_WORLDS.has(way) && !isWorld(home) && home !== 'open') return [];
    const canary: Canary = {
      tag: `${word} canary-${way};`,
      file: `${word}-${way}`,
      id: numberAt(2 * index + 10),
      holder: numberAt(2 * index + 11),
      name: `${word}-${way};`,
      location: homePlace(home),
    };
    return [[way, canary] as const];
  });
}

/** What an answer about all content says of a canary: its title, or its name where it has no title. */
export function signOf(way: OnlyWay, { tag, name }: Canary): string {
  return way.includes('icon') || way.startsWith('screensaver') ? name : tag;
}

/** The files of a canary that its content names. */
export function shownFilesOf(way: OnlyWay, canary: Canary): readonly string[] {
  const [inField = '', inText = ''] = filesOf(canary);
  const { content }: Way = ONLY_WAYS[way](canary);
  const hasText = content.articles?.some(({ id }) => id === canary.id) === true;
  return hasText ? [inField, inText] : [inField];
}

function location(home: Home, ways: readonly Way[]): Location {
  const area = areaOf(home);
  const { slug, title } =
    area === undefined
      ? { slug: 'entrance', title: 'Entrance' }
      : { slug: placeOf(area).replace('payload', 'slug'), title: `${wordOf(area)} place` };
  const groupMenus = ways.flatMap(({ link }) => link.groupMenuKey ?? []);
  return aLocation({
    payloadId: payloadId(homePlace(home)),
    world: worldSlug(isWorld(home) ? worldOf(area ?? 'protected') : 'showroom'),
    slug,
    title,
    description: '',
    backgrounds: [
      { kind: 'image', key: 'default_background_4x3', media: aPicture({ name: `${slug}-view.jpg` }) },
    ],
    access:
      home === 'scoped'
        ? { rule: { kind: 'scopes', scopes: ['partner'] } }
        : { rule: { kind: 'public' }, ...(home === 'dated' && { from: '2999-01-01T00:00:00Z' }) },
    hotspots: ways.flatMap(({ link }, index) =>
      link.hotspot === undefined
        ? []
        : [aNavigationHotspot('entrance', { id: `spot-${index}`, title: 'Spot', ...link.hotspot })],
    ),
    menuKeys: ways.flatMap(({ link }) => link.menuKey ?? []),
    ...(groupMenus.length > 0 && {
      group: { slug: 'hall', title: 'Hall', menuKeys: groupMenus },
    }),
  });
}

function snapshotIn(locale: string, isLinked: boolean): Snapshot {
  const homes = HOMES.map((home) => {
    const ways = canariesOf(home).map(([way, canary]): Way => {
      const made = ONLY_WAYS[way](canary);
      return isLinked ? made : { content: made.content, link: {} };
    });
    return { home, ways };
  });
  const all = homes.flatMap(({ ways }) => ways);
  const world = (home: Home, slug: string) => {
    const ways = homes.find((one) => one.home === home)?.ways ?? [];
    const [screensaver] = ways.flatMap(({ link }) => link.worldScreensaver ?? []);
    return aWorld({
      slug: worldSlug(slug),
      name: slug,
      start: payloadId(homePlace(home)),
      isProtected: home === 'protected',
      isLoginOnly: home === 'login',
      menuKeys: ways.flatMap(({ link }) => link.worldMenuKey ?? []),
      screensaver: { active: true, ...(screensaver !== undefined && { name: screensaver }) },
    });
  };
  return aSnapshot({
    version: `only ways ${locale} ${isLinked}`,
    locale: localeCode(locale),
    worlds: [
      world('open', 'showroom'),
      world('protected', worldOf('protected')),
      world('login', worldOf('login')),
    ],
    locations: homes.map(({ home, ways }) => location(home, ways)),
    transitions: [],
    articles: all.flatMap(({ content }) => content.articles ?? []),
    dashboards: all.flatMap(({ content }) => content.dashboards ?? []),
    icons: all.flatMap(({ content }) => content.icons ?? []),
    screensavers: all.flatMap(({ content }) => content.screensavers ?? []),
    menus: [
      ...all.flatMap(({ content }) => content.menus ?? []),
      { key: DEFAULT_MENU_KEYS[0], title: 'Menu', items: all.flatMap(({ link }) => link.item ?? []) },
    ],
    boxHooks: all.flatMap(({ link }) => link.hook ?? []),
  });
}

/**
 * A small showroom in which each kind of reference is the only way to a canary of its own, once in each closed home
 * and once in an open one.
 *
 * @param isLinked false: its editors have removed every link.
 */
export function onlyWaysBundle(isLinked: boolean): ContentBundle {
  return {
    version: `only-ways-${isLinked}`,
    locales: [
      { code: localeCode('en'), iso: 'en-GB', name: 'English' },
      { code: localeCode('de'), iso: 'de-DE', name: 'Deutsch' },
    ],
    defaultLocale: localeCode('en'),
    snapshots: { en: snapshotIn('en', isLinked), de: snapshotIn('de', isLinked) },
    reports: [],
    serverOnly: { mediaSources: {}, accessCodes: { [worldOf('protected')]: SECRETS.accessCode } },
  };
}
