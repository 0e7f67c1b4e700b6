import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { WORLD_FILE_TYPES } from '@vitrine/world-file';

/** The languages the demo is written in. Where it is silent, the showroom falls back to the first. */
export const DEMO_LOCALES = ['en', 'de', 'fr', 'es'] as const;

/** Attributes under the names of docs/content-model.md; references are keys, media are names. */
export type DemoEntry = Readonly<Record<string, unknown>>;

/** The content types, under the names of their REST paths: those of a world, and what all worlds share. */
export const DEMO_TYPES = [...WORLD_FILE_TYPES, 'stories', 'app-setting', 'ui-translation'] as const;
export type DemoType = (typeof DEMO_TYPES)[number];

export interface DemoMedia {
  /** Below `demo/media`. */
  readonly file: string;
  /** Of a clip: its copy for phones, below `demo/media` as well. */
  readonly phone?: string;
  /** In English. */
  readonly alternativeText: string;
  /** In the demo's other languages. */
  readonly alternativeTexts?: Readonly<Record<string, string>>;
  /** Names the picture beside others of its kind. The library has one for all languages: no words. */
  readonly caption?: string;
}

export interface DemoContent {
  /** By type, then by the key that references use. */
  readonly entries: Readonly<Record<DemoType, ReadonlyMap<string, DemoEntry>>>;
  /** By the name in the CMS's media library. */
  readonly media: ReadonlyMap<string, DemoMedia>;
}

/** Types of which every file holds one entry, named by the file. All others hold an object of entries. */
const ONE_ENTRY_A_FILE: ReadonlySet<DemoType> = new Set([
  'articles',
  'dashboards',
  'locations',
  'app-setting',
  'ui-translation',
]);

/** Where the demo's pictures and clips lie. */
export const DEMO_MEDIA_FOLDER = join(import.meta.dirname, 'media');

const CLIP_ENDS_FILE = join(import.meta.dirname, 'clip-ends.json');

const CONTENT_FOLDER = join(import.meta.dirname, 'content');

/**
 * Reads the demo showroom from its files.
 *
 * @throws Error that names the file when one is not valid JSON, or when two files use one key.
 */
export function readDemoContent(folder: string = CONTENT_FOLDER): DemoContent {
  const entries = Object.fromEntries(DEMO_TYPES.map((type) => [type, readEntries(folder, type)]));
  return {
    entries: entries as Record<DemoType, ReadonlyMap<string, DemoEntry>>,
    media: new Map(Object.entries(readJson<Record<string, DemoMedia>>(join(folder, 'media.json')))),
  };
}

/**
 * How far the ends of the demo's clips are from their pictures, by the doctor's `clipEndName`: measuring them takes a
 * minute and more of a processor, and everyone has the same files. `apps/cms/scripts/clip-ends.ts` writes them.
 */
export function readDemoClipEnds(): ReadonlyMap<string, number> {
  return new Map(Object.entries(readJson<Record<string, number>>(CLIP_ENDS_FILE)));
}

function readEntries(folder: string, type: DemoType): ReadonlyMap<string, DemoEntry> {
  const entries = new Map<string, DemoEntry>();
  const files = globSync([`${type}.json`, `${type}/**/*.json`], { cwd: folder }).toSorted();
  for (const file of files) {
    const content = readJson<Record<string, DemoEntry>>(join(folder, file));
    const named = ONE_ENTRY_A_FILE.has(type) ? { [basename(file, '.json')]: content } : content;
    for (const [key, entry] of Object.entries(named)) {
      if (entries.has(key)) throw new Error(`The key “${key}” is twice in ${whereIs(file)}.`);
      entries.set(key, entry);
    }
  }
  return entries;
}

function whereIs(file: string): string {
  return `demo/content/${dirname(file).split(sep).join('/')}`;
}

function readJson<Value>(path: string): Value {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch (cause) {
    throw new Error(`The demo file ${path} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
