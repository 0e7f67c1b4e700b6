import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldArchive, WorldFile } from '@vitrine/world-file';
import { describe, expect, test } from 'vitest';
import { DEMO_MEDIA_FOLDER } from '../../../demo/read-content.ts';
import { ARTICLE, HOOK, LOCATION } from '../src/content-model/content-uids.ts';
import type { MediaPipeline } from '../src/media-pipeline/index.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import { exportWorlds } from '../src/world-transfer/export-worlds.ts';
import { importWorld } from '../src/world-transfer/import-world.ts';
import { readMediaLibrary } from '../src/world-transfer/media-library.ts';
import { refusalOf } from './refused-import.ts';
import { bootForTests } from './booted-strapi.ts';

const { strapi, dataDir } = await bootForTests();

interface Small {
  readonly world: string;
  readonly articles: WorldFile['entries']['articles'];
  readonly location?: object;
  readonly locales?: readonly string[];
}

/** A world of one location that opens its articles. */
function worldOf({ world, articles = {}, location = {}, locales = ['en'] }: Small): WorldArchive {
  return {
    worldFile: {
      format: 'vitrine-world',
      version: 1,
      locales,
      entries: {
        articles,
        worlds: {
          [world]: { slug: world, name: Object.fromEntries(locales.map((locale) => [locale, world])) },
        },
        locations: {
          [world]: {
            payloadId: world,
            slug: world,
            world,
            title: { en: world },
            hotspots: Object.keys(articles).map((article) => ({
              __component: 'hotspots.open-article',
              article,
            })),
            ...location,
          },
        },
      },
      media: {},
    },
    media: new Map(),
  };
}

function anArticle(number: number | undefined, title: string, summary: string) {
  return {
    ...(number === undefined ? {} : { public_id: number }),
    title: { en: title },
    summary: { en: summary },
  };
}

async function publishedArticles(): Promise<readonly string[]> {
  return (
    await documentsOf(strapi, ARTICLE).findMany({ locale: 'en', status: 'published', sort: 'public_id' })
  ).map(({ public_id: number, title, summary }) => `${String(number)} ${String(title)}: ${String(summary)}`);
}

async function door(locale: string, status = 'published') {
  return (
    await documentsOf(strapi, LOCATION).findMany({ locale, status, filters: { payloadId: 'hall' } })
  )[0];
}

describe('articles of the same title', () => {
  test('stay two within a file, and are found again', async () => {
    const twins = { '1-detail': anArticle(1, 'Detail', 'left'), '2-detail': anArticle(2, 'Detail', 'right') };
    await importWorld(strapi, worldOf({ world: 'hall', articles: twins }));
    const moved = { '7-detail': anArticle(7, 'Detail', 'left'), '8-detail': anArticle(8, 'Detail', 'right') };
    expect(await importWorld(strapi, worldOf({ world: 'hall', articles: moved }))).toMatchObject({
      entries: 0,
    });
    expect(await publishedArticles()).toEqual(['1 Detail: left', '2 Detail: right']);
  });

  test('are never overwritten where another world shows them, not even with --replace', async () => {
    const others = {
      '1-detail': anArticle(1, 'Detail', 'of the cellar'),
      '2-detail': anArticle(2, 'Detail', 'right'),
    };
    const { notes } = await importWorld(strapi, worldOf({ world: 'cellar', articles: others }), {
      overwriting: 'drafts',
    });
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      'articles.1-detail: the number 1 belongs to “Detail” here, so this one gets 3.',
    ]);
    // The second one is the same in both: they share it.
    expect(await publishedArticles()).toEqual([
      '1 Detail: left',
      '2 Detail: right',
      '3 Detail: of the cellar',
    ]);
    expect(await importWorld(strapi, worldOf({ world: 'cellar', articles: others }))).toMatchObject({
      entries: 0,
    });
  });

  test('of a tour that repeats its titles come in once', async () => {
    const scenes = { a: anArticle(undefined, 'Detail', 'a'), b: anArticle(undefined, 'Detail', 'b') };
    await importWorld(strapi, worldOf({ world: 'tour', articles: scenes }));
    const all = [
      '1 Detail: left',
      '2 Detail: right',
      '3 Detail: of the cellar',
      '4 Detail: a',
      '5 Detail: b',
    ];
    expect(await publishedArticles()).toEqual(all);
    expect(await importWorld(strapi, worldOf({ world: 'tour', articles: scenes }))).toMatchObject({
      entries: 0,
    });
    expect(await publishedArticles()).toEqual(all);
  });
});

