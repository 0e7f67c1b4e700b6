import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION } from '../src/content-model/content-uids.ts';
import { STILLS_PATH } from '../src/plugins/showroom/contracts/stills.ts';
import type { StillsAnswer, StillsRequest } from '../src/plugins/showroom/contracts/stills.ts';
import { makeAccount, roleOf } from './account.ts';
import { refusalOf, registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { makeColleague, pluginPermission } from './map-colleagues.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const START = { yaw: 40, pitch: -5, fieldOfView: 80 };
const SIZE = { width: 512, height: 256 };

let strapi: StartedStrapi;
let administrator: Editor;
let editor: Editor;
let panorama: number;

/** The colour of a direction: no two that are far apart have the same. */
function colourOf({ yaw, pitch }: PanoramaDirection): readonly [number, number, number] {
  const turn = (yaw * Math.PI) / 180;
  return [
    Math.round(128 + 100 * Math.sin(turn)),
    Math.round(128 + 100 * Math.cos(turn)),
    Math.round(128 + pitch),
  ];
}

/** A panorama whose every pixel says in which direction it is. */
async function painted(name: string): Promise<File> {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3);
  for (let row = 0; row < SIZE.height; row += 1) {
    for (let column = 0; column < SIZE.width; column += 1) {
      const direction = {
        yaw: ((column + 0.5) / SIZE.width - 0.5) * 360,
        pitch: (0.5 - (row + 0.5) / SIZE.height) * 180,
      };
      pixels.set(colourOf(direction), (row * SIZE.width + column) * 3);
    }
  }
  const bytes = await sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

async function stills(as: Editor, request: Partial<StillsRequest> = {}): Promise<StillsAnswer['data']> {
  const body = { panorama, ...START, ...request };
  return ((await as.request('POST', STILLS_PATH, body)) as StillsAnswer).data;
}

interface LibraryFile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly url: string;
}

function fileOf(id: number): Promise<LibraryFile> {
  return editor.request('GET', `/upload/files/${id}`) as Promise<LibraryFile>;
}

async function filesInLibrary(): Promise<number> {
  const { results } = (await administrator.request('GET', '/upload/files?pageSize=100')) as {
    results: unknown[];
  };
  return results.length;
}

beforeAll(async () => {
  strapi = await startStrapi();
  administrator = await registerEditor(strapi);
  editor = await makeAccount(strapi, administrator, {
    role: await roleOf(administrator, 'vitrine-editor'),
    name: 'Edith',
  });
  panorama = await editor.upload(await painted('round.png'));
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
}, 60_000);

describe('the pictures of a start view', () => {
  test('show what the panorama shows there, in both shapes, and lie beside it', async () => {
    const { view4x3, view16x9 } = await stills(editor);
    for (const [made, name, ratio] of [
      [view4x3, 'round_4x3.jpg', 4 / 3],
      [view16x9, 'round_16x9.jpg', 16 / 9],
    ] as const) {
      const file = await fileOf(made.id);
      expect(file.name).toBe(name);
      expect(file.width / file.height).toBeCloseTo(ratio, 2);
      const bytes = await (await fetch(`${strapi.url}${file.url}`)).arrayBuffer();
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      // The 16:9 picture is the middle of the other one.
      const high = ratio === 4 / 3 ? 1 : 3 / 4;
      for (const [x, y] of [
        [10, 20],
        [50, 50],
        [85, 70],
      ] as const) {
        const colour = colourOf(directionOnPicture({ x, y: 50 + (y - 50) * high }, START));
        const at = Math.floor((y / 100) * info.height) * info.width + Math.floor((x / 100) * info.width);
        const off = colour.map((level, part) => Math.abs(level - (data[at * info.channels + part] ?? 0)));
        expect(Math.max(...off), `${name} at ${x}, ${y}`).toBeLessThan(6);
      }
    }
  });

  test('become the background of a location when its form is saved', async () => {
    const { view4x3, view16x9 } = await stills(editor);
    const { documentId } = await editor.create(LOCATION, {
      title: 'Hall',
      slug: 'hall',
      panorama: { picture: panorama, yaw: START.yaw, pitch: START.pitch, field_of_view: START.fieldOfView },
      background: [
        { __component: 'background-content.image', key: 'default_background_4x3', image: view4x3 },
        { __component: 'background-content.image', key: 'default_background_16x9', image: view16x9 },
      ],
    });
    expect(await editor.find(LOCATION, documentId)).toMatchObject({
      background: [{ image: { id: view4x3.id } }, { image: { id: view16x9.id } }],
    });
  });

  test('are made one after the other, however many are asked for', async () => {
    const made = await Promise.all([0, 90].map((yaw) => stills(editor, { yaw })));
    expect(new Set(made.flatMap(({ view4x3, view16x9 }) => [view4x3.id, view16x9.id])).size).toBe(4);
  });

  test.each([
    ['without a panorama', { panorama: 0 }],
    ['beyond the sphere', { pitch: 91 }],
    ['wider than a picture can be', { fieldOfView: 170 }],
  ])('are refused %s', async (_, wrong) => {
    const before = await filesInLibrary();
    expect((await refusalOf(stills(editor, wrong))).status).toBe(400);
    expect(await filesInLibrary()).toBe(before);
  });

  test('are refused of a file that is no picture, or can no longer be read', async () => {
    const text = await editor.upload(new File(['a, b'], 'list.csv', { type: 'text/csv' }));
    expect(await refusalOf(stills(editor, { panorama: text }))).toMatchObject({
      status: 400,
      message: 'list.csv is no picture.',
    });
    const broken = await editor.upload(await painted('broken.png'));
    const { url } = await fileOf(broken);
    const folder = join(strapi.dataDir, 'cms', 'public', 'uploads');
    expect(readdirSync(folder)).toContain(url.split('/').at(-1));
    writeFileSync(join(folder, url.split('/').at(-1) ?? ''), 'no picture');
    expect(await refusalOf(stills(editor, { panorama: broken }))).toMatchObject({
      status: 400,
      message: 'broken.png cannot be read as a picture.',
    });
  });
});

describe('who may have them made', () => {
  test('who may add files, of files that they may see', async () => {
    const before = await filesInLibrary();
    const translator = await makeAccount(strapi, administrator, {
      role: await roleOf(administrator, 'vitrine-translator'),
      name: 'Tristan',
    });
    expect((await refusalOf(stills(translator))).status).toBe(403);
    const blind = await makeColleague(strapi, administrator, 'blind', [
      pluginPermission('plugin::upload.assets.create'),
    ]);
    expect((await refusalOf(stills(blind))).status).toBe(404);
    const own = await makeColleague(strapi, administrator, 'own', [
      pluginPermission('plugin::upload.assets.create'),
      pluginPermission('plugin::upload.read', { isOwnAlone: true }),
    ]);
    expect((await refusalOf(stills(own))).status).toBe(404);
    expect(await filesInLibrary()).toBe(before);
    const mine = await own.upload(await painted('mine.png'));
    expect((await stills(own, { panorama: mine })).view4x3.name).toBe('mine_4x3.jpg');
    const anonymous = await fetch(`${strapi.url}${STILLS_PATH}`, { method: 'POST' });
    expect(anonymous.status).toBe(401);
  });
});
