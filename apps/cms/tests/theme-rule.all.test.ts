import { loadBundle } from '@vitrine/content/load-bundle';
import { missingCharacters } from '@vitrine/core/fonts/letters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { linkTo, PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { LATIN_FONT } from '../src/uploads/testing/made-font.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const SETTINGS = '/content-manager/single-types/api::app-setting.app-setting';

let strapi: StartedStrapi;
let editor: Editor;
let hall: Entry;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  hall = await editor.create(WORLD, { name: 'Hall', slug: 'hall' });
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

function savesHall(changes: object): Promise<Entry> {
  return editor.update(WORLD, hall.documentId, changes);
}

function savesBrand(theme: object): Promise<unknown> {
  return editor.request('PUT', SETTINGS, { brand: { name: 'Norvane', theme } });
}

test('a colour that hardly stands out is refused with the nearest one that does, which is taken', async () => {
  const refused = await refusalOf(savesHall({ theme: { primary_color: '#ffd54f' } }));
  expect(refused).toMatchObject({ status: 400, fields: ['theme.primary_color'] });
  expect(refused.message).toBe(
    'The main colour #ffd54f hardly stands out from the panels of a page: 1.29 : 1, and 3 : 1 is needed. The nearest colour that works is #ac8a00.',
  );
  const saved = await savesHall({ theme: { primary_color: '#ac8a00' } });
  expect(saved['theme']).toMatchObject({ primary_color: '#ac8a00' });
});

test('the brand is judged as well, and a world together with it', async () => {
  const weak = await refusalOf(savesBrand({ secondary_color: '#f8f8f8' }));
  expect(weak.fields).toEqual(['brand.theme.secondary_color']);
  await savesBrand({ primary_color: '#0b3d91' });
  const refused = await refusalOf(savesHall({ theme: { appearance: 'dark' } }));
  expect(refused.fields).toEqual(['theme.primary_color']);
  expect(refused.message).toContain('The main colour #0b3d91');
});

test('colours that have not changed are not judged again', async () => {
  await savesBrand({ primary_color: '#1d6fd6' });
  const dark = { appearance: 'dark' };
  await savesHall({ theme: dark });
  await savesBrand({ primary_color: '#0b3d91' });
  expect(await savesHall({ name: 'Great hall', theme: dark })).toMatchObject({ name: 'Great hall' });
  const refused = await refusalOf(savesHall({ theme: { ...dark, secondary_color: '#d63c8f' } }));
  expect(refused.message).toContain('The main colour #0b3d91');
});

test('a font is taken, with what it holds; a file that is none and a bold font alone are refused', async () => {
  const font = await editor.upload(new File([LATIN_FONT], 'Sans.woff2'));
  const picture = await editor.upload(new File([PIXEL], 'dot.png'));
  const saved = await savesHall({ theme: { text_font: font } });
  expect(saved['theme']).toMatchObject({ text_font: { name: 'Sans.woff2' } });
  const other = await refusalOf(savesHall({ theme: { text_font: picture } }));
  expect(other).toMatchObject({
    fields: ['theme.text_font'],
    message: '“dot.png” is no font. Choose a WOFF2, WOFF, TTF or OTF file.',
  });
  const alone = await refusalOf(savesBrand({ text_font_bold: font }));
  expect(alone.fields).toEqual(['brand.theme.text_font_bold']);
  await savesBrand({ heading_font: font });
  await editor.publish(WORLD, hall.documentId);
  await editor.createPublished(LOCATION, {
    title: 'Desk',
    slug: 'desk',
    world: linkTo(hall),
  });
  const { snapshots } = await loadBundle({
    cmsUrl: strapi.url,
    token: strapi.readToken,
    fetch: globalThis.fetch,
  });
  const read = { ext: '.woff2', mime: 'font/woff2', font: { weights: [200, 800] } };
  expect(snapshots['en']?.worlds[0]?.theme).toMatchObject({ textFont: { regular: read }, headingFont: read });
  const { lacks = '' } = snapshots['en']?.worlds[0]?.theme.headingFont?.font ?? {};
  expect(missingCharacters('ru', lacks)).toHaveLength(66);
  expect(missingCharacters('de', lacks)).toEqual([]);
});
