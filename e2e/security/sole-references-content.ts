import type { ContentBundle } from '@vitrine/content/bundle';
import { DEFAULT_MENU_KEYS } from '@vitrine/core/menus/menu-keys';
import { localeCode, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aLocation, aNavigationHotspot, aPicture, aSnapshot, aWorld } from '@vitrine/core/testing';
import { numberOf, SECRETS, wordOf } from './canaries.ts';
import { payloadIdOf, worldOf } from './canary-content.ts';
import type { ClosedArea } from './canary-content.ts';
import { filesOf } from './canary-parts.ts';
import type { Canary } from './canary-parts.ts';
import { REFERENCES_OF_WORLDS, SOLE_REFERENCES } from './sole-references.ts';
import type { Reference, SoleReference } from './sole-references.ts';

/** Closed content, and for comparison open content with the same references. */
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

function homeLocation(home: Home): string {
  const area = areaOf(home);
  return area === undefined ? 'entrance' : payloadIdOf(area);
}

/** A canary for each reference that a home has. */
export function canariesOf(home: Home): readonly (readonly [SoleReference, Canary])[] {
  const area = areaOf(home);
  const word = area === undefined ? OPEN_WORD : wordOf(area);
  const numberAt = (index: number): number =>
    area === undefined ? OPEN_NUMBER + index : numberOf(area, index);
  return (Object.keys(SOLE_REFERENCES) as SoleReference[]).flatMap((reference, index) => {
    if (REFERENCES_OF_WORLDS.has(reference) && !isWorld(home) && home !== 'open') return [];
    const canary: Canary = {
      tag: `${word} canary-${reference};`,
      file: `${word}-${reference}`,
      id: numberAt(2 * index + 10),
      holder: numberAt(2 * index + 11),
      name: `${word}-${reference};`,
      location: homeLocation(home),
    };
    return [[reference, canary] as const];
  });
}

/** How an answer about all content names a canary: by its title, or by its name if it has no title. */
export function signOf(reference: SoleReference, { tag, name }: Canary): string {
  return reference.includes('icon') || reference.startsWith('screensaver') ? name : tag;
}

/** The files of a canary that its content names. */
export function shownFilesOf(reference: SoleReference, canary: Canary): readonly string[] {
  const [inField = '', inText = ''] = filesOf(canary);
  const { content }: Reference = SOLE_REFERENCES[reference](canary);
  const hasText = content.articles?.some(({ id }) => id === canary.id) === true;
  return hasText ? [inField, inText] : [inField];
}

function location(home: Home, references: readonly Reference[]): Location {
  const area = areaOf(home);
  const { slug, title } =
    area === undefined
      ? { slug: 'entrance', title: 'Entrance' }
      : { slug: payloadIdOf(area).replace('payload', 'slug'), title: `${wordOf(area)} place` };
  const groupMenus = references.flatMap(({ link }) => link.groupMenuKey ?? []);
  return aLocation({
    payloadId: payloadId(homeLocation(home)),
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
    hotspots: references.flatMap(({ link }, index) =>
      link.hotspot === undefined
        ? []
        : [aNavigationHotspot('entrance', { id: `hotspot-${index}`, title: 'Hotspot', ...link.hotspot })],
    ),
    menuKeys: references.flatMap(({ link }) => link.menuKey ?? []),
    ...(groupMenus.length > 0 && {
      group: { slug: 'hall', title: 'Hall', menuKeys: groupMenus },
    }),
  });
}

function snapshotIn(locale: string, isLinked: boolean): Snapshot {
  const homes = HOMES.map((home) => {
    const references = canariesOf(home).map(([reference, canary]): Reference => {
      const made = SOLE_REFERENCES[reference](canary);
      return isLinked ? made : { content: made.content, link: {} };
    });
    return { home, references };
  });
  const all = homes.flatMap(({ references }) => references);
  const world = (home: Home, slug: string) => {
    const references = homes.find((one) => one.home === home)?.references ?? [];
    const [screensaver] = references.flatMap(({ link }) => link.worldScreensaver ?? []);
    return aWorld({
      slug: worldSlug(slug),
      name: slug,
      start: payloadId(homeLocation(home)),
      isProtected: home === 'protected',
      isLoginOnly: home === 'login',
      menuKeys: references.flatMap(({ link }) => link.worldMenuKey ?? []),
      screensaver: { active: true, ...(screensaver !== undefined && { name: screensaver }) },
    });
  };
  return aSnapshot({
    version: `sole references ${locale} ${isLinked}`,
    locale: localeCode(locale),
    worlds: [
      world('open', 'showroom'),
      world('protected', worldOf('protected')),
      world('login', worldOf('login')),
    ],
    locations: homes.map(({ home, references }) => location(home, references)),
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
 * A small showroom in which each kind of reference is the only one to its own canary, once in each closed home
 * and once in an open one.
 *
 * @param isLinked false: its editors have removed every link.
 */
export function soleReferencesBundle(isLinked: boolean): ContentBundle {
  return {
    version: `sole-references-${isLinked}`,
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
