import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsOfArticle } from '@vitrine/core/world/article-actions';
import { localeCode } from '@vitrine/core/world/ids';
import type { Action } from '@vitrine/core/world/action';
import type { ArticleSection } from '@vitrine/core/world/content';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import {
  FIXTURE_CMS_URL,
  FIXTURE_LOCALES,
  entriesOf,
  fetchedFrom,
  smallWorld,
} from '../../fixtures/small-world.ts';
import type { ContentBundle } from '../bundle.ts';
import { STORE_STATES } from '../endpoints/endpoint.ts';
import { assembleBundle } from './assemble-bundle.ts';
import { likelyEntry } from '../../fixtures/likely-entry.ts';
import { anyMutation, mutate, valuesIn } from '../../fixtures/mutations.ts';
import type { ContentPath } from '../../fixtures/mutations.ts';
import type { FetchedStores } from './prepare.ts';

const good = assembleBundle(fetchedFrom(smallWorld()));

/** Milliseconds: each run reads a whole showroom in two languages. */
const TIMEOUT = 60_000;

/** Violations of a snapshot's guarantees: no reference leads out of it, no entry occurs twice. */
function faultsIn(bundle: ContentBundle): string[] {
  return FIXTURE_LOCALES.flatMap(({ code }) => {
    const snapshot = bundle.snapshots[code];
    return snapshot === undefined ? [`no snapshot for ${code}`] : faultsInSnapshot(snapshot);
  });
}

function faultsInSnapshot(snapshot: Snapshot): string[] {
  const locations = new Set<string>(snapshot.locations.map(({ payloadId }) => payloadId));
  const worlds = new Set<string>(snapshot.worlds.map(({ slug }) => slug));
  const transitions = new Set(snapshot.transitions.map(({ payloadId }) => payloadId));
  const actions = [
    ...snapshot.locations.flatMap(({ hotspots }) => hotspots.map(({ action }) => action)),
    ...snapshot.menus.flatMap(({ items }) => items.flatMap((item) => item.actions)),
    ...snapshot.articles.flatMap((article) => actionsOfArticle(article).map(({ action }) => action)),
  ];
  const promises: [string, boolean][] = [
    ['every location once', locations.size === snapshot.locations.length],
    ['every transition once', transitions.size === snapshot.transitions.length],
    [
      'transitions between two locations',
      snapshot.transitions.every(
        ({ from, to, weight }) => locations.has(from) && locations.has(to) && from !== to && weight >= 0,
      ),
    ],
    ['locations in a world', snapshot.locations.every(({ world, slug }) => worlds.has(world) && slug !== '')],
    [
      'starts that are there',
      snapshot.worlds.every(({ start }) => start === undefined || locations.has(start)),
    ],
    ['actions that lead somewhere', actions.every((action) => isLeading(snapshot, action))],
    [
      'sections that show something, each file once',
      snapshot.articles.every(({ sections }) => sections.every((section) => isSoundSection(section))),
    ],
    // The bundle read from disk equals the one written.
    ['plain JSON', isDeepStrictEqual(JSON.parse(JSON.stringify(snapshot)), snapshot)],
  ];
  return promises.flatMap(([promise, isKept]) => (isKept ? [] : [`${snapshot.locale}: ${promise}`]));
}

function isLeading(snapshot: Snapshot, action: Action): boolean {
  if (action.kind === 'navigate') {
    return snapshot.locations.some(({ payloadId }) => payloadId === action.target);
  }
  if (action.kind === 'openArticle') return snapshot.articles.some(({ id }) => id === action.article);
  return action.kind !== 'openMenu' || snapshot.menus.some(({ key }) => key === action.menuKey);
}

/** Every list of a section holds something, every list of files each once, and a table is a rectangle. */
function isSoundSection(section: ArticleSection): boolean {
  return Object.entries(section).every(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value) || (section.kind === 'view360' && name === 'hotspots')) return true;
    if (section.kind === 'table') return new Set(section.rows.map(({ length }) => length)).size === 1;
    const urls = value.flatMap((member: unknown) =>
      typeof member === 'object' && member !== null && 'url' in member ? [member.url] : [],
    );
    return value.length > 0 && new Set(urls).size === urls.length;
  });
}

