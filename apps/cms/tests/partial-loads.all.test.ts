import { changedSince } from '@vitrine/content/content-checksums';
import { loadContent } from '@vitrine/content/load-bundle';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import type { EarlierLoad } from '@vitrine/content/load-options';
import { expect, test } from 'vitest';
import { DEMO_TYPES } from '../../../demo/read-content.ts';
import type { DemoContent, DemoEntry, DemoType } from '../../../demo/read-content.ts';
import { seedDemo } from '../scripts/seed/seed-demo.ts';
import { documentsOf } from '../src/content-model/documents.ts';
import type { Doctor } from '../src/plugins/showroom/server/doctor/doctor.ts';
import { draftFetch, IN_PROCESS } from '../src/plugins/showroom/server/doctor/draft-fetch.ts';
import type { Status } from '../src/plugins/showroom/server/doctor/draft-fetch.ts';
import { contentChecksumsIn } from '../src/revalidation/content-checksums.ts';
import { bootForTests } from './booted-strapi.ts';

/*
 * A load that reads only what the checksums show has changed, and whatever may hold copies of it, equals a load of
 * everything: for visitors, and for the doctor, who reads drafts.
 */

function words(name: string) {
  return { en: name, de: `${name} (deutsch)` };
}

function location(name: string, next: string, world = 'hall'): DemoEntry {
  return {
    payloadId: name,
    slug: name,
    world,
    title: words(name),
    group: 'halls',
    station_category: 'machines',
    menus: ['main'],
    arrow_navigation_next: next,
    hotspots: [
      {
        __component: 'hotspots.navigation',
        title: words('On'),
        position: { x: 50, y: 50 },
        action_target: next,
        icon: 'robot',
        categories: ['areas'],
      },
      {
        __component: 'hotspots.open-article',
        title: words('Read'),
        position: { x: 20, y: 20 },
        article: 'robot',
      },
    ],
  };
}

const ENTRIES: Partial<Record<DemoType, Record<string, DemoEntry>>> = {
  icons: { robot: { name: 'robot', svg: 'robot.svg' } },
  worlds: {
    hall: { slug: 'hall', name: words('Hall'), start_location_id: 'door' },
    garden: { slug: 'garden', name: words('Garden'), start_location_id: 'yard' },
  },
  'article-categories': { machines: { title: words('Machines'), priority: 1 } },
  'station-categories': { machines: { title: words('Machines'), priority: 1 } },
  'hotspot-categories': { areas: { title: words('Areas'), priority: 1 } },
  'contact-persons': { person: { name: 'Person', role: words('Sales') } },
  'location-groups': {
    halls: { slug: 'halls', title: words('Halls'), logo: 'robot.svg', menus: ['main'] },
  },
  menus: {
    main: {
      key: 'main',
      title: words('Menu'),
      items: [{ __component: 'menu-items.navigation', title: words('Door'), action_target: 'door' }],
    },
  },
  articles: { robot: { public_id: 1, title: words('Robot'), category: 'machines', cover: 'robot.svg' } },
  dashboards: { figures: { public_id: 2, title: words('Figures'), contacts: ['person'] } },
  locations: {
    door: location('door', 'room'),
    room: location('room', 'door'),
    yard: location('yard', 'room', 'garden'),
  },
  transitions: { 'door--room': { payloadId: 'door--room', world: 'hall', from: 'door', to: 'room' } },
  portals: { 'room--yard': { payloadId: 'room--yard', from: 'room', to: 'yard' } },
  screensavers: {
    calm: {
      name: 'calm',
      media: [{ __component: 'screensaver-content.location', location: 'door', wait: 6 }],
    },
  },
  'app-setting': { 'app-setting': { default_world: 'hall' } },
};

const content: DemoContent = {
  entries: Object.fromEntries(
    DEMO_TYPES.map((type) => [type, new Map(Object.entries(ENTRIES[type] ?? {}))]),
  ) as unknown as DemoContent['entries'],
  media: new Map([['robot.svg', { file: 'icons/robot.svg', alternativeText: 'Robot' }]]),
};

const { strapi } = await bootForTests();
await seedDemo(strapi, { content });

const doctor: Doctor = strapi.plugin('showroom').service('doctor');
const readChecksums = contentChecksumsIn(strapi, 'published');

function load(status: Status, since?: EarlierLoad): Promise<LoadedContent> {
  return loadContent({
    cmsUrl: IN_PROCESS,
    fetch: draftFetch(strapi, status),
    leavesDocumentTexts: true,
    ...(since && { since }),
  });
}

async function idOf(uid: string): Promise<string> {
  const found = await documentsOf(strapi, uid).findFirst({ sort: 'id:asc' });
  if (found === null) throw new Error(`There is no ${uid}.`);
  return found.documentId;
}

