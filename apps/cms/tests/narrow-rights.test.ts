import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import { MEDIA_PATH, READ_MEDIA, WORK_AT_MEDIA } from '../src/contracts/media.ts';
import type { TransitionAnswer, WorkAnswer } from '../src/contracts/media.ts';
import { PLACING_PATH } from '../src/plugins/showroom/contracts/placing.ts';
import type {
  CopyAnswer,
  SurroundingsAnswer,
  TargetsAnswer,
} from '../src/plugins/showroom/contracts/placing.ts';
import { READ_TRANSLATIONS, TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import type {
  EntryTranslationAnswer,
  TranslationsAnswer,
} from '../src/plugins/showroom/contracts/translations.ts';
import { CMS_ROOT } from '../scripts/compile.ts';
import { linkTo, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { locationOf } from './map-hall.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const TRANSITION_FIELDS = ['from', 'to', 'world', 'weight', 'background'];

let strapi: StartedStrapi;
let editor: Editor;
let article: Entry;
let door: Entry;
let den: Entry;
let walk: Entry;

const own = { isOwnAlone: true };

async function statusOf(attempt: Promise<unknown>): Promise<number> {
  return (await refusalOf(attempt)).status;
}

const DEMO_FILM = join(CMS_ROOT, '../../demo/media/transitions/atrium--lounge.mp4');

function film(name: string): File {
  return new File([readFileSync(DEMO_FILM)], name, { type: 'video/mp4' });
}

function pathOf({ documentId }: Entry): string {
  return `${TRANSLATIONS_PATH}/${encodeURIComponent(ARTICLE)}/${documentId}`;
}

async function open(as: Editor, entry: Entry, source = 'en', target = 'de') {
  return (
    (await as.request('GET', `${pathOf(entry)}?source=${source}&target=${target}`)) as EntryTranslationAnswer
  ).data;
}

function write(as: Editor, entry: Entry, field = 'title'): Promise<unknown> {
  return as.request('PUT', pathOf(entry), {
    source: 'en',
    target: 'de',
    basedOn: null,
    texts: [{ path: [field], value: 'Deutsch' }],
    reviewed: [],
  });
}

async function overview(as: Editor) {
  return ((await as.request('GET', TRANSLATIONS_PATH)) as TranslationsAnswer).data;
}

async function around(as: Editor, { documentId }: Entry) {
  return (
    (await as.request('GET', `${PLACING_PATH}/surroundings/${documentId}?locale=en`)) as SurroundingsAnswer
  ).data;
}

async function copy(as: Editor, id: number, target: Entry) {
  return (
    (await as.request('POST', `${PLACING_PATH}/copies/${door.documentId}?locale=en`, {
      component: 'hotspots.open-article',
      id,
      to: [target.documentId],
    })) as CopyAnswer
  ).data;
}

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  const hall = await editor.create(WORLD, {
    name: 'Hall',
    slug: 'hall',
    theme: { primary_color: '#123456' },
  });
  article = await editor.create(ARTICLE, { title: 'Robot', summary: 'It lifts.' });
  const hotspot = {
    __component: 'hotspots.open-article',
    title: 'Arm',
    position: { x: 5, y: 5 },
    article: linkTo(article),
  };
  door = await editor.create(LOCATION, { ...locationOf('Door', hall), hotspots: [hotspot] });
  den = await editor.create(LOCATION, { ...locationOf('Den', hall), hotspots: [hotspot] });
  const video = await editor.upload(film('walk.mp4'));
  walk = await editor.create(TRANSITION, {
    from: linkTo(door),
    to: linkTo(den),
    world: linkTo(hall),
    background: [{ __component: 'background-content.video', key: 'default_background_4x3', video }],
  });
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('translations', () => {
  test('who may change their own entries alone adds no language to those of others', async () => {
    const owner = await makeColleague(strapi, editor, 'owner', [
      pluginPermission(READ_TRANSLATIONS),
      permission('read', ARTICLE, ['title', 'summary']),
      permission('create', ARTICLE, ['title', 'summary'], own),
      permission('update', ARTICLE, ['title', 'summary'], own),
    ]);
    expect((await open(owner, article)).isWritable).toBe(false);
    expect(await statusOf(write(owner, article))).toBe(403);
    const mine = await owner.create(ARTICLE, { title: 'Mine' });
    expect((await open(owner, mine)).isWritable).toBe(true);
    await write(owner, mine);
    expect((await open(editor, mine)).texts).toMatchObject([{ source: 'Mine', target: 'Deutsch' }]);
  });

  test('who may read their own entries alone sees no others', async () => {
    const owner = await makeColleague(strapi, editor, 'hermit', [
      pluginPermission(READ_TRANSLATIONS),
      permission('read', ARTICLE, ['title', 'summary'], own),
      permission('create', ARTICLE, ['title', 'summary'], own),
    ]);
    const mine = await owner.create(ARTICLE, { title: 'Hermitage' });
    const { entries, worlds } = await overview(owner);
    expect(entries.map(({ documentId }) => documentId)).toEqual([mine.documentId]);
    expect(worlds).toEqual([]);
    expect(await statusOf(open(owner, article))).toBe(403);
    expect(await statusOf(write(owner, article))).toBe(403);
  });

  test('who lacks a field neither reads nor writes it', async () => {
    const narrow = await makeColleague(strapi, editor, 'narrow', [
      pluginPermission(READ_TRANSLATIONS),
      permission('read', ARTICLE, ['title']),
      permission('update', ARTICLE, ['title', 'summary']),
    ]);
    expect((await open(narrow, article)).texts.map(({ path }) => path)).toEqual([['title']]);
    const found = (await overview(narrow)).entries.find(
      ({ documentId }) => documentId === article.documentId,
    );
    expect(found?.cells['de']?.fields).toHaveLength(1);
    expect(await statusOf(write(narrow, article, 'summary'))).toBe(400);
  });

  test('who may read one language alone gets nothing of the others', async () => {
    const german = await makeColleague(strapi, editor, 'german', [
      pluginPermission(READ_TRANSLATIONS),
      permission('read', ARTICLE, ['title', 'summary'], { locales: ['de'] }),
    ]);
    await editor.update(ARTICLE, article.documentId, { title: 'Roboter' }, 'de');
    const { locales, entries } = await overview(german);
    expect(locales.map(({ code }) => code)).toEqual(['de']);
    expect(entries.map(({ title }) => title).toSorted()).toEqual(['Deutsch', 'Roboter']);
    expect(await statusOf(open(german, article))).toBe(403);
  });
});

describe('placing', () => {
  test('shows what the account may see of what stands around, and nothing else', async () => {
    const whole = await around(editor, door);
    expect(whole).toMatchObject({
      hotspots: [{ target: { title: 'Robot' } }],
      theme: { primary: '#123456' },
    });
    const placer = await makeColleague(strapi, editor, 'placer', [
      permission('read', LOCATION, ['title', 'hotspots', 'world']),
    ]);
    const seen = await around(placer, door);
    expect(seen.hotspots).toHaveLength(1);
    expect(seen.hotspots[0]).not.toHaveProperty('target');
    expect(seen).toMatchObject({ theme: {}, categories: [] });
    const blind = await makeColleague(strapi, editor, 'blind', [permission('read', LOCATION, ['title'])]);
    expect((await around(blind, door)).hotspots).toEqual([]);
    const hermit = await makeColleague(strapi, editor, 'loner', [
      permission('read', LOCATION, ['title', 'hotspots'], own),
    ]);
    expect(await statusOf(around(hermit, door))).toBe(403);
  });

  test('offers no targets that the account may not see', async () => {
    const chooser = await makeColleague(strapi, editor, 'chooser', [
      permission('read', LOCATION, ['title', 'hotspots']),
      permission('read', ARTICLE, ['title'], own),
      permission('create', ARTICLE, ['title'], own),
    ]);
    await chooser.create(ARTICLE, { title: 'Chosen' });
    const { data } = (await chooser.request(
      'GET',
      `${PLACING_PATH}/targets?kind=article&locale=en`,
    )) as TargetsAnswer;
    expect(data.map(({ title }) => title)).toEqual(['Chosen']);
  });

  test('copies a hotspot into locations that the account may change, and names no others', async () => {
    const [hotspot] = (await around(editor, door)).hotspots;
    if (hotspot === undefined) throw new Error('There is no hotspot.');
    const reader = await makeColleague(strapi, editor, 'copier', [
      permission('read', LOCATION, ['title', 'hotspots']),
      permission('update', LOCATION, ['title', 'hotspots'], own),
    ]);
    expect(await copy(reader, hotspot.id, den)).toMatchObject([{ title: 'Den', outcome: 'forbidden' }]);
    const fieldless = await makeColleague(strapi, editor, 'fieldless', [
      permission('read', LOCATION, ['hotspots']),
      permission('update', LOCATION, ['title']),
    ]);
    expect(await copy(fieldless, hotspot.id, den)).toMatchObject([{ title: '', outcome: 'forbidden' }]);
    const german = await makeColleague(strapi, editor, 'kopierer', [
      permission('read', LOCATION, ['title', 'hotspots']),
      permission('update', LOCATION, ['title', 'hotspots'], { locales: ['de'] }),
    ]);
    expect(await copy(german, hotspot.id, den)).toMatchObject([{ outcome: 'forbidden' }]);
    expect((await around(editor, den)).hotspots).toHaveLength(1);
  });
});

function clipsPath(): string {
  return `${MEDIA_PATH}/transitions/${TRANSITION}/${walk.documentId}`;
}

function make(as: Editor): Promise<unknown> {
  return as.request('POST', `${clipsPath()}/reverse-clips`, { replacing: [] });
}

function mover(name: string, more: readonly object[]): Promise<Editor> {
  const media = [READ_MEDIA, WORK_AT_MEDIA].map((action) => pluginPermission(action));
  return makeColleague(strapi, editor, name, [...media, ...more]);
}

describe('reversed clips', () => {
  const reads = permission('read', TRANSITION, TRANSITION_FIELDS);
  const creates = permission('create', TRANSITION, TRANSITION_FIELDS);
  const uploads = pluginPermission('plugin::upload.assets.create');

  test('are not made without the right to add files', async () => {
    expect(await statusOf(make(await mover('fileless', [reads, creates])))).toBe(403);
  });

  test('are not made where the account may not write them: in that field, or language', async () => {
    const fields = TRANSITION_FIELDS.filter((field) => field !== 'background');
    const narrow = await mover('clipless', [reads, uploads, permission('create', TRANSITION, fields)]);
    expect(await statusOf(make(narrow))).toBe(403);
    const locales = ['de'];
    const german = await mover('filmer', [
      reads,
      uploads,
      permission('create', TRANSITION, TRANSITION_FIELDS, { locales }),
    ]);
    expect(await statusOf(make(german))).toBe(403);
    const blind = await mover('unsighted', [permission('read', TRANSITION, fields), uploads, creates]);
    expect(await statusOf(make(blind))).toBe(403);
  });

  test('that another account has drawn cannot be changed by one that may only change its own', async () => {
    const owner = await mover('director', [
      reads,
      uploads,
      permission('create', TRANSITION, TRANSITION_FIELDS, own),
      permission('update', TRANSITION, TRANSITION_FIELDS, own),
    ]);
    const back = await editor.create(TRANSITION, { from: linkTo(den), to: linkTo(door) });
    expect(await statusOf(make(owner))).toBe(403);
    await editor.remove(TRANSITION, back.documentId);
  });

  test('and transitions are shown as far as the account may see them', async () => {
    const blind = await mover('seeing', [permission('read', TRANSITION, ['from', 'to'])]);
    const { data } = (await blind.request('GET', `${clipsPath()}?locale=en`)) as TransitionAnswer;
    expect(data).toEqual({ ends: [] });
    const hermit = await mover('recluse', [permission('read', TRANSITION, TRANSITION_FIELDS, own)]);
    expect(await statusOf(hermit.request('GET', `${clipsPath()}?locale=en`))).toBe(404);
  });

  test('and videos of others are not listed for who may see their own files alone', async () => {
    const owner = await mover('archivist', [uploads, pluginPermission('plugin::upload.read', own)]);
    const mine = await owner.upload(film('mine.mp4'));
    const { data } = (await owner.request('GET', `${MEDIA_PATH}/work`)) as WorkAnswer;
    const ids = [...data.videos.map(({ id }) => id), ...data.unknown];
    expect(ids.length + data.finished).toBe(1);
    // A short film may be finished by now, and is only counted then.
    expect([[], [mine]]).toContainEqual(ids);
  });
});
