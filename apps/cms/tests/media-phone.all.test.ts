import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, PORTAL, TRANSITION } from '../src/content-model/content-uids.ts';
import { isFaststart } from '../src/media-pipeline/box-order.ts';
import type { MediaPipeline } from '../src/media-pipeline/index.ts';
import { likenessOf } from '../src/media-pipeline/smaller-copy.ts';
import { bootStrapi } from '../scripts/boot.ts';
import { film, TOOLS } from './ffmpeg.ts';

const PATIENCE = { timeout: 60_000 };

/** Lavish, as editing programs write clips. */
const LAVISH = '-c:v libx264 -crf 4 -pix_fmt yuv420p -movflags +faststart';

interface StoredVideo {
  readonly url: string;
  readonly formats: Readonly<
    Record<string, { url: string; mime: string; width: number; height: number }>
  > | null;
}

const run = promisify(execFile);

function given(filepath: string) {
  return {
    filepath,
    originalFilename: basename(filepath),
    mimetype: 'video/mp4',
    size: statSync(filepath).size,
  };
}

function backgroundOf(video: number) {
  return [{ __component: 'background-content.video', key: 'default_background', video }];
}

describe.skipIf(TOOLS === undefined)('a copy for phones', () => {
  const { ffmpeg = '', ffprobe = '' } = TOOLS ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-phone-'));
  let strapi: Core.Strapi;
  let pipeline: MediaPipeline;

  beforeAll(async () => {
    strapi = await bootStrapi({ dataDir: join(folder, 'data') });
    pipeline = strapi.get('media-pipeline') as MediaPipeline;
  }, 120_000);
  afterAll(async () => {
    await pipeline.stop();
    // strapi.destroy() would remove all listeners of this process, the test runner's among them.
    await strapi.db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const uploader = () => strapi.plugin('upload').service('upload');
  const upload = async (name: string, size: string, coding = LAVISH, sound?: string): Promise<number> => {
    const path = await film(folder, name, {
      picture: `testsrc2=s=${size}:r=25`,
      coding,
      ...(sound === undefined ? {} : { sound }),
    });
    const [{ id }] = (await uploader().upload({ data: { fileInfo: {} }, files: given(path) })) as [
      { id: number },
    ];
    await pipeline.add(id);
    return id;
  };
  const fileOf = (id: number): Promise<StoredVideo> =>
    strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  const pathOf = (url = ''): string => join(folder, 'data/cms/public', url);
  const phoneOf = async (id: number) => (await pipeline.stateOf(id))?.phone;
  const walkWith = (video: number) =>
    strapi.documents(TRANSITION).create({ data: { background: backgroundOf(video) } } as never);
  const probed = async (path: string) => {
    const asked = '-v error -count_frames -show_streams -of json'.split(' ');
    const { stdout } = await run(ffprobe, [...asked, path]);
    const { streams } = JSON.parse(stdout) as { streams: Readonly<Record<string, unknown>>[] };
    return streams;
  };

  test('is made of the clips of walks where it saves a third, frame by frame and without sound', async () => {
    const walk = await upload('walk.mp4', '1280x960', LAVISH, 'sine=frequency=400');
    const thrifty = await upload('thrifty.mp4', '1280x960', LAVISH.replace('-crf 4', '-crf 45'));
    const small = await upload('small.mp4', '640x480');
    const shown = await upload('shown.mp4', '1280x960');
    await walkWith(walk);
    await walkWith(thrifty);
    await walkWith(small);
    await strapi
      .documents(LOCATION)
      .create({ data: { title: 'Hall', background: backgroundOf(shown) } } as never);
    // While a copy is made its state says that there is none: this one is made after all others.
    const last = await upload('last.mp4', '1280x960');
    await walkWith(last);
    await expect.poll(() => phoneOf(last), PATIENCE).toMatchObject({ kind: 'made' });
    expect(await phoneOf(walk)).toMatchObject({ kind: 'made', codec: 'h264' });
    for (const id of [thrifty, small]) {
      expect(await phoneOf(id)).toEqual({ kind: 'none' });
      expect((await fileOf(id)).formats ?? {}).not.toHaveProperty('phone');
    }
    // The film of a location is looked at for longer than a walk takes.
    expect(await phoneOf(shown)).toBeUndefined();

    const { formats, url } = await fileOf(walk);
    const copy = formats?.['phone'];
    expect(copy).toMatchObject({ mime: 'video/mp4', width: 720, height: 540 });
    expect(statSync(pathOf(copy?.url)).size).toBeLessThan((statSync(pathOf(url)).size * 2) / 3);
    expect(await isFaststart(pathOf(copy?.url))).toBe(true);
    const [original = {}] = await probed(pathOf(url));
    const streams = await probed(pathOf(copy?.url));
    expect(streams).toMatchObject([{ codec_name: 'h264', width: 720, height: 540 }]);
    expect(streams[0]?.['nb_read_frames']).toBe(original['nb_read_frames']);
    expect(streams[0]?.['r_frame_rate']).toBe(original['r_frame_rate']);
    const compared = '[1:v]scale=720:540:flags=lanczos[b];[0:v][b]ssim';
    const inputs = ['-i', pathOf(copy?.url), '-i', pathOf(url)];
    const { stderr } = await run(ffmpeg, [...inputs, '-filter_complex', compared, '-an', '-f', 'null', '-']);
    expect(likenessOf(stderr)).toBeGreaterThan(0.95);
  }, 180_000);

  test('is made of upright clips, of those of portals, and of reversed ones', async () => {
    const upright = await upload('upright.mp4', '720x1280');
    await strapi.documents(PORTAL).create({ data: { background: backgroundOf(upright) } } as never);
    await expect.poll(() => phoneOf(upright), PATIENCE).toMatchObject({ kind: 'made' });
    expect((await fileOf(upright)).formats?.['phone']).toMatchObject({ width: 540, height: 960 });
    const back = await pipeline.reverse(upright);
    await pipeline.add(back);
    await walkWith(back);
    await expect.poll(async () => (await phoneOf(back))?.kind, PATIENCE).toBeDefined();
    await expect.poll(() => phoneOf(back), PATIENCE).toMatchObject({ kind: 'made' });
  }, 180_000);

  test('is made again of a clip that is replaced, and goes with it', async () => {
    const id = await upload('first.mp4', '1280x720');
    await walkWith(id);
    await expect.poll(() => phoneOf(id), PATIENCE).toMatchObject({ kind: 'made' });
    const old = pathOf((await fileOf(id)).formats?.['phone']?.url);
    const next = await film(folder, 'next.mp4', { picture: 'testsrc2=s=1920x1440:r=25', coding: LAVISH });
    await uploader().replace(id, { data: { fileInfo: {} }, file: given(next) });
    await pipeline.add(id);
    await expect
      .poll(async () => (await fileOf(id)).formats?.['phone'], PATIENCE)
      .toMatchObject({ width: 720, height: 540 });
    await uploader().remove(await fileOf(id));
    expect(existsSync(old)).toBe(false);
    expect(await pipeline.stateOf(id)).toBeUndefined();
  }, 180_000);
});
