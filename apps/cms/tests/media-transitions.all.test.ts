import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CLIP_END_TOLERANCE } from '@vitrine/doctor/clip-end';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCATION, TRANSITION } from '../src/content-model/content-uids.ts';
import type {
  LibraryVideo,
  TransitionAnswer,
  VideosAnswer,
  ReverseClipsRequest,
  WorkAnswer,
} from '../src/contracts/media.ts';
import { MEDIA_PATH } from '../src/contracts/media.ts';
import { CMS_ROOT } from '../scripts/compile.ts';
import type { Editor, Entry } from './editor.ts';
import { registerEditor } from './editor.ts';
import { film, TOOLS } from './ffmpeg.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

const DEMO = join(CMS_ROOT, '../../demo/media');
const PATIENCE = { timeout: 60_000 };

describe.skipIf(TOOLS === undefined)('a transition with a clip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-films-'));
  let strapi: StartedStrapi;
  let editor: Editor;
  let walk: string;
  let clip: number;

  const upload = (path: string, type: string): Promise<number> =>
    editor.upload(new File([readFileSync(path)], basename(path), { type }));
  const get = async <Answer extends { data: unknown }>(path: string): Promise<Answer['data']> =>
    ((await editor.request('GET', `${MEDIA_PATH}${path}`)) as Answer).data;
  const stateOf = (id = walk) => get<TransitionAnswer>(`/transitions/${TRANSITION}/${id}?locale=en`);
  const makeReverseClips = (order: ReverseClipsRequest) =>
    editor.request('POST', `${MEDIA_PATH}/transitions/${TRANSITION}/${walk}/reverse-clips`, order);

  /** The reverse transition as the content manager shows it. */
  const reverse = async () => {
    const { reverse: found } = await stateOf();
    return (await editor.find(TRANSITION, found?.documentId ?? '')) as Entry & {
      background: { key: string; id: number; video: { id: number; name: string } }[];
    };
  };

  beforeAll(async () => {
    strapi = await startStrapi();
    editor = await registerEditor(strapi);
    const world = await editor.create('api::world.world', { name: 'Hall', slug: 'hall' });
    const makeLocation = async (slug: string) => {
      const image = await upload(join(DEMO, `stills/${slug}.jpg`), 'image/jpeg');
      const background = [{ __component: 'background-content.image', key: 'default_background_4x3', image }];
      return editor.create(LOCATION, {
        title: slug,
        slug,
        world: { connect: [{ documentId: world.documentId }] },
        background,
      });
    };
    const [from, to] = [await makeLocation('atrium'), await makeLocation('lounge')];
    clip = await upload(join(DEMO, 'transitions/atrium--lounge.mp4'), 'video/mp4');
    ({ documentId: walk } = await editor.create(TRANSITION, {
      world: { connect: [{ documentId: world.documentId }] },
      from: { connect: [{ documentId: from.documentId }] },
      to: { connect: [{ documentId: to.documentId }] },
      weight: 7,
      background: [
        { __component: 'background-content.video', key: 'default_background_4x3', video: clip, loop: false },
      ],
    }));
  }, 120_000);
  afterAll(async () => {
    await strapi?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is compared with the pictures of both places', async () => {
    await expect
      .poll(async () => (await stateOf()).ends.map(({ frame, difference }) => [frame, difference]), PATIENCE)
      .toEqual([
        [expect.stringMatching(/^\/uploads\/first_frame_/), expect.any(Number)],
        [expect.stringMatching(/^\/uploads\/last_frame_/), expect.any(Number)],
      ]);
    const { ends } = await stateOf();
    expect(ends.map(({ end, key, location }) => [end, key, location])).toEqual([
      ['departure', 'default_background_4x3', 'atrium'],
      ['arrival', 'default_background_4x3', 'lounge'],
    ]);
    for (const { frame, picture, difference } of ends) {
      expect(difference).toBeLessThan(CLIP_END_TOLERANCE / 2);
      for (const address of [frame, picture]) {
        expect((await fetch(`${strapi.url}${address}`)).headers.get('content-type')).toBe('image/jpeg');
      }
    }
  }, 90_000);

  test('gets a reversed clip in the opposite direction, as a draft', async () => {
    expect((await stateOf()).reverse).toEqual({ isMade: false, chosen: [] });
    await makeReverseClips({ replacing: [] });
    await expect.poll(async () => (await stateOf()).reverse?.isMade, PATIENCE).toBe(true);
    expect(await reverse()).toMatchObject({
      weight: 7,
      payloadId: 'hall-lounge--hall-atrium',
      publishedAt: null,
      background: [
        { key: 'default_background_4x3', loop: false, video: { name: 'atrium--lounge (back).mp4' } },
      ],
      createdBy: { firstname: 'Test' },
      updatedBy: { firstname: 'Test' },
    });
    const { documentId } = (await stateOf()).reverse ?? {};
    expect((await stateOf(documentId)).ends).toHaveLength(2);
  }, 90_000);

  test('does not replace a clip that an editor has chosen', async () => {
    const own = await upload(await film(folder, 'own.mp4'), 'video/mp4');
    const { documentId } = (await stateOf()).reverse ?? {};
    const background = [
      { __component: 'background-content.video', key: 'default_background_4x3', video: own },
      { __component: 'background-content.video', key: 'mobile', video: own },
    ];
    await editor.update(TRANSITION, documentId ?? '', { background });
    const chosen = [{ locale: 'en', key: 'default_background_4x3', name: 'own.mp4' }];
    expect((await stateOf()).reverse).toMatchObject({ isMade: false, chosen });

    await expect(makeReverseClips({ replacing: [] })).rejects.toMatchObject({ status: 409 });
    expect((await reverse()).background.map(({ video }) => video.id)).toEqual([own, own]);
    expect((await stateOf()).reverse?.work).toBeUndefined();

    await makeReverseClips({ replacing: chosen });
    await expect.poll(async () => (await stateOf()).reverse?.isMade, PATIENCE).toBe(true);
    expect((await reverse()).background.map(({ key, video }) => `${key} ${video.name}`).toSorted()).toEqual([
      'default_background_4x3 atrium--lounge (back).mp4',
      'mobile own.mp4',
    ]);
  }, 90_000);

  test('stands among the videos that are looked at, as long as something is to be said', async () => {
    const { videos, missing } = await get<VideosAnswer>(`/videos?ids=${clip},4711,x`);
    expect(missing).toBeUndefined();
    const [known] = videos;
    expect(known).toMatchObject({ id: clip, state: { status: 'done', about: { code: 'kept' } } });
    const path = await film(folder, 'cut.mp4');
    const cut = await editor.upload(
      new File([readFileSync(path).subarray(0, Math.round(readFileSync(path).length * 0.6))], 'cut.mp4', {
        type: 'video/mp4',
      }),
    );
    const failedVideos = async (): Promise<readonly LibraryVideo[]> =>
      (await get<WorkAnswer>('/work')).videos.filter(({ state }) => state?.status === 'failed');
    await expect
      .poll(failedVideos, PATIENCE)
      .toMatchObject([{ id: cut, state: { about: { code: 'notWhole' } } }]);

    await editor.request('POST', `${MEDIA_PATH}/again`, { ids: [cut, 4711, 'x'] });
    await expect.poll(failedVideos, PATIENCE).toMatchObject([{ id: cut, state: { attempts: 1 } }]);
  }, 90_000);
});
