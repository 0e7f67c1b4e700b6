import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import type { DoctorAnswer } from '../src/plugins/showroom/contracts/doctor.ts';
import { TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import type {
  EntryTranslation,
  EntryTranslationAnswer,
  TranslatedEntry,
  TranslationInput,
  Translations,
  TranslationsAnswer,
} from '../src/plugins/showroom/contracts/translations.ts';
import { linkTo, PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;
let door: Entry;
let article: Entry;
let picture: number;

async function overview(): Promise<Translations> {
  return ((await editor.request('GET', TRANSLATIONS_PATH)) as TranslationsAnswer).data;
}

async function entryOf({ documentId }: Entry): Promise<TranslatedEntry | undefined> {
  return (await overview()).entries.find((entry) => entry.documentId === documentId);
}

function pathOf(uid: string, { documentId }: Entry): string {
  return `${TRANSLATIONS_PATH}/${encodeURIComponent(uid)}/${documentId}`;
}

async function open(uid: string, entry: Entry, target = 'de'): Promise<EntryTranslation> {
  return (
    (await editor.request(
      'GET',
      `${pathOf(uid, entry)}?source=en&target=${target}`,
    )) as EntryTranslationAnswer
  ).data;
}

async function translate(
  uid: string,
  entry: Entry,
  input: Pick<TranslationInput, 'basedOn' | 'texts'> & Partial<Pick<TranslationInput, 'reviewed'>>,
): Promise<EntryTranslation> {
  return (
    (await editor.request('PUT', pathOf(uid, entry), {
      source: 'en',
      target: 'de',
      reviewed: [],
      ...input,
    })) as EntryTranslationAnswer
  ).data;
}

function stored(uid: string, { documentId }: Entry, locale: string): Promise<Entry> {
  return editor.find(uid, documentId, `locale=${locale}`);
}

function text(name: string) {
  return [{ type: 'paragraph', children: [{ type: 'text', text: name }] }];
}

describe('translations', () => {
  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    picture = await editor.upload(new File([PIXEL], 'pixel.png', { type: 'image/png' }));
    hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall', start_location_id: 'hall-door' });
    article = await editor.create(ARTICLE, {
      title: 'Robot',
      cover: picture,
      sections: [
        { __component: 'article-sections.text', title: 'Reach', text: text('Two metres.') },
        { __component: 'article-sections.table', title: 'Data', rows: [['Model', 'NV-6']] },
        { __component: 'article-sections.image-gallery', title: 'Pictures', images: [picture] },
      ],
    });
    door = await editor.create(LOCATION, {
      title: 'Door',
      description: 'A door of glass.',
      slug: 'door',
      world: linkTo(hall),
      hotspots: [
        {
          __component: 'hotspots.open-article',
          title: 'The robot',
          article: linkTo(article),
          position: { x: 10, y: 20 },
        },
      ],
    });
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
  }, 60_000);

  test('names what is missing where, and in which worlds it is shown', async () => {
    const { locales, worlds } = await overview();
    expect(locales.map(({ code }) => code)).toEqual(['en', 'de', 'fr', 'es', 'it', 'pt', 'ru']);
    expect(worlds).toEqual([{ documentId: hall.documentId, name: 'Hall' }]);
    const entry = await entryOf(article);
    expect(entry).toMatchObject({ title: 'Robot', worlds: [hall.documentId] });
    expect(entry?.cells['en']).toEqual({ state: 'complete', publication: 'draft', fields: [] });
    expect(entry?.cells['de']).toMatchObject({ state: 'missing', publication: 'none' });
    expect(entry?.cells['de']?.fields).toEqual([
      'Title',
      'Content 1 (Text) › Heading',
      'Content 1 (Text) › Text',
      'Content 2 (Table) › Heading',
      'Content 2 (Table) › Rows 1.1',
      'Content 2 (Table) › Rows 1.2',
      'Content 3 (Picture gallery) › Heading',
    ]);
  });

  test('makes a language with all that it shares, and leaves the others alone', async () => {
    const before = await stored(ARTICLE, article, 'en');
    const { texts, updatedAt, isWritable } = await open(ARTICLE, article);
    expect({ updatedAt, isWritable }).toEqual({ updatedAt: null, isWritable: true });
    expect(texts.map(({ kind }) => kind)).toEqual([
      'line',
      'line',
      'blocks',
      'line',
      'lines',
      'lines',
      'line',
    ]);
    const written = await translate(ARTICLE, article, {
      basedOn: updatedAt,
      texts: [
        { path: ['title'], value: 'Roboter' },
        { path: ['sections', 0, 'text'], value: text('Zwei Meter.') },
        { path: ['sections', 1, 'rows', 0, 0], value: 'Modell' },
      ],
    });
    expect(written.texts.filter(({ target }) => target === null).map(({ path }) => path.join('.'))).toEqual([
      'sections.0.title',
      'sections.1.title',
      'sections.2.title',
    ]);
    expect(await stored(ARTICLE, article, 'de')).toMatchObject({
      title: 'Roboter',
      public_id: before['public_id'],
      cover: { id: picture },
      sections: [
        { __component: 'article-sections.text', text: text('Zwei Meter.') },
        { __component: 'article-sections.table', rows: [['Modell', 'NV-6']] },
        { __component: 'article-sections.image-gallery', images: [{ id: picture }] },
      ],
    });
    expect(await stored(ARTICLE, article, 'en')).toEqual({ ...before, localizations: expect.anything() });
    expect((await entryOf(article))?.cells['de']).toEqual({
      state: 'partly',
      publication: 'draft',
      fields: [
        'Content 1 (Text) › Heading',
        'Content 2 (Table) › Heading',
        'Content 3 (Picture gallery) › Heading',
      ],
    });
    expect((await entryOf(article))?.cells['fr']?.state).toBe('missing');
  });

  test('keeps places and targets of hotspots, and the world of a location', async () => {
    await translate(LOCATION, door, {
      basedOn: null,
      texts: [
        { path: ['title'], value: 'Tür' },
        { path: ['description'], value: 'Eine Tür aus Glas.' },
        { path: ['hotspots', 0, 'title'], value: 'Der Roboter' },
      ],
    });
    expect(await stored(LOCATION, door, 'de')).toMatchObject({
      title: 'Tür',
      slug: 'door',
      payloadId: 'hall-door',
      hotspots: [{ title: 'Der Roboter', position: { x: 10, y: 20 } }],
    });
    expect((await entryOf(door))?.cells['de']).toMatchObject({ state: 'complete', fields: [] });
    // The article exists in German by now, so the German hotspot opens it.
    const { findings } = ((await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer).data;
    expect(
      findings.filter(({ severity, subject }) => severity === 'error' && subject.locale === 'de'),
    ).toEqual([]);
  });

  test('finds missing what the doctor finds missing', async () => {
    const { findings } = ((await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer).data;
    const { entries } = await overview();
    const said = findings
      .filter(({ code, entry }) => code === 'missingTranslation' && entry !== undefined)
      .map(({ entry, subject }) => `${entry?.documentId} ${subject.locale}`);
    const shown = entries.flatMap(({ documentId, cells }) =>
      Object.entries(cells)
        // Where nothing at all is translated the doctor says so once.
        .filter(([locale, { state }]) => locale === 'de' && state !== 'complete')
        .map(([locale]) => `${documentId} ${locale}`),
    );
    expect(new Set(shown)).toEqual(new Set(said));
    expect(said).toHaveLength(4);
  });

  test('tells who was faster, and writes nothing', async () => {
    const first = await open(ARTICLE, article);
    await translate(ARTICLE, article, {
      basedOn: first.updatedAt,
      texts: [{ path: ['sections', 0, 'title'], value: 'Reichweite' }],
    });
    const refused = await refusalOf(
      translate(ARTICLE, article, {
        basedOn: first.updatedAt,
        texts: [{ path: ['sections', 0, 'title'], value: 'Weite' }],
      }),
    );
    expect(refused.status).toBe(409);
    const { texts, updatedBy } = await open(ARTICLE, article);
    expect(texts[1]?.target).toBe('Reichweite');
    expect(updatedBy).toBe('Test Editor');
  });

  test('calls a translation outdated when its original changes, until it is written again', async () => {
    await editor.update(LOCATION, door.documentId, { title: 'Gate', description: 'A door of glass.' });
    expect((await entryOf(door))?.cells['de']).toMatchObject({ state: 'outdated', fields: ['Title'] });
    const { updatedAt, texts } = await open(LOCATION, door);
    expect(texts.filter(({ isOutdated }) => isOutdated).map(({ path }) => path)).toEqual([['title']]);
    await translate(LOCATION, door, { basedOn: updatedAt, texts: [{ path: ['title'], value: 'Tor' }] });
    expect((await entryOf(door))?.cells['de']?.state).toBe('complete');
    // A change of anything but text leaves translations unchanged.
    await editor.update(LOCATION, door.documentId, { title: 'Gate', priority_in_location_category: 7 });
    expect((await entryOf(door))?.cells['de']?.state).toBe('complete');
  });

  test('an outdated text keeps what it translates, until an editor finds it right or writes it', async () => {
    await editor.update(LOCATION, door.documentId, { title: 'Portal', description: 'A door of steel.' });
    const before = await open(LOCATION, door);
    expect(before).toMatchObject({ isOutdated: true });
    expect(before.texts.slice(0, 2)).toMatchObject([
      { path: ['title'], source: 'Portal', original: 'Gate', target: 'Tor', isOutdated: true },
      { path: ['description'], source: 'A door of steel.', original: 'A door of glass.', isOutdated: true },
    ]);
    const written = await translate(LOCATION, door, {
      basedOn: before.updatedAt,
      texts: [{ path: ['description'], value: 'Eine Tür aus Stahl.' }],
    });
    expect(written.texts.map(({ isOutdated }) => isOutdated)).toEqual([true, false, false]);
    const { updatedAt } = written;
    const input = { basedOn: updatedAt, texts: [], reviewed: [['title']] };
    const reviewed = await translate(LOCATION, door, input);
    expect(reviewed).toMatchObject({ isOutdated: false, updatedAt });
    expect((await entryOf(door))?.cells['de']?.state).toBe('complete');
    await editor.update(LOCATION, door.documentId, { title: 'Gate' });
    expect((await entryOf(door))?.cells['de']?.state).toBe('outdated');
    await editor.update(LOCATION, door.documentId, { title: 'Portal' });
    expect((await entryOf(door))?.cells['de']?.state).toBe('complete');
  });

  test('writes no more than texts that are there', async () => {
    const { updatedAt } = await open(LOCATION, door);
    for (const forged of [
      { path: ['slug'], value: 'tor' },
      { path: ['hotspots', 7, 'title'], value: 'Nichts' },
      { path: ['hotspots', 0, 'position', 'x'], value: '90' },
      { path: ['title'], value: { $ne: '' } },
    ]) {
      const refused = await refusalOf(translate(LOCATION, door, { basedOn: updatedAt, texts: [forged] }));
      expect(refused.status).toBe(400);
    }
    expect((await open(LOCATION, door)).updatedAt).toBe(updatedAt);
  });

  test('says where lists are built differently, and keeps them', async () => {
    await editor.update(
      LOCATION,
      door.documentId,
      {
        title: 'Tor',
        hotspots: [{ __component: 'hotspots.open-link', title: 'Mehr', url: 'https://example.com/' }],
      },
      'de',
    );
    const { differing, updatedAt } = await open(LOCATION, door);
    expect(differing).toEqual(['Hotspots']);
    await translate(LOCATION, door, { basedOn: updatedAt, texts: [{ path: ['title'], value: 'Das Tor' }] });
    expect(await stored(LOCATION, door, 'de')).toMatchObject({ hotspots: [{ title: 'Mehr' }] });
  });

  test('is nothing for those who are not logged in', async () => {
    expect((await fetch(`${strapi.url}${TRANSLATIONS_PATH}`)).status).toBe(401);
  });
});