describe('a change that no one has published', () => {
  const changed = worldOf({ world: 'hall', articles: {}, location: { title: { en: 'Gate' } } });

  test('is named, and stays, unless it may be lost', async () => {
    const { documentId = '' } = (await door('en')) ?? {};
    await documentsOf(strapi, LOCATION).update({ documentId, locale: 'en', data: { title: 'Work' } });
    expect(await refusalOf({ strapi, dataDir }, changed, { overwriting: 'published' })).toEqual({
      code: 'unpublished',
      sentences: ['locations.hall has unpublished changes, in en: they would be lost.'],
    });
    await importWorld(strapi, changed, { overwriting: 'drafts' });
    expect(await door('en', 'draft')).toMatchObject({ title: 'Gate' });
  });

  test('is none where the draft is what the file says', async () => {
    const { documentId = '' } = (await door('en')) ?? {};
    const again = worldOf({ world: 'hall', articles: {}, location: { title: { en: 'Gateway' } } });
    await documentsOf(strapi, LOCATION).update({ documentId, locale: 'en', data: { title: 'Gateway' } });
    expect(await importWorld(strapi, again, { overwriting: 'published' })).toMatchObject({ entries: 1 });
    expect(await door('en')).toMatchObject({ title: 'Gateway' });
  });
});

describe('a language', () => {
  test('whose texts are those of the default one is there afterwards, and leaves again', async () => {
    const both = worldOf({
      world: 'hall',
      articles: {},
      location: { title: { en: 'Gateway', de: 'Gateway' } },
      locales: ['en', 'de'],
    });
    expect(await door('de')).toBeUndefined();
    const { code } = await refusalOf({ strapi, dataDir }, both);
    expect(code).toBe('differs');
    await importWorld(strapi, both, { overwriting: 'published' });
    expect(await door('de')).toMatchObject({ title: 'Gateway' });
    const { entries } = (await exportWorlds(strapi, { slugs: ['hall'] })).worldFile;
    expect(entries.locations?.['hall']?.['title']).toEqual({ en: 'Gateway', de: 'Gateway' });
    expect(entries.worlds?.['cellar']).toBeUndefined();
  });

  test('that is new does not bring back what all languages share and the file has emptied', async () => {
    const dated = { access_from: '2026-11-22T09:00:00.000Z', title: { en: 'tour' } };
    await importWorld(strapi, worldOf({ world: 'shed', articles: {}, location: dated }));
    for (const titles of [{ en: 'shed', de: 'Schuppen' }, { fr: 'remise' }]) {
      const emptied = worldOf({
        world: 'shed',
        articles: {},
        location: { title: titles },
        locales: Object.keys(titles),
      });
      await importWorld(strapi, emptied, { overwriting: 'published' });
      for (const locale of Object.keys(titles)) {
        const [shed] = await documentsOf(strapi, LOCATION).findMany({
          locale,
          status: 'published',
          filters: { payloadId: 'shed' },
        });
        expect(shed).toMatchObject({ access_from: null });
      }
      expect(await importWorld(strapi, emptied)).toMatchObject({ entries: 0 });
    }
  });
});

