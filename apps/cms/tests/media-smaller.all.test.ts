import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, TRANSITION } from '../src/content-model/content-uids.ts';
import type { MediaPipeline } from '../src/media-pipeline/index.ts';
import { parseProbe } from '../src/media-pipeline/probe.ts';
import { codecsOf, likenessOf } from '../src/media-pipeline/smaller-copy.ts';
import { bootStrapi } from '../scripts/boot.ts';
import { film, TOOLS } from './ffmpeg.ts';

const PATIENCE = { timeout: 60_000 };

interface StoredVideo {
  readonly url: string;
  readonly formats: Readonly<
    Record<string, { url: string; mime: string; codecs?: string; size: number }>
  > | null;
}

describe.skipIf(TOOLS?.smaller === undefined)('a smaller copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-smaller-'));
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

  const upload = async (name: string, quality: number): Promise<number> => {
    const filepath = await film(folder, name, {
      coding: `-c:v libx264 -crf ${quality} -pix_fmt yuv420p -movflags +faststart`,
    });
    const uploader = strapi.plugin('upload').service('upload');
    const files = {
      filepath,
      originalFilename: basename(filepath),
      mimetype: 'video/mp4',
      size: statSync(filepath).size,
    };
    const [{ id }] = (await uploader.upload({ data: { fileInfo: {} }, files })) as [{ id: number }];
    return id;
  };
  const fileOf = (id: number): Promise<StoredVideo> =>
    strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  const bytesOf = (url = ''): number => statSync(join(folder, 'data/cms/public', url)).size;
  const smallerOf = async (id: number) => (await pipeline.stateOf(id))?.smaller;
  const showInArticle = (video: number) =>
    strapi.documents(ARTICLE).create({
      data: { title: 'A film', sections: [{ __component: 'article-sections.video', video }] },
    } as never);

  test('is made of what is played in a player, kept where it saves a quarter, and tried once', async () => {
    const [lavish, thrifty, walk] = [
      await upload('lavish.mp4', 2),
      await upload('thrifty.mp4', 45),
      await upload('walk.mp4', 2),
    ];
    await strapi.documents(TRANSITION).create({
      data: { background: [{ __component: 'background-content.video', key: 'mobile', video: walk }] },
    } as never);
    const moving = await upload('moving.mp4', 2);
    await strapi.documents('api::content-location.content-location').create({
      data: {
        title: 'Hall',
        hotspots: [{ __component: 'hotspots.custom-menu', title: 'More', media: moving }],
      },
    } as never);
    await strapi.documents('api::screensaver.screensaver').create({
      data: { name: 'Tour', media: [{ __component: 'screensaver-content.video', media: moving }] },
    } as never);
    await pipeline.add(moving);
    for (const id of [walk, lavish, thrifty]) await pipeline.add(id);
    await expect.poll(async () => (await pipeline.stateOf(thrifty))?.status, PATIENCE).toBe('done');
    expect(await smallerOf(lavish)).toBeUndefined();

    // An editor who uses it in an article needs to do nothing else.
    await showInArticle(lavish);
    await showInArticle(thrifty);
    await expect
      .poll(() => smallerOf(lavish), PATIENCE)
      .toMatchObject({ kind: 'made', codec: TOOLS?.smaller });
    await expect.poll(() => smallerOf(thrifty), PATIENCE).toEqual({ kind: 'none' });
    // What never gets to a player: the stage, a hotspot that moves, the screensaver.
    expect(await smallerOf(walk)).toBeUndefined();
    expect(await smallerOf(moving)).toBeUndefined();

    const { formats, url } = await fileOf(lavish);
    const copy = formats?.['smaller'];
    expect(copy?.codecs).toMatch(/^(av01\.0\.\d\dM\.08|vp9)$/);
    expect(bytesOf(copy?.url)).toBeLessThanOrEqual(bytesOf(url) * 0.75);
    expect(Object.keys(formats ?? {}).toSorted()).toEqual(['first_frame', 'last_frame', 'smaller']);
    expect(Object.keys((await fileOf(thrifty)).formats ?? {})).not.toContain('smaller');
  }, 180_000);
});

function probed(video: object, audio?: string) {
  const streams = [
    { codec_type: 'video', width: 4, height: 4, ...video },
    ...(audio === undefined ? [] : [{ codec_type: 'audio', codec_name: audio }]),
  ];
  const probe = parseProbe({ streams, format: {} });
  if (probe === undefined) throw new Error('It is a video.');
  return probe;
}

test('codecs are named as browsers want to be asked, or not at all', () => {
  expect(codecsOf(probed({ codec_name: 'av1', level: 8 }, 'aac'))).toBe('av01.0.08M.08,mp4a.40.2');
  expect(codecsOf(probed({ codec_name: 'vp9', level: -99 }, 'opus'))).toBe('vp9,opus');
  expect(codecsOf(probed({ codec_name: 'av1', level: 8 }, 'mp3'))).toBeUndefined();
  expect(codecsOf(probed({ codec_name: 'av1', level: -99 }))).toBeUndefined();
  expect(codecsOf(probed({ codec_name: 'h264', level: 32 }))).toBeUndefined();
});

test('the likeness is that of the whole', () => {
  expect(likenessOf('[Parsed_ssim_0 @ 0x1] SSIM Y:0.976 (16.3) U:0.98 (17.7) All:0.979563 (16.9)')).toBe(
    0.979563,
  );
  expect(likenessOf('nothing was compared')).toBe(0);
});
