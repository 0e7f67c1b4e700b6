import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_TYPES } from '../../../demo/read-content.ts';
import type { DemoContent, DemoEntry, DemoType } from '../../../demo/read-content.ts';
import { LOCATION } from '../src/content-model/content-uids.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import { hasDrafts, isLocalisedType } from '../src/content-model/model.ts';
import { populateAll } from '../src/content-model/stored-entries.ts';
import { rowsIn } from '../src/plugins/showroom/server/content/rows.ts';
import { seedDemo } from '../scripts/seed/seed-demo.ts';
import { bootForTests } from './booted-strapi.ts';

function text(en: string, de: string) {
  return { en, de };
}

function location(name: string, next: string): DemoEntry {
  return {
    payloadId: name,
    slug: name,
    world: 'hall',
    title: text(`The ${name}`, `Das ${name}`),
    arrow_navigation_next: next,
    hotspots: [
      { __component: 'hotspots.navigation', title: text('On', 'Weiter'), action_target: next, icon: 'robot' },
    ],
  };
}

function contentOf(given: Partial<Record<DemoType, Record<string, DemoEntry>>>): DemoContent {
  return {
    entries: Object.fromEntries(
      DEMO_TYPES.map((type) => [type, new Map(Object.entries(given[type] ?? {}))]),
    ) as unknown as DemoContent['entries'],
    media: new Map([['icon-robot.svg', { file: 'icons/robot.svg', alternativeText: 'Robot' }]]),
  };
}

const worlds = { hall: { slug: 'hall', name: text('Hall', 'Halle'), start_location_id: 'door' } };
const small = contentOf({
  icons: { robot: { name: 'robot', svg: 'icon-robot.svg' } },
  worlds,
  // They point at each other.
  locations: { door: location('door', 'room'), room: location('room', 'door') },
  transitions: {
    'door--room': { payloadId: 'door--room', world: 'hall', from: 'door', to: 'room', weight: 3 },
  },
  'app-setting': { 'app-setting': { default_world: 'hall' } },
});

const { strapi, dataDir } = await bootForTests();

async function published(payloadId: string, locale: string) {
  const [found] = await documentsOf(strapi, LOCATION).findMany({
    locale,
    status: 'published',
    filters: { payloadId },
    populate: {
      world: true,
      arrow_navigation_next: true,
      hotspots: { on: { 'hotspots.navigation': { populate: ['action_target', 'icon'] } } },
    },
  });
  return found;
}

async function idOf(payloadId: string): Promise<string> {
  const [found] = await documentsOf(strapi, LOCATION).findMany({ locale: 'en', filters: { payloadId } });
  return found?.documentId ?? '';
}

describe('bringing the demo into a CMS', () => {
  test('publishes every language, also where locations point at each other', async () => {
    const shown: number[] = [];
    const result = await seedDemo(strapi, {
      content: small,
      clipEnds: new Map([['a clip departure a picture', 0.01]]),
      onProgress: ({ done, total }) => shown.push(done / total),
    });
    expect(result).toEqual({ media: 1, entries: 6 });
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown.at(-1)).toBe(1);
    expect(JSON.parse(readFileSync(join(dataDir, 'cms', 'clip-ends.json'), 'utf8'))).toEqual({
      'a clip departure a picture': 0.01,
    });
    for (const [here, there] of [
      ['door', 'room'],
      ['room', 'door'],
    ] as const) {
      expect(await published(here, 'de')).toMatchObject({
        title: `Das ${here}`,
        world: { slug: 'hall', name: 'Halle' },
        arrow_navigation_next: { payloadId: there },
        hotspots: [{ title: 'Weiter', action_target: { payloadId: there }, icon: { name: 'robot' } }],
      });
    }
    const settings = await documentsOf(strapi, 'api::app-setting.app-setting').findMany({
      populate: ['default_world'],
    });
    expect(settings).toMatchObject([{ default_world: { slug: 'hall' } }]);
  });

  test('its rows are read as the Document Service reads them', async () => {
    const rows = rowsIn(strapi);
    let compared = 0;
    for (const uid of Object.keys(strapi.contentTypes).filter((name) => name.startsWith('api::'))) {
      for (const locale of isLocalisedType(strapi, uid) ? ['en', 'de'] : ['en']) {
        for (const version of ['draft', 'published'] as const) {
          const wanted = await documentsOf(strapi, uid).findMany({
            ...(isLocalisedType(strapi, uid) ? { locale } : {}),
            ...(hasDrafts(strapi, uid) ? { status: version } : {}),
            populate: populateAll(rows.attributesOf, uid),
            sort: 'id:asc',
          });
          expect(await rows.all(uid, locale, version)).toEqual(wanted);
          compared += wanted.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(15);
  });

  test('changes nothing in a second run', async () => {
    expect(await seedDemo(strapi, { content: small })).toEqual({ media: 0, entries: 0 });
    expect(await strapi.db.query('plugin::upload.file').count()).toBe(1);
  });

  test('leaves what an editor has changed or deleted', async () => {
    const locations = documentsOf(strapi, LOCATION);
    await locations.update({ documentId: await idOf('door'), locale: 'en', data: { title: 'Main gate' } });
    await strapi.documents(LOCATION).delete({ documentId: await idOf('room'), locale: '*' });
    expect(await seedDemo(strapi, { content: small })).toEqual({ media: 0, entries: 0 });
    expect(await locations.findMany({ locale: 'en', fields: ['title'] })).toMatchObject([
      { title: 'Main gate' },
    ]);
  });

  test('puts everything back when asked to', async () => {
    expect(await seedDemo(strapi, { content: small, isReset: true })).toEqual({ media: 0, entries: 6 });
    expect(await published('door', 'en')).toMatchObject({
      title: 'The door',
      arrow_navigation_next: { payloadId: 'room' },
    });
  });

  test('finishes what an interrupted run began', async () => {
    const larger = contentOf({
      worlds,
      locations: {
        door: location('door', 'room'),
        room: location('room', 'door'),
        yard: location('yard', 'shed'),
        shed: location('shed', 'yard'),
      },
    });
    const powerCut = new Error('power cut');
    const interrupted = seedDemo(strapi, {
      content: larger,
      onProgress: ({ item }) => {
        if (item === 'locations:shed') throw powerCut;
      },
    });
    await expect(interrupted).rejects.toBe(powerCut);
    expect(await published('yard', 'en')).toBeUndefined();
    expect(await seedDemo(strapi, { content: larger })).toEqual({ media: 0, entries: 2 });
    expect(await published('yard', 'en')).toMatchObject({ arrow_navigation_next: { payloadId: 'shed' } });
  });

  test('says which attribute a file of the demo misspells', async () => {
    const misspelt = contentOf({ icons: { lamp: { naem: 'lamp' } } });
    await expect(seedDemo(strapi, { content: misspelt })).rejects.toThrow('no attribute “naem”');
  });
});
