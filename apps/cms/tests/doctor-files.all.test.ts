import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { DOCTOR_PATH } from '../src/plugins/showroom/contracts/doctor.ts';
import type { DoctorAnswer } from '../src/plugins/showroom/contracts/doctor.ts';
import { linkTo, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { changeRows } from './test-database.ts';

let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
  // Without any location there is no showroom to examine.
  const hall = await editor.create(WORLD, {
    name: 'Hall',
    slug: 'hall',
    start_location_id: 'hall-door',
  });
  const world = linkTo(hall);
  await editor.create(LOCATION, { title: 'Door', slug: 'door', world });
});

afterAll(() => strapi?.stop());

async function errors() {
  const { data } = (await editor.request('GET', DOCTOR_PATH)) as DoctorAnswer;
  return data.findings.filter(({ severity }) => severity === 'error');
}

test('keeps back what shows a file that no browser can, at each entry that does', async () => {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const cover = await editor.upload(new File([new Uint8Array(picture)], 'old.png'));
  // As a text under the name of a picture was kept before uploads were looked at.
  await changeRows(strapi, `update files set width = null, height = null where id = ${cover}`);
  const articles = [
    await editor.create(ARTICLE, { title: 'First', cover }),
    await editor.create(ARTICLE, { title: 'Second', cover }),
  ];
  const found = (await errors()).map(({ code, entry }) => [code, entry?.documentId]);
  expect(found).toEqual(articles.map(({ documentId }) => ['undecodableMedia', documentId]));
  for (const { documentId, title } of articles) {
    await expect(editor.publish(ARTICLE, documentId, { title, cover })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('“old.png”'),
    });
    await editor.remove(ARTICLE, documentId);
  }
  expect(await errors()).toEqual([]);
});
