import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import type { DoctorAnswer } from '../src/plugins/showroom/contracts/doctor.ts';
import { FILES_UID, NAMED_FILES, TRANSLATIONS_PATH } from '../src/plugins/showroom/contracts/translations.ts';
import type {
  EntryTranslation,
  EntryTranslationAnswer,
  TranslatedEntry,
  TranslationInput,
  TranslationsAnswer,
} from '../src/plugins/showroom/contracts/translations.ts';
import { linkTo, PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const NAME = 'red pixel.png';

let strapi: StartedStrapi;
let editor: Editor;
let picture: number;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  picture = await editor.upload(new File([PIXEL], NAME, { type: 'image/png' }));
  const hall = await editor.createPublished(WORLD, { name: 'Hall', slug: 'hall', start_location_id: 'door' });
  const article = await editor.createPublished(ARTICLE, {
    title: 'Robot',
    sections: [{ __component: 'article-sections.image-gallery', title: 'Pictures', images: [picture] }],
  });
  await editor.update(ARTICLE, article.documentId, { title: 'Roboter' }, 'de');
  await editor.createPublished(LOCATION, {
    title: 'Door',
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

/** As the form of the media library writes it. */
function describePicture(alternativeText: string): Promise<unknown> {
  const body = new FormData();
  body.append('fileInfo', JSON.stringify({ name: NAME, alternativeText }));
  return editor.request('POST', `/upload?id=${picture}`, body);
}

async function files(): Promise<TranslatedEntry | undefined> {
  const { data } = (await editor.request('GET', TRANSLATIONS_PATH)) as TranslationsAnswer;
  return data.entries.find(({ uid }) => uid === FILES_UID);
}

function pathOf(id: string): string {
  return `${TRANSLATIONS_PATH}/${encodeURIComponent(FILES_UID)}/${encodeURIComponent(id)}`;
}

async function open(id: string): Promise<EntryTranslation> {
  const answer = await editor.request('GET', `${pathOf(id)}?source=en&target=de`);
  return (answer as EntryTranslationAnswer).data;
}

async function write(
  id: string,
  input: Pick<TranslationInput, 'basedOn'> & Partial<TranslationInput>,
): Promise<EntryTranslation> {
  const answer = await editor.request('PUT', pathOf(id), {
    source: 'en',
    target: 'de',
    texts: [],
    reviewed: [],
    ...input,
  });
  return (answer as EntryTranslationAnswer).data;
}

/** The alternative texts of the picture in the doctor's findings. */
async function missing() {
  const { findings } = ((await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer).data;
  return findings
    .filter(({ subject }) => subject.kind === 'media')
    .map(({ code, subject }) => [code, subject.id, subject.locale]);
}

/** The alternative text that visitors get in each language. */
async function shown(): Promise<readonly (string | undefined)[]> {
  const { snapshots } = await loadBundle({ cmsUrl: strapi.url, token: strapi.readToken, fetch });
  return ['en', 'de', 'fr'].map((locale) => {
    const section = snapshots[locale]?.articles[0]?.sections[0];
    return section?.kind === 'imageGallery' ? section.images[0]?.alternativeText : undefined;
  });
}

test('a picture without any alternative text is the doctor’s, not the desk’s', async () => {
  expect(await files()).toBeUndefined();
  expect(await missing()).toEqual([['missingAlternativeText', NAME, 'en']]);
});

test('a text of the media library is read in every language, and missing in the others', async () => {
  await describePicture('A pixel');
  expect(await shown()).toEqual(['A pixel', 'A pixel', 'A pixel']);
  expect(await files()).toMatchObject({
    title: NAME,
    cells: { de: { state: 'missing', publication: 'none', fields: [NAME] } },
  });
  // French has no entry at all, which is reported once.
  expect(await missing()).toEqual([['missingTranslation', NAME, 'de']]);
});

test('a text that is written in a language is what visitors of that language hear, at once', async () => {
  const { documentId } = (await files()) ?? { documentId: '' };
  const { texts, updatedAt, isLive } = await open(documentId);
  expect(isLive).toBe(true);
  expect(texts).toMatchObject([
    { labels: [NAME], source: 'A pixel', target: null, picture: expect.stringContaining('/uploads/') },
  ]);
  const path = texts[0]?.path ?? [];
  await write(documentId, { basedOn: updatedAt, texts: [{ path, value: 'Ein Pixel' }] });
  expect(await shown()).toEqual(['A pixel', 'Ein Pixel', 'A pixel']);
  expect((await files())?.cells['de']).toMatchObject({ state: 'complete', publication: 'published' });
  expect(await missing()).toEqual([]);

  const late = write(documentId, { basedOn: updatedAt, texts: [{ path, value: 'Zu spät' }] });
  expect((await refusalOf(late)).status).toBe(409);
  const forged = write(documentId, {
    basedOn: (await open(documentId)).updatedAt,
    texts: [{ path: ['another-file'], value: 'x' }],
  });
  expect((await refusalOf(forged)).status).toBe(400);
});

test('a text is outdated once the media library says something else, until it is found right', async () => {
  await describePicture('A red pixel');
  expect((await files())?.cells['de']).toMatchObject({ state: 'outdated', fields: [NAME] });
  const id = `${NAMED_FILES}${NAME}`;
  const { texts, updatedAt } = await open(id);
  expect(texts).toMatchObject([
    { source: 'A red pixel', original: 'A pixel', target: 'Ein Pixel', isOutdated: true },
  ]);
  const reviewed = await write(id, { basedOn: updatedAt, reviewed: [texts[0]?.path ?? []] });
  expect(reviewed).toMatchObject({ isOutdated: false });
  expect(await shown()).toEqual(['A red pixel', 'Ein Pixel', 'A red pixel']);
});
