import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { ROOT } from '../support/processes.ts';
import { numberOf, wordOf } from './canaries.ts';
import type { Area } from './canaries.ts';
import { mark } from './mark.ts';

/** The showroom at one time, as its editors made it. */
export interface Edition {
  /** Part of a text that everyone may read. */
  readonly name: string;
  /** Of the protected world. */
  readonly code: string;
  /** When one location opens and another closes: milliseconds since 1970. */
  readonly turn: number;
  /** Whether the closed places still lead to their articles. */
  readonly isLinked: boolean;
}

/** The world that a code opens. */
export const CODE_WORLD = 'lab';

type Entry = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, Readonly<Record<string, { readonly data: unknown }>>>>;

const answers = JSON.parse(
  readFileSync(join(ROOT, 'packages/content/fixtures/small-world.v5.json'), 'utf8'),
) as Answers;

/** Closed content, by the name of its counterpart in the small showroom. */
const WORLDS: ReadonlyMap<unknown, Area> = new Map([
  [CODE_WORLD, 'protected'],
  ['partners', 'login'],
]);
const LOCATION_AREAS = ['scoped', 'dated', 'over'] as const satisfies readonly Area[];
const WITH_ARTICLE = ['protected', 'login', ...LOCATION_AREAS] as const satisfies readonly Area[];

function named(entries: readonly Entry[], payloadId: string): Entry {
  const found = entries.find((entry) => entry['payloadId'] === payloadId);
  if (found === undefined) throw new Error(`The small showroom has no location ${payloadId}.`);
  return found;
}

/** The words of an area's article that nothing else has. */
export function titleOf(area: Area): string {
  return `article ${wordOf(area)}`;
}

function articleOf(area: Area): Entry {
  return {
    documentId: `${wordOf(area)}-article`,
    public_id: numberOf(area, 1),
    title: titleOf(area),
  };
}

/** An entry with every text marked, and a hotspot that opens the area's article as long as it is linked. */
function locationIn(area: Area, entry: Entry, { isLinked }: Edition): Entry {
  return {
    ...mark(entry, area),
    hotspots: isLinked
      ? [
          {
            __component: 'hotspots.open-article',
            id: 1,
            title: `hotspot ${wordOf(area)}`,
            position: { id: 1, x: 50, y: 50 },
            article: articleOf(area),
          },
        ]
      : [],
  };
}

function accessTo(area: (typeof LOCATION_AREAS)[number], { turn }: Edition): Entry {
  if (area === 'scoped') return { access: 'scopes', access_scopes: 'partner' };
  const instant = new Date(turn).toISOString();
  return area === 'dated' ? { access_from: instant } : { access_until: instant };
}

function locationsOf(published: readonly Entry[], edition: Edition): readonly Entry[] {
  const template = named(published, 'bench');
  const entrance = named(published, 'entrance');
  const closed = published.map((entry): Entry => {
    if (entry === entrance) return { ...entry, title: edition.name };
    const area = WORLDS.get((entry['world'] as Entry)['slug']);
    return area === undefined ? entry : locationIn(area, entry, edition);
  });
  const locationBeside = (area: (typeof LOCATION_AREAS)[number], index: number): Entry => ({
    ...locationIn(area, template, edition),
    id: 900 + index,
    documentId: `${wordOf(area)}-document`,
    payloadId: `${wordOf(area)}-payload`,
    slug: `${wordOf(area)}-slug`,
    world: entrance['world'],
    ...accessTo(area, edition),
  });
  return [...closed, ...LOCATION_AREAS.map(locationBeside)];
}

function entriesOf(path: string, published: readonly Entry[], edition: Edition): readonly Entry[] {
  switch (path) {
    case '/api/worlds':
      return published.map((entry) => {
        const area = WORLDS.get(entry['slug']);
        return area === undefined ? entry : mark(entry, area);
      });
    case '/api/content-locations':
      return locationsOf(published, edition);
    case '/api/articles': {
      const [first = {}] = published;
      return published.concat(WITH_ARTICLE.map((area) => Object.assign(mark(first, area), articleOf(area))));
    }
    default:
      return published;
  }
}

/** A small showroom as Strapi gives it, with an area for each reason that something can be closed for a while. */
export function answersOf(edition: Edition, url: URL): unknown {
  if (url.pathname === '/api/world-access') return [{ slug: CODE_WORLD, password: edition.code }];
  const byLocale = answers[url.pathname];
  const answer = byLocale?.[''] ?? byLocale?.[url.searchParams.get('locale') ?? ''];
  // The showroom has seven languages, the fixture two.
  if (answer === undefined) return { data: null };
  if (!Array.isArray(answer.data)) return answer;
  const entries = entriesOf(url.pathname, answer.data as readonly Entry[], edition);
  const start = Number(url.searchParams.get('pagination[start]') ?? 0);
  return { data: entries.slice(start), meta: { pagination: { start, total: entries.length } } };
}

/** The content in the two languages that it has: the others contain nothing that could leak. */
export function inItsLanguages(bundle: ContentBundle): ContentBundle {
  return {
    ...bundle,
    locales: bundle.locales.filter(({ code }) => ['en', 'de'].includes(code)),
    snapshots: Object.fromEntries(
      Object.entries(bundle.snapshots).filter(([locale]) => ['en', 'de'].includes(locale)),
    ),
  };
}
