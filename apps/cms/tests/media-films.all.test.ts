import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { pictureCodec } from '@vitrine/tours/node';
import { paintedPanorama, paintedView } from '@vitrine/tours/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, TRANSITION, WORLD } from '../src/content-model/content-uids.ts';
import type { FilmAnswer, FilmOptions, TakeFilmRequest, WorldFilmsAnswer } from '../src/contracts/films.ts';
import type { TransitionAnswer } from '../src/contracts/media.ts';
import { MEDIA_PATH } from '../src/contracts/media.ts';
import { isFaststart } from '../src/media-pipeline/box-order.ts';
import { probeVideo } from '../src/media-pipeline/inspect-video.ts';
import type { Editor, Entry } from './editor.ts';
import { linkTo, registerEditor } from './editor.ts';
import { film, TOOLS } from './ffmpeg.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const PATIENCE = { timeout: 600_000, interval: 500 };

/** The acceptance: first and last frame against the stills, by the doctor's measure. */
const MAX_APART = 0.02;

/** Bytes of a film at 1280 × 960. */
const MAX_BYTES = 800_000;

const ROOMS = {
  hall: { hue: 0, start: { yaw: 20, pitch: 3, fieldOfView: 75 } },
  yard: { hue: 2, start: { yaw: -100, pitch: -6, fieldOfView: 90 } },
  attic: { hue: 4, start: { yaw: 0, pitch: 0, fieldOfView: 75 } },
} as const;

/** Where the hotspots lead, and in which direction they are. */
const LINKS = { hall: { yard: 140 }, yard: { hall: 60, attic: -150 }, attic: {} } as const;

