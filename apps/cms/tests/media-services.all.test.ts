import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { extractFrame } from '../src/media-pipeline/frames.ts';
import type { MediaPipeline } from '../src/media-pipeline/index.ts';
import { probeVideo } from '../src/media-pipeline/inspect-video.ts';
import { pictureDifference } from '../src/media-pipeline/measure-clip.ts';
import { bootStrapi } from '../scripts/boot.ts';
import { film, TOOLS } from './ffmpeg.ts';
import { createDatabase } from './test-database.ts';

interface Uploader {
  readonly upload: (request: object) => Promise<readonly { readonly id: number }[]>;
}

/** As a CMS leaves it that has ended while it worked. */
function leaveUnfinished(strapi: Core.Strapi, id: number, attempts: number) {
  return strapi
    .store({ type: 'plugin', name: 'vitrine', key: `video_${id}` })
    .set({ value: { status: 'working', sentence: '', attempts } });
}

describe.skipIf(TOOLS === undefined)('what other parts of the CMS ask of the pipeline', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
  const database = await createDatabase();
  let strapi: Core.Strapi;
  let pipeline: MediaPipeline;

  beforeAll(async () => {
    vi.stubEnv('DATABASE_URL', database.url);
    strapi = await bootStrapi({ dataDir: join(folder, 'data') });
    pipeline = strapi.get('media-pipeline') as MediaPipeline;
  }, 120_000);
  afterAll(async () => {
    await pipeline.stop();
    // strapi.destroy() would remove all listeners of this process, the test runner's among them.
    await strapi.db.destroy();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = async (filepath: string): Promise<number> => {
    const uploader = strapi.plugin('upload').service('upload') as unknown as Uploader;
    const [file] = await uploader.upload({
      data: { fileInfo: {} },
      files: {
        filepath,
        originalFilename: basename(filepath),
        mimetype: 'video/mp4',
        size: statSync(filepath).size,
      },
    });
    return file?.id ?? -1;
  };

  test('what a command brings in waits for the next start of the CMS', async () => {
    expect(await pipeline.stateOf(await upload(await film(folder, 'imported.mp4')))).toMatchObject({
      status: 'waiting',
    });
  });

  test('the demo is left as it is: its films are known to play', async () => {
    const id = await pipeline.skip(async () => upload(await film(folder, 'seeded.mp4')));
    expect(await pipeline.stateOf(id)).toBeUndefined();
  });

  test('a video that is brought in within a transaction is looked at when that is over', async () => {
    const ids = await strapi.db.transaction(async () => {
      const id = await upload(await film(folder, 'within.mp4'));
      await pipeline.add(id);
      return [id];
    });
    await expect
      .poll(async () => (await pipeline.stateOf(ids[0] ?? -1))?.status, { timeout: 60_000 })
      .toBe('done');
    await expect(
      strapi.db.transaction(async () => {
        ids.push(await upload(await film(folder, 'undone.mp4')));
        await pipeline.add(ids[1] ?? -1);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await pipeline.stateOf(ids[1] ?? -1)).toBeUndefined();
  }, 120_000);

  test('work that the CMS did not come to an end with is begun once more, and then given up', async () => {
    const once = await upload(await film(folder, 'once.mp4'));
    const twice = await upload(await film(folder, 'twice.mp4'));
    await leaveUnfinished(strapi, once, 1);
    await leaveUnfinished(strapi, twice, 2);
    await pipeline.resume();
    const statusOf = async (id: number) => (await pipeline.stateOf(id))?.status;
    await expect.poll(() => statusOf(twice), { timeout: 60_000 }).toBe('failed');
    expect(await statusOf(once)).toBe('done');
  }, 120_000);

  test('the reversed clip is the clip from its end to its beginning, made once', async () => {
    const clip = await film(folder, 'walk.mp4', { picture: 'testsrc2=s=320x240:r=25,fade=in:0:24' });
    const id = await upload(clip);
    const back = await pipeline.reverse(id);
    expect(back).not.toBe(id);
    expect(await pipeline.reverse(id)).toBe(back);
    const file = await strapi.db.query('plugin::upload.file').findOne({ where: { id: back } });
    expect(file).toMatchObject({ name: 'walk (back).mp4', mime: 'video/mp4' });

    const path = join(folder, 'data/cms/public', file.url);
    const { signal } = new AbortController();
    const frameOf = async (of: string, end: 'first' | 'last') => {
      const probe = TOOLS && (await probeVideo(TOOLS, of));
      if (TOOLS === undefined || probe === undefined) throw new Error(`${of} is no clip.`);
      const into = mkdtempSync(join(folder, 'frame-'));
      return extractFrame({ tools: TOOLS, path: of, probe, end, folder: into, signal });
    };
    const between = async (one: 'first' | 'last', other: 'first' | 'last') =>
      pictureDifference(await frameOf(clip, one), await frameOf(path, other), 4 / 3);
    expect(await between('first', 'last')).toBeLessThan(0.02);
    expect(await between('last', 'first')).toBeLessThan(0.02);
    expect(await between('first', 'first')).toBeGreaterThan(0.2);
  }, 120_000);

  test('a reversed clip can be requested repeatedly, and every request is answered', async () => {
    const id = await upload(await film(folder, 'asked.mp4'));
    const [first, second] = await Promise.all([pipeline.reverse(id), pipeline.reverse(id)]);
    expect(second).toBe(first);
    expect(pipeline.reversalOf(id)).toBeUndefined();
  }, 120_000);

  test('a reversed clip that cannot be made is refused with a reason', async () => {
    await expect(pipeline.reverse(4711)).rejects.toMatchObject({ about: { code: 'gone' } });
    expect(pipeline.reversalOf(4711)).toEqual({ status: 'failed', about: { code: 'gone' } });
  });

  test('the state of a reversed clip ends when the clip is replaced or removed', async () => {
    const fail = () => pipeline.reverse(4711).catch(() => pipeline.reversalOf(4711)?.status);
    expect(await fail()).toBe('failed');
    await pipeline.add(4711);
    expect(pipeline.reversalOf(4711)).toBeUndefined();
    expect(await fail()).toBe('failed');
    await pipeline.forget(4711);
    expect(pipeline.reversalOf(4711)).toBeUndefined();
  });

  test('the reversed clip of a clip that is replaced meanwhile is given up, and a new one is made', async () => {
    const id = await upload(await film(folder, 'replaced.mp4', { seconds: 4 }));
    const old = pipeline.reverse(id);
    await pipeline.add(id);
    await expect(old).rejects.toMatchObject({ about: { code: 'stopped' } });
    expect(pipeline.reversalOf(id)).toBeUndefined();
    await expect(pipeline.reverse(id)).resolves.toBeGreaterThan(id);
  }, 120_000);

  test('a shutdown of the CMS leaves no request for a reversed clip waiting', async () => {
    const id = await upload(await film(folder, 'late.mp4', { seconds: 4 }));
    const other = await upload(await film(folder, 'later.mp4'));
    const asked = Promise.allSettled([pipeline.reverse(id), pipeline.reverse(other)]);
    await pipeline.stop();
    const about = { code: 'stopped' };
    expect(await asked).toMatchObject([{ reason: { about } }, { reason: { about } }]);
    await expect(pipeline.reverse(id)).rejects.toMatchObject({ about });
  }, 120_000);
});