describe('whatever a CMS sends', () => {
  test(
    'arbitrary JSON never throws and gives a sound bundle',
    () => {
      const entry = fc.record({
        collection: fc.constantFrom('content-locations', 'portals', 'worlds'),
        isLocalized: fc.boolean(),
        value: fc.oneof(fc.jsonValue(), likelyEntry),
      });
      const stores = fc.dictionary(fc.constantFrom(...STORE_STATES), fc.array(entry, { maxLength: 6 }), {
        maxKeys: STORE_STATES.length,
      });
      fc.assert(
        fc.property(stores, stores, (english, german) => {
          const bundle = assembleBundle({
            locales: FIXTURE_LOCALES,
            defaultLocale: localeCode('en'),
            accessCodes: 'unknown',
            cmsUrl: FIXTURE_CMS_URL,
            stores: new Map<LocaleCode, FetchedStores>([
              [localeCode('en'), english],
              [localeCode('de'), german],
            ]),
          });
          expect(faultsIn(bundle)).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
    TIMEOUT,
  );

  test(
    'one wrong value anywhere leaves the rest of the showroom intact',
    () => {
      const places = valuesIn(smallWorld());
      // Entries have few components among their many texts and numbers; these break in more ways.
      const parts = places.filter(({ isPart }) => isPart);
      fc.assert(
        fc.property(
          fc.oneof(fc.constantFrom(...parts), fc.constantFrom(...places)),
          anyMutation,
          (contentPath, mutation) => {
            const answers = smallWorld();
            mutate(
              entriesOf(answers, contentPath.path, contentPath.locale)[contentPath.index],
              contentPath.inside,
              mutation,
            );
            const bundle = assembleBundle(fetchedFrom(answers));
            expect(faultsIn(bundle)).toEqual([]);
            expect(lossesIn(bundle, contentPath)).toEqual([]);
          },
        ),
        { numRuns: 150 },
      );
    },
    TIMEOUT,
  );
});

/**
 * The losses besides the broken part. An entry is dropped only when something it requires is wrong, and only
 * entries that lead to it are dropped with it.
 */
function lossesIn(bundle: ContentBundle, contentPath: ContentPath): string[] {
  const before = good.snapshots['en'];
  const after = bundle.snapshots['en'];
  if (before === undefined || after === undefined) return ['the English snapshot'];
  const isIn = (path: string) => Number(contentPath.path === path);
  const isLocation = contentPath.path === '/api/content-locations';
  const isEssential = ESSENTIAL.has(String(contentPath.inside[0]));
  const isInHotspot = contentPath.inside[0] === 'hotspots' && contentPath.inside.length > 1;
  const limits: [string, number, number][] = [
    ['worlds', lost(before.worlds, after.worlds, ({ slug }) => slug), isIn('/api/worlds')],
    ['articles', lost(before.articles, after.articles, ({ title }) => title), isIn('/api/articles')],
    [
      'locations',
      contentPath.path === '/api/worlds' ? 0 : lost(before.locations, after.locations, ({ slug }) => slug),
      Number(isLocation && isEssential),
    ],
    ['hotspots', isLocation && isInHotspot ? hotspotCount(before) - hotspotCount(after) : 0, 1],
  ];
  return limits.flatMap(([what, count, limit]) => (count > limit ? [`${count} ${what}`] : []));
}

function lost<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  nameOf: (entry: Entry) => string,
): number {
  const left = new Set(after.map(nameOf));
  return before.filter((entry) => !left.has(nameOf(entry))).length;
}

function hotspotCount(snapshot: Snapshot): number {
  return snapshot.locations.reduce((sum, { hotspots }) => sum + hotspots.length, 0);
}

/** What a location's name, address or world is made of. */
const ESSENTIAL = new Set(['id', 'documentId', 'payloadId', 'slug', 'world', 'group']);