describe.skipIf(TOOLS === undefined)('walk films between panoramas', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-walks-'));
  const tools = TOOLS ?? { ffmpeg: '', ffprobe: '' };
  let strapi: StartedStrapi;
  let editor: Editor;
  let world: Entry;
  const locations: Partial<Record<keyof typeof ROOMS, Entry>> = {};
  const transitions: Record<string, string> = {};

  const pathOf = (id: string) => `${MEDIA_PATH}/transitions/${TRANSITION}/${transitions[id]}/film`;
  const stateOf = async (id: string) => ((await editor.request('GET', pathOf(id))) as FilmAnswer).data;
  const make = (id: string, options: FilmOptions = {}) => editor.request('POST', pathOf(id), options);
  const take = (id: string, order: TakeFilmRequest = { replacing: [] }) =>
    editor.request('POST', `${pathOf(id)}/take`, order);
  const worlds = async () => ((await editor.request('GET', `${MEDIA_PATH}/films`)) as WorldFilmsAnswer).data;
  const backgroundOf = async (id: string) =>
    (
      (await editor.find(TRANSITION, transitions[id] ?? '')) as Entry & {
        background: { key: string; loop: boolean; video: { id: number; name: string; url: string } }[];
      }
    ).background;
  /** The doctor's own measure, with the pictures of both locations. */
  const differencesOf = async (id: string) => {
    const path = `${MEDIA_PATH}/transitions/${TRANSITION}/${transitions[id]}?locale=en`;
    const { data } = (await editor.request('GET', path)) as TransitionAnswer;
    return data.ends.map(({ difference }) => difference);
  };
  const upload = (path: string, type: string): Promise<number> =>
    editor.upload(new File([readFileSync(path)], basename(path), { type }));

  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    world = await editor.create(WORLD, { name: 'House', slug: 'house' });
    for (const [slug, { hue, start }] of Object.entries(ROOMS)) {
      const panorama = paintedPanorama(hue, 2048);
      const picture = async (name: string, raster: Parameters<typeof pictureCodec.encode>[0]) => {
        const path = join(folder, `${slug}-${name}.jpg`);
        writeFileSync(path, await pictureCodec.encode(raster));
        return upload(path, 'image/jpeg');
      };
      const background = [
        {
          key: 'default_background_4x3',
          image: await picture('4x3', paintedView(panorama, start, 4 / 3, 640)),
        },
        {
          key: 'default_background_16x9',
          image: await picture('16x9', paintedView(panorama, start, 16 / 9, 640)),
        },
      ].map(({ key, image }) => ({ __component: 'background-content.image', key, image }));
      locations[slug as keyof typeof ROOMS] = await editor.create(LOCATION, {
        title: slug,
        slug,
        world: linkTo(world),
        background,
        panorama: {
          picture: await picture('panorama', panorama),
          yaw: start.yaw,
          pitch: start.pitch,
          field_of_view: start.fieldOfView,
        },
      });
    }
    for (const [from, links] of Object.entries(LINKS)) {
      const hotspots = Object.entries(links).map(([to, yaw]) => ({
        __component: 'hotspots.navigation',
        title: to,
        action_target: linkTo(locations[to as keyof typeof ROOMS] as Entry),
        position: { x: 50, y: 50 },
        position_panorama: { yaw, pitch: -10 },
      }));
      const entry = locations[from as keyof typeof ROOMS] as Entry;
      await editor.update(LOCATION, entry.documentId, { hotspots });
    }
    for (const [from, to] of [
      ['hall', 'yard'],
      ['yard', 'hall'],
      ['yard', 'attic'],
      ['attic', 'yard'],
    ] as const) {
      const { documentId } = await editor.create(TRANSITION, {
        world: linkTo(world),
        from: linkTo(locations[from] as Entry),
        to: linkTo(locations[to] as Entry),
      });
      transitions[`${from}-${to}`] = documentId;
    }
  }, 600_000);
  afterAll(async () => {
    await strapi?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('are made in the background, shown, and taken as a draft in both crops', async () => {
    expect(await stateOf('hall-yard')).toEqual({
      isPossible: true,
      from: 'hall',
      to: 'yard',
      direction: 120,
      chosen: [],
    });
    await make('hall-yard');
    await expect.poll(async () => (await stateOf('hall-yard')).film?.status, PATIENCE).toBe('ready');
    expect((await backgroundOf('hall-yard')) ?? []).toEqual([]);
    await take('hall-yard');
    expect((await stateOf('hall-yard')).film?.status).toBe('taken');
    const background = await backgroundOf('hall-yard');
    expect(background.map(({ key, loop, video }) => [key, loop, video.name])).toEqual([
      ['default_background_4x3', false, 'house-hall--house-yard (film 4x3).mp4'],
      ['default_background_16x9', false, 'house-hall--house-yard (film 16x9).mp4'],
    ]);
    await expect
      .poll(
        async () => (await differencesOf('hall-yard')).filter((one) => one !== undefined).length,
        PATIENCE,
      )
      .toBe(4);
    for (const difference of await differencesOf('hall-yard'))
      expect(difference).toBeLessThanOrEqual(MAX_APART);
    for (const [crop, { video }] of background.entries()) {
      const answer = await fetch(`${strapi.url}${video.url}`);
      const path = join(folder, `taken-${crop}.mp4`);
      writeFileSync(path, new Uint8Array(await answer.arrayBuffer()));
      expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES);
      expect(await isFaststart(path)).toBe(true);
      const probe = await probeVideo(tools, path);
      expect(probe).toMatchObject({
        video: { codec: 'h264', pixelFormat: 'yuv420p', frameRate: 30, shown: { width: 1280 } },
      });
      expect(probe?.audioCodec).toBeUndefined();
      expect(probe?.duration).toBeGreaterThanOrEqual(1.19);
      expect(probe?.duration).toBeLessThanOrEqual(1.81);
      await expectNoEmptyFrame(path);
    }
  }, 900_000);

  /** No frame is black or white. */
  const expectNoEmptyFrame = async (path: string): Promise<void> => {
    const frames = mkdtempSync(join(folder, 'frames-'));
    await promisify(execFile)(tools.ffmpeg, [
      ...`-v error -i ${path} -vf scale=32:24,format=gray -f image2`.split(' '),
      join(frames, '%03d.png'),
    ]);
    const names = readdirSync(frames);
    expect(names.length).toBeGreaterThanOrEqual(36);
    for (const name of names) {
      const { pixels } = await pictureCodec.decode(readFileSync(join(frames, name)), 32);
      const mean = pixels.reduce((sum, byte) => sum + byte, 0) / pixels.length;
      expect(mean).toBeGreaterThan(30);
      expect(mean).toBeLessThan(225);
    }
  };

  test('go where the editor says, as long as they say, and replace no clip unasked', async () => {
    const own = await upload(await film(folder, 'own.mp4'), 'video/mp4');
    await editor.update(TRANSITION, transitions['yard-hall'] ?? '', {
      background: [{ __component: 'background-content.video', key: 'default_background', video: own }],
    });
    await expect(make('yard-hall', { seconds: 4 })).rejects.toMatchObject({ status: 400 });
    await make('yard-hall', { direction: 10, seconds: 1.3 });
    await expect.poll(async () => (await stateOf('yard-hall')).film?.status, PATIENCE).toBe('ready');
    const { film: made, chosen } = await stateOf('yard-hall');
    expect(made).toMatchObject({ options: { direction: 10, seconds: 1.3 } });
    expect(chosen).toEqual([{ locale: 'en', key: 'default_background', name: 'own.mp4' }]);
    await expect(take('yard-hall')).rejects.toMatchObject({ status: 409 });
    expect((await backgroundOf('yard-hall')).map(({ video }) => video.name)).toEqual(['own.mp4']);
    await take('yard-hall', { replacing: chosen });
    expect((await backgroundOf('yard-hall')).map(({ key }) => key)).toEqual([
      'default_background_4x3',
      'default_background_16x9',
    ]);
  }, 900_000);

  test('are made for all of a world that has none, and say why they only dissolve', async () => {
    expect(await worlds()).toMatchObject([{ name: 'House', missing: 2, pending: 0, dissolved: [] }]);
    await editor.request('POST', `${MEDIA_PATH}/films/${world.documentId}`);
    await expect
      .poll(async () => (await worlds())[0], PATIENCE)
      .toMatchObject({ missing: 0, pending: 0, failed: 0 });
    expect((await worlds())[0]?.dissolved).toEqual([{ from: 'attic', to: 'yard', why: 'noLink' }]);
    for (const id of ['yard-attic', 'attic-yard']) {
      expect((await backgroundOf(id)).map(({ key }) => key)).toEqual([
        'default_background_4x3',
        'default_background_16x9',
      ]);
    }
  }, 900_000);

  test('need a panorama at both ends', async () => {
    const entry = locations.attic as Entry;
    await editor.update(LOCATION, entry.documentId, { panorama: null });
    expect(await stateOf('yard-attic')).toEqual({ isPossible: false, chosen: [] });
    await expect(make('yard-attic')).rejects.toMatchObject({ status: 404 });
  });
});