test('a film that a command brings in waits for the next start of the CMS, which looks at it', async () => {
  const { worldFile } = worldOf({ world: 'cinema', articles: {} });
  const film = readFileSync(join(DEMO_MEDIA_FOLDER, 'backgrounds', 'packaging-line-loop.mp4'));
  const media = { 'film.mp4': { file: 'film.mp4', alternativeText: '' } };
  await importWorld(strapi, { worldFile: { ...worldFile, media }, media: new Map([['film.mp4', film]]) });
  const stored = (await readMediaLibrary(strapi)).find(({ name }) => name === 'film.mp4');
  const pipeline = strapi.get('media-pipeline') as MediaPipeline;
  expect(await pipeline.stateOf(stored?.id ?? 0)).toMatchObject({ status: 'waiting' });
});

const HOOK_OF_HALL = {
  name: 'Greeting',
  event: 'current_location_changed',
  locations: ['hooked'],
  action_stack: [{ kind: 'navigate', location: 'hooked' }],
};

function withHooks(hooks: WorldFile['entries']['hooks'] = {}, world = 'hooked'): WorldArchive {
  const { worldFile, media } = worldOf({ world, articles: {} });
  return { worldFile: { ...worldFile, entries: { ...worldFile.entries, hooks } }, media };
}

async function exported(options?: Parameters<typeof exportWorlds>[1]) {
  const { worldFile, notes } = await exportWorlds(strapi, options);
  return { hooks: worldFile.entries.hooks, notes: notes.map(({ sentence }) => sentence) };
}

async function makeHook(data: object, isPublished = true): Promise<void> {
  const { documentId } = await documentsOf(strapi, HOOK).create({ data: { event: 'idle', ...data } });
  if (isPublished) await documentsOf(strapi, HOOK).publish({ documentId });
}

describe('hooks', () => {
  test('that run at its locations travel with a world, published, and are known again', async () => {
    await importWorld(strapi, withHooks({ greeting: HOOK_OF_HALL }));
    const [hook] = await documentsOf(strapi, HOOK).findMany({
      status: 'published',
      populate: { locations: true },
    });
    expect(hook).toMatchObject({ name: 'Greeting', active: true, locations: [{ payloadId: 'hooked' }] });
    expect(await importWorld(strapi, withHooks({ greeting: HOOK_OF_HALL }))).toMatchObject({ entries: 0 });
    const { hooks } = await exported({ slugs: ['hooked'] });
    expect(hooks).toMatchObject({ Greeting: { ...HOOK_OF_HALL, active: true, only_at_locations: true } });
    expect(await importWorld(strapi, withHooks(hooks))).toMatchObject({ entries: 0 });
    expect((await exported({ slugs: ['cellar'] })).hooks).toBeUndefined();
  });

  test('of one name at locations of two worlds are two', async () => {
    const other = { ...HOOK_OF_HALL, locations: ['attic'] };
    await importWorld(strapi, withHooks({ greeting: other }, 'attic'));
    const named = { status: 'published', populate: { locations: true }, sort: 'id' } as const;
    const greetings = await documentsOf(strapi, HOOK).findMany({ ...named, filters: { name: 'Greeting' } });
    expect(greetings).toMatchObject([
      { locations: [{ payloadId: 'hooked' }] },
      { locations: [{ payloadId: 'attic' }] },
    ]);
    expect(await importWorld(strapi, withHooks({ greeting: other }, 'attic'))).toMatchObject({ entries: 0 });
    expect(await importWorld(strapi, withHooks({ greeting: HOOK_OF_HALL }))).toMatchObject({ entries: 0 });
  });

  test('that run everywhere travel with everything, and those without a name or a draft alone stay', async () => {
    await makeHook({ name: 'Everywhere' });
    await makeHook({ name: 'Unfinished' }, false);
    await makeHook({});
    const { hooks, notes } = await exported();
    expect(Object.keys(hooks ?? {}).toSorted()).toEqual(['Everywhere', 'Greeting', 'Greeting-2']);
    expect(notes).toContainEqual(
      'A hook for the event “idle” has no name: it stays behind. Give it one to take it along.',
    );
    expect((await exported({ slugs: ['hooked'] })).hooks).toHaveProperty('Greeting');
  });
});
