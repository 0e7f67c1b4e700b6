import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_LOCALES, DEMO_MEDIA_FOLDER, readDemoContent } from './read-content.ts';
import { isDemoText } from './testing/is-demo-text.ts';
import type { Camera } from './testing/picture-of.ts';
import type { DemoEntry, DemoType } from './read-content.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Manifest {
  readonly worlds: readonly { slug: string; start: string; access: string }[];
  readonly locations: readonly {
    slug: string;
    world: string;
    title: object;
    description: object;
    floorplan: Point;
    camera: Camera;
  }[];
  readonly transitions: readonly { from: string; to: string; world: string; weight: number }[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'manifest.json'), 'utf8'));
const content = readDemoContent();

/** More than this on one picture is a crowd. */
const MAX_HOTSPOTS = 9;

/** So that the whole demo stays a quick download. */
const MAX_BYTES = 3_000_000;

/** The one long film: 2.5 Mbit/s. */
const COMPANY_FILM = 'video/company-film.mp4';
const MAX_FILM_BYTES = 15_000_000;

function bytesOf(file: string): number {
  return statSync(join(DEMO_MEDIA_FOLDER, file)).size;
}

function listOf(entry: DemoEntry | undefined, name: string): readonly DemoEntry[] {
  return (entry?.[name] ?? []) as readonly DemoEntry[];
}

/** Every object inside a value, the value itself included. */
function partsOf(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((part) => partsOf(part))]
    : [];
}

const allEntries = Object.entries(content.entries).flatMap(([type, entries]) =>
  [...entries].map(([key, entry]) => ({ name: `${type}:${key}`, entry })),
);

describe('the demo showroom against the renderer’s manifest', () => {
  test('has every world with its start and its access', () => {
    for (const { slug, start, access } of manifest.worlds) {
      expect(content.entries.worlds.get(slug)).toMatchObject({
        slug,
        start_location_id: start,
        protect_with_password: access === 'password',
        only_logged_in_users: access === 'login',
      });
    }
    expect(content.entries.worlds.size).toBe(manifest.worlds.length);
  });

  test.each(manifest.locations)('has the location $slug, and no crowd in it', (location) => {
    const entry = withPlainSpaces(content.entries.locations.get(location.slug));
    expect(entry).toMatchObject({
      payloadId: location.slug,
      world: location.world,
      title: location.title,
      description: location.description,
      floor_plan_position: location.floorplan,
      // The renderer counts from the east, against the clock; the plan from its top, with it.
      plan_direction: (450 - location.camera.heading) % 360,
    });
    expect(listOf(entry, 'hotspots').length).toBeLessThanOrEqual(MAX_HOTSPOTS);
  });

  test('has no location that the renderer does not know', () => {
    expect([...content.entries.locations.keys()].toSorted()).toEqual(
      manifest.locations.map(({ slug }) => slug).toSorted(),
    );
  });

  test('has every transition with both clips and the length of the way as its weight', () => {
    const transitions = manifest.transitions.map(({ from, to, world, weight }) => [
      `${from}--${to}`,
      {
        payloadId: `${from}--${to}`,
        world,
        from,
        to,
        weight,
        background: [
          clip('default_background_4x3', `walk-${from}--${to}.mp4`),
          clip('default_background_16x9', `walk-${from}--${to}-16x9.mp4`),
        ],
      },
    ]);
    expect(Object.fromEntries(content.entries.transitions)).toEqual(Object.fromEntries(transitions));
  });

  test('leads along each arrow to a place that can be walked to', () => {
    const arrows = [...content.entries.locations].flatMap(([slug, entry]) =>
      [entry['arrow_navigation_prew'], entry['arrow_navigation_next']]
        .filter((target) => target !== undefined)
        .map((target) => ({ slug, target: String(target) })),
    );
    expect(arrows.length).toBeGreaterThan(20);
    expect(arrows.filter(({ slug, target }) => !reachableFrom(slug).has(target))).toEqual([]);
  });
});

