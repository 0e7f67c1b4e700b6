import { doorOf } from '@vitrine/core/world/door';
import type { DoorId } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { localeCode, payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aSnapshot } from '@vitrine/core/testing';
import type { ClosedDoors, PublishedContent, ServerContext } from '~/contract/server-context.ts';

const LOCALES = [
  { code: localeCode('en'), iso: 'en-GB', name: 'English' },
  { code: localeCode('de'), iso: 'de-DE', name: 'Deutsch' },
  { code: localeCode('ru'), iso: 'ru-RU', name: 'Русский' },
];

/** A published showroom in English, German and Russian: the same snapshot, each in its language. */
export function someContent(overrides: Partial<Snapshot> = {}): PublishedContent {
  return {
    version: 'v1',
    locales: LOCALES,
    defaultLocale: localeCode('en'),
    snapshots: Object.fromEntries(
      LOCALES.map(({ code }) => [code, aSnapshot({ ...overrides, locale: code })]),
    ),
  };
}

/** The doors of closed worlds: each address is its own door, and these doors are locked. */
export function someDoors(locks: ReadonlyMap<DoorId, WorldLock> = new Map()): ClosedDoors {
  return { lockOf: (door) => locks.get(door), at: (key) => doorOf(payloadId(key)) };
}

/** The server's context for the loaders of an anonymous visitor's request. */
export function aServerContext(overrides: Partial<ServerContext> = {}): ServerContext {
  return {
    bundle: someContent(),
    closedWorlds: new Map(),
    closedDoors: someDoors(),
    entrances: { byHost: new Map(), defaultWorld: worldSlug('showroom') },
    closedLocations: new Set(),
    loginShowsMore: false,
    visitor: { isLoggedIn: false, scopes: [], openedWorlds: [] },
    url: new URL('https://showroom.example/'),
    now: new Date('2026-11-21T12:00:00Z'),
    search: () => ({ hits: [], near: [] }),
    stylesOf: () => [],
    mailsCopies: false,
    liveFigures: () => undefined,
    signConsent: ({ text, locale }) => `signed ${locale} ${text}`,
    logger: { warn: ignore, error: ignore },
    page: {},
    ...overrides,
  };
}

function ignore() {}
