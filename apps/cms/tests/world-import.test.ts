import type { WorldArchive } from '@vitrine/world-file';
import { describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import { exportWorlds } from '../src/world-transfer/export-worlds.ts';
import { importWorld } from '../src/world-transfer/import-world.ts';
import type { ImportOptions, WorldImport } from '../src/world-transfer/import-world.ts';
import { madeTtf } from '../src/uploads/testing/made-font.ts';
import { refusalOf } from './refused-import.ts';
import { smallWorld, withEntry } from './small-world.ts';
import { bootForTests } from './booted-strapi.ts';
import { everythingIn } from './whole-database.ts';

const { strapi, dataDir } = await bootForTests();

async function sectionsIn(locale: string) {
  const [article] = await documentsOf(strapi, ARTICLE).findMany({
    locale,
    status: 'published',
    filters: { public_id: 1 },
    populate: { sections: { on: { 'article-sections.text': true } } },
  });
  return JSON.stringify(article?.['sections']);
}

describe('a world file that is brought in', () => {
  test('is there in all its languages, and is protected by a code of its own', async () => {
    const shown: number[] = [];
    const askers: unknown[] = [];
    strapi.documents.use((context, next) => {
      if (context.action === 'publish') askers.push(strapi.requestContext.get()?.state['route']);
      return next();
    });
    const request = { state: { route: { info: { type: 'admin' } } } };
    const imported = Promise.withResolvers<WorldImport>();
    await strapi.requestContext.run(request as never, async () => {
      const options: ImportOptions = { onProgress: ({ done, total }) => shown.push(done / total) };
      imported.resolve(await importWorld(strapi, smallWorld(), options));
    });
    const result = await imported.promise;
    // Entries published by an editor's request are examined one by one.
    expect(new Set(askers)).toEqual(new Set([undefined]));
    expect(result).toMatchObject({ entries: 9, media: 2, unchanged: 0, notes: [] });
    expect(shown.at(-1)).toBe(1);
    expect(result.accessCodes).toMatchObject([{ world: 'hall', code: expect.stringMatching(/^\d{8}$/) }]);
    const [room] = await documentsOf(strapi, LOCATION).findMany({
      locale: 'de',
      status: 'published',
      filters: { payloadId: 'room' },
      populate: { world: true, arrow_navigation_next: true },
    });
    expect(room).toMatchObject({
      title: 'Das room',
      world: { name: 'Halle', password: result.accessCodes[0]?.code },
      arrow_navigation_next: { payloadId: 'door' },
    });
  });

  test('shows its media under the addresses of this CMS', async () => {
    expect(await sectionsIn('en')).toMatch(
      /href=\\"\/uploads\/icon_\w+\.svg\\".*src=\\"\/uploads\/small_Desk_1_\w+\.jpg\\"/,
    );
    expect(await sectionsIn('de')).toMatch(/"url":"\/uploads\/Desk_1_\w+\.jpg"/);
  });

  test('leaves as the file that it came from', async () => {
    const { worldFile, media, notes } = await exportWorlds(strapi);
    const { worldFile: brought, media: bytes } = smallWorld();
    expect(notes).toEqual([]);
    expect(worldFile).toMatchObject(brought);
    expect(worldFile.entries.worlds?.['hall']).not.toHaveProperty('password');
    expect([...media].map(([file, { length }]) => [file, length]).toSorted()).toEqual(
      [...bytes].map(([file, { length }]) => [file, length]).toSorted(),
    );
  });

  test('leaves with what it needs and nothing else when it is named', async () => {
    const { entries } = (await exportWorlds(strapi, { slugs: ['hall'] })).worldFile;
    expect(Object.keys(entries.articles ?? {})).toEqual(['1-welcome']);
    expect(Object.keys(entries['hotspot-categories'] ?? {})).toEqual(['Things']);
    expect(Object.keys(entries.transitions ?? {})).toEqual(['door--room']);
  });

  test('changes nothing when it is brought in again', async () => {
    const before = everythingIn(dataDir);
    expect(await importWorld(strapi, smallWorld())).toMatchObject({ entries: 0, media: 0, unchanged: 9 });
    const { worldFile, media } = await exportWorlds(strapi);
    expect(await importWorld(strapi, { worldFile, media })).toMatchObject({ entries: 0, media: 0 });
    expect(everythingIn(dataDir)).toEqual(before);
  });

  test('is refused where other content is under its names, which stays', async () => {
    const changed = smallWorld(
      withEntry('locations', 'door', { title: { en: 'Gate', de: 'Tor' }, access_from: null }),
    );
    const described = { 'icon.svg': { file: 'icon.svg', alternativeText: 'A robot' } };
    const worldFile = { ...changed.worldFile, media: { ...changed.worldFile.media, ...described } };
    expect(await refusalOf({ strapi, dataDir }, { ...changed, worldFile })).toEqual({
      code: 'differs',
      sentences: [
        'locations.door already exists in the CMS and differs in title, access_from.',
        'media.icon.svg already exists in the CMS and differs in its alternative text or caption.',
      ],
    });
    expect(await importWorld(strapi, { ...changed, worldFile }, { overwriting: 'published' })).toMatchObject({
      entries: 1,
      media: 1,
      unchanged: 8,
      accessCodes: [],
    });
    const [door] = await documentsOf(strapi, LOCATION).findMany({
      locale: 'de',
      status: 'published',
      filters: { payloadId: 'door' },
    });
    expect(door).toMatchObject({ title: 'Tor', access_from: null });
    expect(await importWorld(strapi, { ...changed, worldFile })).toMatchObject({ entries: 0, media: 0 });
  });

  test('knows an article of its own by the number, whatever its title has become', async () => {
    const renamed = withEntry('articles', '1-welcome', { title: { en: 'Hello', de: 'Hallo' } });
    const { sentences } = await refusalOf({ strapi, dataDir }, smallWorld(renamed));
    expect(sentences).toContain('articles.1-welcome already exists in the CMS and differs in title.');
  });

  test('takes away with --replace what the file no longer mentions, but never the access code', async () => {
    const { theme: _, ...plain } = smallWorld().worldFile.entries.worlds?.['hall'] ?? {};
    const current = await exportWorlds(strapi);
    const entries = { ...current.worldFile.entries, worlds: { hall: plain } };
    const codeOf = async () =>
      (await documentsOf(strapi, WORLD).findMany({ locale: 'en', fields: ['password'] }))[0]?.['password'];
    const code = await codeOf();
    await importWorld(
      strapi,
      { ...current, worldFile: { ...current.worldFile, entries } },
      { overwriting: 'published' },
    );
    const [hall] = await documentsOf(strapi, WORLD).findMany({
      locale: 'en',
      status: 'published',
      populate: ['theme'],
    });
    expect(hall).toMatchObject({ theme: null, password: code });
    expect(code).toMatch(/^\d{8}$/);
  });

  test('has the fonts of its look, which are read as they come in', async () => {
    const { worldFile, media } = smallWorld(
      withEntry('worlds', 'hall', { theme: { text_font: 'Sans.ttf' } }),
    );
    const font = madeTtf({ characters: 'A', weight: 300 });
    await importWorld(
      strapi,
      {
        worldFile: {
          ...worldFile,
          media: { ...worldFile.media, 'Sans.ttf': { file: 'Sans.ttf', alternativeText: '' } },
        },
        media: new Map([...media, ['Sans.ttf', font]]),
      },
      { overwriting: 'published' },
    );
    const [hall] = await documentsOf(strapi, WORLD).findMany({
      locale: 'en',
      status: 'published',
      populate: { theme: { populate: ['text_font'] } },
    });
    expect(hall).toMatchObject({
      theme: { text_font: { mime: 'font/ttf', provider_metadata: { font: { weights: [300, 300] } } } },
    });
    const exported = await exportWorlds(strapi);
    expect(exported.worldFile.entries.worlds?.['hall']).toMatchObject({ theme: { text_font: 'Sans.ttf' } });
    expect([...exported.media].find(([file]) => file.endsWith('.ttf'))?.[1].length).toBe(font.length);
  });
});

function move(payloadId: string, next: string) {
  return {
    payloadId,
    slug: payloadId,
    world: 'cellar',
    title: { en: payloadId, de: payloadId },
    hotspots: [
      { __component: 'hotspots.open-article', article: '1-pumps' },
      { __component: 'hotspots.navigation', action_target: next },
    ],
  };
}

function other(): WorldArchive {
  const { worldFile, media } = smallWorld();
  return {
    worldFile: {
      ...worldFile,
      entries: {
        articles: { '1-pumps': { public_id: 1, title: { en: 'Pumps', de: 'Pumpen' } } },
        worlds: { cellar: { slug: 'cellar', name: { en: 'Cellar', de: 'Keller' } } },
        locations: { pump: move('pump', 'door'), vault: move('vault', 'attic') },
      },
      media: {},
    },
    media,
  };
}

function valve(number: number) {
  return { en: `Valve ${number}`, de: `Ventil ${number}` };
}

describe('a world file of another installation', () => {
  test('keeps its articles apart from those that have the same number here', async () => {
    const { entries, notes } = await importWorld(strapi, other());
    expect(entries).toBe(4);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      'articles.1-pumps: the number 1 belongs to “Welcome” here, so this one gets 3.',
      'locations.vault refers to locations.attic, which neither the file nor the CMS has: the field is left empty.',
    ]);
    const articles = await documentsOf(strapi, ARTICLE).findMany({ locale: 'en', sort: 'public_id' });
    expect(articles.map((article) => [article['public_id'], article['title']])).toEqual([
      [1, 'Welcome'],
      [3, 'Pumps'],
    ]);
    expect(await importWorld(strapi, other())).toMatchObject({ entries: 0, unchanged: 4 });
  });

  test('whose numbers are free here in part gives the others numbers above its own', async () => {
    const { worldFile, media } = other();
    const numbers = [1, 3, 4, 5];
    const articles = Object.fromEntries(
      numbers.map((number) => [`${number}-valve`, { public_id: number, title: valve(number) }]),
    );
    const worlds = { shed: { slug: 'shed', name: { en: 'Shed', de: 'Schuppen' } } };
    const locations = { shed: { payloadId: 'shed', slug: 'shed', world: 'shed', title: valve(0) } };
    const entries = { articles, worlds, locations };
    const { notes } = await importWorld(strapi, { worldFile: { ...worldFile, entries }, media });
    expect(notes.map(({ path }) => path)).toEqual(['articles.1-valve', 'articles.3-valve']);
    const valves = await documentsOf(strapi, ARTICLE).findMany({
      locale: 'en',
      sort: 'public_id',
      filters: { title: { $startsWith: 'Valve' } },
    });
    expect(valves.map((article) => [article['public_id'], article['title']])).toEqual([
      [4, 'Valve 4'],
      [5, 'Valve 5'],
      [6, 'Valve 1'],
      [7, 'Valve 3'],
    ]);
  });

  test('leads on to a world that stands here', async () => {
    const { worldFile } = await exportWorlds(strapi, { slugs: ['cellar'] });
    expect(Object.keys(worldFile.entries)).toEqual(['articles', 'worlds', 'locations']);
    expect(worldFile.entries.locations?.['pump']).toMatchObject({
      hotspots: [{ article: '3-pumps' }, { action_target: 'door' }],
    });
  });

  test('is not taken out under a name that no world has', async () => {
    await expect(exportWorlds(strapi, { slugs: ['attic'] })).rejects.toThrow(
      'There is no published world “attic”. The published worlds are “hall”, “cellar”, “shed”.',
    );
  });
});
