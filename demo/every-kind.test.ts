import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pickMenu } from '@vitrine/core/menus/menu-levels';
import type { Menu } from '@vitrine/core/world/content';
import { DEMO_LOCALES, DEMO_MEDIA_FOLDER, readDemoContent } from './read-content.ts';
import { isDemoText } from './testing/is-demo-text.ts';
import type { DemoEntry } from './read-content.ts';

const COMPONENTS = join(import.meta.dirname, '../apps/cms/src/components');

const content = readDemoContent();

/** What the CMS offers in a category of components: `article-sections.text`, `article-sections.table`. */
function offered(category: string): readonly string[] {
  return globSync('*.json', { cwd: join(COMPONENTS, category) })
    .map((file) => `${category}.${basename(file, '.json')}`)
    .toSorted();
}

/** The values that the CMS offers for an attribute of a component. */
function choices(component: string, attribute: string): readonly string[] {
  const schema = JSON.parse(readFileSync(join(COMPONENTS, `${component}.json`), 'utf8')) as {
    readonly attributes: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
  return (schema.attributes[attribute]?.enum ?? []).toSorted();
}

/** Every object inside a value, the value itself included. */
function partsOf(value: unknown): readonly DemoEntry[] {
  return typeof value === 'object' && value !== null
    ? [value as DemoEntry, ...Object.values(value).flatMap((part) => partsOf(part))]
    : [];
}

const parts = Object.values(content.entries).flatMap((entries) =>
  [...entries.values()].flatMap((entry) => partsOf(entry)),
);

function found(attribute: string, among: readonly DemoEntry[] = parts): readonly string[] {
  return [
    ...new Set(among.flatMap((part) => (typeof part[attribute] === 'string' ? [part[attribute]] : []))),
  ].toSorted();
}

function sectionsOf(kind: string): readonly DemoEntry[] {
  return parts.filter((part) => part['__component'] === `article-sections.${kind}`);
}

describe('the demo shows everything that the CMS offers', () => {
  test.each(['article-sections', 'hotspots', 'menu-items', 'screensaver-content'])(
    'has every component of %s',
    (category) => {
      const used = found('__component').filter((name) => name.startsWith(`${category}.`));
      expect(used).toEqual(offered(category));
    },
  );

  test('has every kind of action', () => {
    expect(found('kind')).toEqual(choices('actions/action', 'kind'));
  });

  test('has every way to show the files of a hotspot, and a link in a frame', () => {
    expect(found('show_as')).toEqual(choices('hotspots/open-media', 'show_as'));
    expect(parts.filter((part) => part['in_frame'] === true)).not.toEqual([]);
  });

  test('has a panorama with hotspots inside, a product that turns, and two models', () => {
    const views = sectionsOf('view-360');
    const files = views.map((view) => view['media'] as readonly string[]);
    expect(views.filter((view) => Array.isArray(view['hotspots'])).length).toBeGreaterThan(1);
    expect(files.some((media) => media.length === 36)).toBe(true);
    expect(files.flat().filter((name) => name.endsWith('.glb'))).toHaveLength(2);
  });

  test('has three dashboards or more, none of them with an empty part', () => {
    const dashboards = [...content.entries.dashboards.values()];
    expect(dashboards.length).toBeGreaterThanOrEqual(3);
    for (const dashboard of dashboards) {
      expect(dashboard['logo']).toBeDefined();
      for (const name of ['text', 'links', 'contacts', 'action_buttons', 'media_library'])
        expect(Object.keys(dashboard[name] as object)).not.toEqual([]);
      for (const shelf of dashboard['media_library'] as readonly DemoEntry[])
        expect(shelf['cover']).toBeDefined();
    }
    const numbers = dashboards.map((dashboard) => dashboard['public_id']);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('has two locations or more where visitors choose between categories of hotspots', () => {
    const counts = [...content.entries.locations.values()].map(
      ({ hotspots }) =>
        new Set((hotspots as readonly DemoEntry[]).flatMap((hotspot) => hotspot['categories'])).size,
    );
    expect(counts.filter((count) => count > 2).length).toBeGreaterThan(2);
    const priorities = [...content.entries['hotspot-categories'].values()].map(({ priority }) => priority);
    expect(new Set(priorities).size).toBe(priorities.length);
  });

  test('has a cover for every article about a machine', () => {
    const bare = [...content.entries.articles].filter(([, article]) => article['cover'] === undefined);
    expect(bare.map(([key]) => key)).toEqual(['imprint', 'privacy']);
  });
});

describe('the articles of the demo', () => {
  test('have tags that lead to something else: a tag searches for its word', () => {
    const articles = [...content.entries.articles.values()];
    const lonely = articles.flatMap((article) =>
      (article['tags'] as readonly { readonly title: Readonly<Record<string, string>> }[]).flatMap(
        ({ title }) =>
          DEMO_LOCALES.flatMap((locale) => {
            const word = stemOf(title[locale] ?? '');
            const isElsewhere = articles.some(
              (other) => other !== article && wordsIn(other, locale).includes(word),
            );
            return isElsewhere ? [] : [`${locale} ${word}`];
          }),
      ),
    );
    expect(lonely).toEqual([]);
  });

  test('have one button at most that asks for something, and it comes first', () => {
    const kinds = [...content.entries.articles.values()].map((article) =>
      ((article['action_buttons'] ?? []) as readonly { readonly action: { readonly kind: string } }[]).map(
        ({ action }) => action.kind,
      ),
    );
    expect(kinds.filter((of) => of[0] === 'open_contact').length).toBeGreaterThan(6);
    expect(kinds.filter((of) => of.lastIndexOf('open_contact') > 0)).toEqual([]);
  });
});

/** The beginning of a word, which its other forms share. */
function stemOf(word: string): string {
  return word.toLowerCase().slice(0, Math.max(4, word.length - 3));
}

/** Everything that an article says in a language, in small letters. */
function wordsIn(value: unknown, locale: (typeof DEMO_LOCALES)[number]): string {
  if (typeof value === 'string') return value.toLowerCase();
  if (isDemoText(value)) return wordsIn(value[locale], locale);
  return typeof value === 'object' && value !== null
    ? Object.values(value)
        .map((part) => wordsIn(part, locale))
        .join(' ')
    : '';
}

const { locations, menus, worlds } = content.entries;
const groups = content.entries['location-groups'];

function menuOf(key: string): Menu {
  return { key, title: key, items: [] };
}

function menusAt(entry: DemoEntry | undefined): readonly Menu[] {
  return ((entry?.['menus'] ?? []) as readonly string[]).map((key) => menuOf(key));
}

/** The key of the menu that a visitor gets at a location. */
function shownAt(slug: string, prefix: string): string | undefined {
  const location = locations.get(slug);
  return pickMenu(prefix, {
    root: [...menus.keys()].map((key) => menuOf(key)),
    world: menusAt(worlds.get(String(location?.['world']))),
    group: menusAt(groups.get(String(location?.['group']))),
    location: menusAt(location),
  })?.key;
}

describe('the menus of the demo', () => {
  test('come from every level, the nearest first', () => {
    expect(shownAt('atrium', 'application-main')).toBe('application-main');
    expect(shownAt('lab-bench', 'application-main')).toBe('application-main-lab');
    expect(shownAt('robotics-hall', 'application-main')).toBe('application-main-halls');
    expect(shownAt('robot-arm', 'application-main')).toBe('application-main-robot-arm');
    expect(shownAt('terrace', 'application-contacts')).toBe('application-contacts-partners');
  });

  test('keep the name of a default menu for those that take its place', () => {
    const attached = [...worlds.values(), ...groups.values(), ...locations.values()].flatMap((entry) =>
      menusAt(entry),
    );
    for (const { key } of attached) expect(key).toMatch(/^application-(main|footer|contacts)-/);
    const others = [...menus.keys()].filter((key) => !attached.some((menu) => menu.key === key));
    expect(others.filter((key) => key.startsWith('application-'))).toEqual([
      'application-main',
      'application-footer',
      'application-contacts',
    ]);
  });

  test('name imprint and privacy in the footer, and run several actions one after the other', () => {
    expect(found('article', partsOf(menus.get('application-footer')))).toEqual(
      expect.arrayContaining(['imprint', 'privacy']),
    );
    const stacks = partsOf([...menus.values()]).filter((part) => Array.isArray(part['action_stack']));
    const kinds = stacks.map((part) => found('kind', partsOf(part['action_stack'])));
    expect(kinds).toContainEqual(['navigate', 'open_article']);
  });
});

describe('the films of the demo', () => {
  const films = sectionsOf('video').filter(({ captions }) => captions !== undefined);

  test('has captions in every language, each in its own file', () => {
    expect(films).not.toEqual([]);
    for (const { captions } of films) {
      if (!isDemoText(captions)) throw new Error('Captions are given once for each language.');
      expect(new Set(Object.values(captions)).size).toBe(DEMO_LOCALES.length);
    }
  });

  test.each([
    { film: 'nv6-cycle', from: '00:00.000', until: '00:05.900' },
    // Its title stands before the first words.
    { film: 'company', from: '00:03.300', until: '00:46.000' },
  ])('$film is captioned to its end, one caption after the other', ({ film, from, until }) => {
    const files = [...content.media].filter(
      ([name]) => name.startsWith(`film-${film}-`) && name.endsWith('.vtt'),
    );
    expect(files).toHaveLength(DEMO_LOCALES.length);
    for (const [, { file }] of files) {
      const text = readFileSync(join(DEMO_MEDIA_FOLDER, file), 'utf8');
      expect(text).toMatch(/^WEBVTT\r?\n/);
      const times = [...text.matchAll(/(\S+) --> (\S+)/g)].map(([, start = '', end = '']) => [start, end]);
      expect(times[0]?.[0]).toBe(from);
      expect(times.at(-1)?.[1]).toBe(until);
      expect(times.flat()).toEqual(times.flat().toSorted());
    }
  });
});