describe('the demo showroom in itself', () => {
  test.each(allEntries)('$name says everything in all four languages', ({ entry }) => {
    for (const text of partsOf(entry).filter(isDemoText)) {
      expect(Object.keys(text)).toEqual([...DEMO_LOCALES]);
      for (const value of Object.values(text)) {
        const words = wordsOf(value);
        expect(words).not.toEqual([]);
        for (const word of words) expect(word.trim()).not.toBe('');
      }
    }
  });

  test('names nothing that does not exist', () => {
    const references: Readonly<Record<string, DemoType>> = {
      world: 'worlds',
      default_world: 'worlds',
      group: 'location-groups',
      station_category: 'station-categories',
      arrow_navigation_prew: 'locations',
      arrow_navigation_next: 'locations',
      navigate_to: 'locations',
      action_target: 'locations',
      from: 'locations',
      to: 'locations',
      location: 'locations',
      article: 'articles',
      dashboard: 'dashboards',
      contact: 'contact-persons',
      contacts: 'contact-persons',
      icon: 'icons',
      menu: 'menus',
      menus: 'menus',
      categories: 'hotspot-categories',
      category: 'article-categories',
    };
    const dangling = allEntries.flatMap(({ name, entry }) =>
      partsOf(entry).flatMap((part) =>
        Object.entries(part).flatMap(([attribute, value]) => {
          const type = references[attribute];
          if (type === undefined) return [];
          // A tile of a dashboard has its action, not a location, in the attribute of that name.
          const keys = [value].flat().filter((key) => typeof key === 'string');
          return keys
            .filter((key) => !content.entries[type].has(key))
            .map((key) => `${name} ${attribute} ${key}`);
        }),
      ),
    );
    expect(dangling).toEqual([]);
  });

  test('shows only media that it names', () => {
    const used = allEntries.flatMap(({ entry }) => mediaNamedIn(entry));
    expect(used.filter((name) => !content.media.has(name))).toEqual([]);
    const unused = [...content.media.keys()].filter((name) => !used.includes(name));
    expect(unused).toEqual([]);
  });

  test('has copies for phones that save a third, of the same walks and of no others', () => {
    const clips = [...content.media.values()].filter(({ file }) => file.startsWith('transitions/'));
    const copies = clips.flatMap(({ file, phone }) => (phone === undefined ? [] : [{ file, phone }]));
    expect(copies.length).toBeGreaterThan(clips.length * 0.9);
    for (const { file, phone } of copies) {
      expect(phone).toBe(file.replace('/', '/phone/'));
      expect(bytesOf(phone)).toBeLessThanOrEqual((bytesOf(file) * 2) / 3);
    }
    const there = readdirSync(join(DEMO_MEDIA_FOLDER, 'transitions', 'phone'));
    expect(there.toSorted()).toEqual(copies.map(({ phone }) => basename(phone)).toSorted());
  });

  test.each([...content.media])(
    'has the file of %s, with an alternative text in each language',
    (name, { file, alternativeText, alternativeTexts = {} }) => {
      const path = join(DEMO_MEDIA_FOLDER, file);
      expect(existsSync(path)).toBe(true);
      expect(bytesOf(file)).toBeGreaterThan(100);
      expect(bytesOf(file)).toBeLessThan(file === COMPANY_FILM ? MAX_FILM_BYTES : MAX_BYTES);
      expect(name.slice(name.lastIndexOf('.'))).toBe(file.slice(file.lastIndexOf('.')));
      expect(alternativeText.length).toBeGreaterThan(2);
      expect(Object.keys(alternativeTexts)).toEqual(DEMO_LOCALES.slice(1));
      for (const text of Object.values(alternativeTexts)) expect(text.length).toBeGreaterThan(2);
    },
  );

  test('gives each article its own number and two to four sections', () => {
    const articles = [...content.entries.articles.values()];
    expect(new Set(articles.map((article) => article['public_id'])).size).toBe(articles.length);
    for (const article of articles) {
      const texts = listOf(article, 'sections').filter(
        (section) => section['__component'] === 'article-sections.text',
      );
      expect(texts.length).toBeGreaterThanOrEqual(2);
      expect(texts.length).toBeLessThanOrEqual(4);
    }
  });
});

const MEDIA_ATTRIBUTES: ReadonlySet<string> = new Set([
  'app_logo',
  'background_image',
  'captions',
  'cover',
  'document',
  'documents',
  'files',
  'floor_plan',
  'image',
  'images',
  'logo',
  'media',
  'media_files',
  'picture',
  'poster',
  'svg',
  'video',
]);

/** Every file that an entry shows, in any language. */
function mediaNamedIn(entry: DemoEntry): readonly string[] {
  return partsOf(entry).flatMap((part) =>
    Object.entries(part).flatMap(([attribute, value]) =>
      MEDIA_ATTRIBUTES.has(attribute) && !isZone(value)
        ? wordsOf(isDemoText(value) ? Object.values(value) : value)
        : [],
    ),
  );
}

/** Whether a value is a list of components, which are parts of their own: the media of a screensaver. */
function isZone(value: unknown): boolean {
  return Array.isArray(value) && value.some((part: object) => '__component' in Object(part));
}

/** The strings of a value: itself, or those of its lists and blocks that are words. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'type' ? [] : wordsOf(part)));
}

function reachableFrom(start: string): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const slug of seen) {
    for (const { from, to } of manifest.transitions) if (from === slug) seen.add(to);
  }
  return seen;
}

/** French puts a space that does not break before its colons; the renderer's manifest has plain ones. */
function withPlainSpaces<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' ')) as Value;
}

function clip(key: string, video: string): DemoEntry {
  return {
    __component: 'background-content.video',
    key,
    video,
    loop: false,
  };
}
