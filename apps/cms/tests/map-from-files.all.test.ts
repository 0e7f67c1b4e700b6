import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import type { NewLocation } from '../src/plugins/showroom/contracts/map.ts';
import { makeAccount, roleOf } from './account.ts';
import { PIXEL, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { idOf } from './map-changes.ts';
import { makeColleague, permission, pluginPermission, READS } from './map-colleagues.ts';
import { addLocation, mapOf } from './map-requests.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const FIELDS = ['title', 'slug', 'world', 'floor_plan_position.x', 'floor_plan_position.y'];
const UPLOADS = [pluginPermission('plugin::upload.read'), pluginPermission('plugin::upload.assets.create')];

let strapi: StartedStrapi;
let administrator: Editor;
let editor: Editor;
let hall: Entry;
let lab: Entry;
let picture: number;
let wide: number;

function lobby(changed: Partial<NewLocation> = {}): NewLocation {
  return {
    documentId: idOf('lobby'),
    title: 'Lobby',
    slug: 'lobby',
    position: { x: 40, y: 60 },
    pictures: [
      { slot: 'default_background_4x3', file: picture },
      { slot: 'default_background_16x9', file: wide },
    ],
    ...changed,
  };
}

function uploaded(as: Editor, name: string): Promise<number> {
  return as.upload(new File([PIXEL], name, { type: 'image/png' }));
}

beforeAll(async () => {
  strapi = await startStrapi();
  administrator = await registerEditor(strapi);
  editor = await makeAccount(strapi, administrator, {
    role: await roleOf(administrator, 'vitrine-editor'),
    name: 'Edith',
  });
  hall = await administrator.create(WORLD, { name: 'Hall', slug: 'hall' });
  lab = await administrator.create(WORLD, { name: 'Lab', slug: 'lab' });
  picture = await uploaded(editor, 'lobby.png');
  wide = await uploaded(editor, 'lobby-wide.png');
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('locations of pictures', () => {
  test('one has its pictures as its background, and the first is the start of its world', async () => {
    expect((await mapOf(hall, editor)).world.start).toBeNull();
    const made = await addLocation(hall, lobby(), editor);
    expect(made).toMatchObject({ documentId: idOf('lobby'), title: 'Lobby', position: { x: 40, y: 60 } });
    expect(made.picture).toContain('lobby_wide');
    const { background } = await editor.find(LOCATION, idOf('lobby'));
    expect(background).toMatchObject([
      { __component: 'background-content.image', key: 'default_background_4x3', image: { id: picture } },
      { __component: 'background-content.image', key: 'default_background_16x9', image: { id: wide } },
    ]);
    expect((await mapOf(hall, editor)).world.start).toBe('hall-lobby');
  });

  test('the same request again, or twice at once, creates nothing twice', async () => {
    const roof = lobby({ documentId: idOf('roof'), title: 'Roof', slug: 'roof' });
    const answers = await Promise.all([0, 1, 2].map(() => addLocation(hall, roof, editor)));
    expect(new Set(answers.map(({ documentId }) => documentId))).toEqual(new Set([idOf('roof')]));
    await addLocation(hall, roof, editor);
    const { locations, world } = await mapOf(hall, editor);
    expect(locations.map(({ title }) => title)).toEqual(['Lobby', 'Roof']);
    expect(world.start).toBe('hall-lobby');
  });

  test('a location of another world does not answer for one of this', async () => {
    const refused = await refusalOf(addLocation(lab, lobby({ slug: 'lobby-2' }), editor));
    expect(refused.status).toBe(400);
    expect((await mapOf(lab, editor)).locations).toEqual([]);
  });

  test('what is no picture of the library, or twice for one screen, is refused, and nothing is created', async () => {
    const text = await editor.upload(new File(['a, b'], 'list.csv', { type: 'text/csv' }));
    const slot = 'default_background_4x3';
    for (const pictures of [
      [{ slot, file: 999_999 }],
      [{ slot, file: text }],
      [
        { slot, file: picture },
        { slot, file: wide },
      ],
    ] as const) {
      const wanted = lobby({ documentId: idOf('list'), slug: 'list', pictures });
      expect((await refusalOf(addLocation(hall, wanted, editor))).status).toBe(400);
    }
    expect((await mapOf(hall, editor)).locations).toHaveLength(2);
  });

  test('a taken address is refused at its field, and the pictures remain for the next attempt', async () => {
    const twice = lobby({ documentId: idOf('twice') });
    expect(await refusalOf(addLocation(hall, twice, editor))).toMatchObject({
      status: 400,
      fields: ['slug'],
    });
    expect(await addLocation(hall, { ...twice, slug: 'lobby-2' }, editor)).toMatchObject({
      documentId: idOf('twice'),
    });
  });
});

describe('who may make locations of pictures', () => {
  test('writers may, translators may not', async () => {
    expect((await mapOf(hall, editor)).rights).toMatchObject({ createFromFiles: true, upload: true });
    const translator = await makeAccount(strapi, administrator, {
      role: await roleOf(administrator, 'vitrine-translator'),
      name: 'Tristan',
    });
    const wanted = lobby({ documentId: idOf('translator'), slug: 'translator' });
    expect((await refusalOf(addLocation(hall, wanted, translator))).status).toBe(403);
  });

  test('who may not write backgrounds, or not upload, does neither', async () => {
    const bare = permission('create', LOCATION, FIELDS);
    const plain = await makeColleague(strapi, administrator, 'plain', [...READS, bare, ...UPLOADS]);
    expect((await mapOf(hall, plain)).rights).toMatchObject({
      createLocation: true,
      createFromFiles: false,
      upload: true,
    });
    const wanted = lobby({ documentId: idOf('plain'), slug: 'plain' });
    expect((await refusalOf(addLocation(hall, wanted, plain))).status).toBe(403);
    await addLocation(hall, { ...wanted, pictures: [] }, plain);

    const whole = permission('create', LOCATION, [...FIELDS, 'background']);
    const blind = await makeColleague(strapi, administrator, 'blind', [...READS, whole]);
    expect((await mapOf(hall, blind)).rights).toMatchObject({ createFromFiles: false, upload: false });
    await expect(uploaded(blind, 'blind.png')).rejects.toMatchObject({ status: 403 });
    // Without the media library they may not use its pictures either.
    const unseen = lobby({ documentId: idOf('blind'), slug: 'blind' });
    expect((await refusalOf(addLocation(hall, unseen, blind))).status).toBe(400);
  });
});