type Write = () => Promise<unknown>;

/** Saves the first entry of a type in a language and publishes it. */
function publish(type: string, locale: string | undefined, data: object): Write {
  return async () => {
    const uid = `api::${type}.${type}`;
    const documents = documentsOf(strapi, uid);
    const entry = { documentId: await idOf(uid), ...(locale && { locale }) };
    await documents.update({ ...entry, data });
    if (strapi.contentType(uid as 'api::article.article').options?.draftAndPublish) {
      await documents.publish(entry);
    }
  };
}

const WRITES: readonly (readonly [string, Write])[] = [
  ['a location in one language', publish('content-location', 'de', { title: 'Ein Tor' })],
  ['what all languages of a location share', publish('content-location', 'de', { plan_direction: 90 })],
  ['an article in one language', publish('article', 'en', { title: 'Another robot' })],
  ['what all languages of an article share', publish('article', 'en', { shown_unlinked: true })],
  ['the category of articles', publish('article-category', 'de', { title: 'Anlagen' })],
  ['the order of categories', publish('article-category', 'en', { priority: 7 })],
  ['the category of locations', publish('station-category', 'de', { title: 'Hallen' })],
  ['the category of hotspots', publish('hotspot-category', 'de', { title: 'Bereiche' })],
  ['a group', publish('location-group', 'de', { title: 'Gruppe' })],
  ['a person in one language', publish('contact-person', 'de', { role: 'Vertrieb' })],
  ['the name of a person', publish('contact-person', 'de', { name: 'Another person' })],
  ['a menu', publish('menu', 'en', { title: 'Another menu' })],
  ['a dashboard', publish('dashboard', 'de', { title: 'Zahlen' })],
  ['a world', publish('world', 'en', { name: 'Another hall' })],
  ['an access code', publish('world', 'en', { protect_with_password: true, password: 'Only-4-tests' })],
  ['a transition', publish('content-transition', 'en', { weight: 7 })],
  ['a portal', publish('portal', undefined, { weight: 9 })],
  ['an icon', publish('icon', undefined, { name: 'machine' })],
  ['a screensaver', publish('screensaver', undefined, { name: 'calmer' })],
  ['the settings', publish('app-setting', 'de', { contact_reply: 'Wir melden uns.' })],
  [
    'a file',
    () =>
      strapi
        .plugin('upload')
        .service('upload')
        .updateFileInfo(1, { alternativeText: 'Another robot', name: 'robot.svg' }),
  ],
  [
    'an article that is unpublished',
    async () =>
      documentsOf(strapi, 'api::article.article').unpublish({
        documentId: await idOf('api::article.article'),
        locale: 'de',
      }),
  ],
  [
    'a menu that is deleted',
    async () =>
      documentsOf(strapi, 'api::menu.menu').delete({
        documentId: await idOf('api::menu.menu'),
        locale: '*',
      }),
  ],
];

test('a load of what the checksums show equals a load of everything, after every kind of write', async () => {
  let checksums = await readChecksums();
  let shown = await load('published');
  await doctor.drafts();
  for (const [name, write] of WRITES) {
    await write();
    const now = await readChecksums();
    const changes = changedSince(checksums, now);
    expect([name, ...changes]).not.toHaveLength(1);
    const partial = await load('published', { answers: shown.answers, changes, reach: 'copies' });
    const whole = await load('published');
    expect({ name, ...partial }).toEqual({ name, ...whole });
    const drafts = await load('draft');
    expect({ name, ...(await doctor.drafts()) }).toEqual({ name, ...drafts });
    [checksums, shown] = [now, partial];
  }
});

test('a draft changes no checksum of what visitors see, and the doctor’s', async () => {
  const uid = 'api::content-location.content-location';
  const readDrafts = contentChecksumsIn(strapi, 'draft');
  const before = [await readChecksums(), await readDrafts()] as const;
  const documentId = await idOf(uid);
  await documentsOf(strapi, uid).update({ documentId, locale: 'de', data: { title: 'Ein Entwurf' } });
  expect(changedSince(before[0], await readChecksums())).toEqual([]);
  expect(changedSince(before[1], await readDrafts())).toEqual([
    { collection: 'content-locations', locale: 'de' },
  ]);
});

test('the words of a PDF change the checksums of what visitors see', async () => {
  const before = await readChecksums();
  await strapi.db.query('plugin::showroom.document-text').create({
    data: { file: 'a.pdf', state: 'read', attempts: 1, version: '1', pages: ['Words'] },
  });
  expect(changedSince(before, await readChecksums())).toEqual([{ collection: 'document-texts' }]);
});
