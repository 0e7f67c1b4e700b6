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
import type { Answers } from '../../fixtures/small-world.ts';
import type { ContentBundle } from '../bundle.ts';
import { STORE_STATES } from '../endpoints/endpoint.ts';
import { assembleBundle } from './assemble-bundle.ts';
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
      const places = placesIn(smallWorld());
      // Entries have few components among their many texts and numbers; these break in more ways.
      const parts = places.filter(({ isPart }) => isPart);
      fc.assert(
        fc.property(
          fc.oneof(fc.constantFrom(...parts), fc.constantFrom(...places)),
          fc.constantFrom<Mutation>('delete', 'null', 'text', 'number', 'list', 'record'),
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

/** Entries that come near to real ones, so that the later steps are reached. */
const likelyEntry = fc.record(
  {
    id: fc.nat({ max: 3 }),
    documentId: fc.constantFrom('a', 'b', 'c'),
    slug: fc.constantFrom('a', 'b', ''),
    key: fc.constantFrom('a', 'b'),
    name: fc.constantFrom('a', 'b'),
    payloadId: fc.constantFrom('a', 'b', null),
    public_id: fc.integer({ min: -1, max: 2 }),
    title: fc.constantFrom('A', '', null),
    world: fc.constantFrom({ documentId: 'a' }, { slug: 'b' }, null),
    from: fc.constantFrom({ documentId: 'a' }, { payloadId: 'b' }),
    to: fc.constantFrom({ documentId: 'a' }, { documentId: 'b' }, null),
    start_location_id: fc.constantFrom('a', 'b'),
    hotspots: fc.constantFrom(
      [
        {
          __component: 'hotspots.navigation',
          id: 1,
          action_target: { documentId: 'b' },
          position: { x: 1, y: 2 },
        },
      ],
      [{ __component: 'hotspots.unknown' }],
      'none',
    ),
    background: fc.constantFrom(
      [{ __component: 'background-content.image', image: { url: '/uploads/%E0%A4%A' } }],
      [],
    ),
  },
  { requiredKeys: [] },
);

type Mutation = 'delete' | 'null' | 'text' | 'number' | 'list' | 'record';

interface ContentPath {
  readonly path: string;
  readonly locale: string;
  readonly index: number;
  readonly inside: readonly (string | number)[];
  /** A component, relation, file or list, or the name of a component's kind. */
  readonly isPart: boolean;
}

/** Every value inside every entry, in every language. */
function placesIn(answers: Answers): ContentPath[] {
  return Object.entries(answers).flatMap(([path, byLocale]) =>
    Object.entries(byLocale).flatMap(([locale, answer]) =>
      'data' in answer
        ? entriesOf(answers, path, locale).flatMap((entry, index) =>
            pathsIn(entry).map(([inside, value]) => ({
              path,
              locale,
              index,
              inside,
              isPart: (typeof value === 'object' && value !== null) || inside.at(-1) === '__component',
            })),
          )
        : [],
    ),
  );
}

function pathsIn(value: unknown, prefix: (string | number)[] = []): [(string | number)[], unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value)
    ? value.map((member, index) => [index, member])
    : Object.entries(value);
  return members.flatMap(([key, member]): [(string | number)[], unknown][] => {
    const path = prefix.concat(key);
    const inside = pathsIn(member, path);
    inside.unshift([path, member]);
    return inside;
  });
}

const WRONG: Readonly<Record<Exclude<Mutation, 'delete'>, unknown>> = {
  null: null,
  text: 'wrong',
  number: -1.5,
  list: [{}, null, 'wrong'],
  record: { wrong: true },
};

function mutate(entry: unknown, inside: readonly (string | number)[], mutation: Mutation): void {
  const parent = inside
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], entry);
  const key = inside.at(-1);
  if (key === undefined) throw new Error('an empty path');
  if (mutation === 'delete' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (mutation === 'delete') delete (parent as Record<string | number, unknown>)[key];
  else (parent as Record<string | number, unknown>)[key] = structuredClone(WRONG[mutation]);
}

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
