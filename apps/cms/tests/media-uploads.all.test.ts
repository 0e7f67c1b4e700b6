import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { probeVideo } from '../src/media-pipeline/inspect-video.ts';
import type { VideoState } from '../src/contracts/media.ts';
import { CMS_ROOT } from '../scripts/compile.ts';
import type { Editor } from './editor.ts';
import { logIn, registerEditor } from './editor.ts';
import { film, TOOLS } from './ffmpeg.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { createDatabase, rowsOf } from './test-database.ts';

const DEMO_CLIP = join(CMS_ROOT, '../../demo/media/transitions/atrium--lounge.mp4');
const START = 120_000;

/** One film is a second long; the machine may be busy with others. */
const PATIENCE = { timeout: 60_000 };

interface StoredFile {
  readonly url: string;
  readonly mime: string;
  readonly size: number;
  readonly width: number | null;
  readonly formats: Readonly<
    Record<string, { url: string; mime: string; ext: string; width: number; height: number; size: number }>
  > | null;
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-films-'));
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cms-'));
const database = await createDatabase();
let strapi: StartedStrapi;
let editor: Editor;

afterAll(async () => {
  await strapi?.stop();
  await database.remove();
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

function uploadOf(path: string, type = 'video/mp4'): File {
  return new File([readFileSync(path)], basename(path), { type });
}

/** What the CMS has written down about a video, also while it does not run. */
function stateOf(id: number): VideoState | undefined {
  const [row] = rowsOf(
    dataDir,
    `select value from strapi_core_store_settings where key = 'plugin_vitrine_video_${id}'`,
  );
  return row === undefined ? undefined : JSON.parse(String(row['value']));
}

async function fileOf(id: number): Promise<StoredFile> {
  return (await editor.request('GET', `/upload/files/${id}`)) as StoredFile;
}

/** The names of all files in the media library's folder. */
function uploads() {
  return readdirSync(join(dataDir, 'cms', 'public', 'uploads'));
}

async function finished(id: number): Promise<VideoState | undefined> {
  await expect
    .poll(() => stateOf(id)?.status, PATIENCE)
    .toSatisfy((status) => status === 'done' || status === 'failed');
  return stateOf(id);
}

describe('a CMS without ffmpeg', () => {
  beforeAll(async () => {
    vi.stubEnv('FFMPEG_PATH', '/nowhere/ffmpeg');
    vi.stubEnv('FFPROBE_PATH', '/nowhere/ffprobe');
    strapi = await startStrapi({ dataDir, databaseUrl: database.url });
    vi.unstubAllEnvs();
    vi.stubEnv('DATABASE_URL', database.url);
    editor = await registerEditor(strapi);
  }, START);

  test('takes videos as they are, and says what is missing', async () => {
    const id = await editor.upload(uploadOf(DEMO_CLIP));
    await expect.poll(() => stateOf(id)?.status, PATIENCE).toBe('missing-tool');
    expect(stateOf(id)?.about).toMatchObject({ code: 'missingTool', program: '/nowhere/ffprobe' });
    expect(await fileOf(id)).toMatchObject({ mime: 'video/mp4', formats: null });
  });
});

describe.skipIf(TOOLS === undefined)('a video that comes into the media library', () => {
  beforeAll(async () => {
    await strapi.stop();
    strapi = await startStrapi({ dataDir, databaseUrl: database.url });
    editor = await logIn(strapi);
  }, START);

  test('while ffmpeg was missing is looked at once it is there; one that every browser plays stays itself', async () => {
    const { results } = (await editor.request('GET', '/upload/files')) as { results: { id: number }[] };
    const id = results[0]?.id ?? -1;
    expect(await finished(id)).toMatchObject({
      status: 'done',
      about: { code: 'kept', width: 1440, height: 1080 },
    });
    const { formats } = await fileOf(id);
    expect(Object.keys(formats ?? {}).toSorted()).toEqual(['first_frame', 'last_frame']);
    expect(formats?.['first_frame']).toMatchObject({ mime: 'image/jpeg', width: 1440, height: 1080 });
    const frame = await fetch(`${strapi.url}${formats?.['first_frame']?.url}`);
    expect(frame.headers.get('content-type')).toBe('image/jpeg');
  });

  test.each([
    ['song.mp3', 'audio/mpeg', '-c:a libmp3lame'],
    ['song.m4a', 'audio/mp4', '-c:a aac'],
    ['song.ogg', 'audio/ogg', '-c:a libvorbis'],
    ['song.opus', 'audio/ogg', '-c:a libopus'],
    ['song.weba', 'audio/webm', '-f webm -c:a libopus'],
    ['song.wav', 'audio/wav', '-c:a pcm_s16le'],
    ['song-isom.m4a', 'audio/mp4', '-f mp4 -c:a aac'],
  ])('a sound file is taken as it is: %s', async (name, type, coding) => {
    const sound = await film(folder, name, { picture: 'sine=f=440', coding });
    const id = await editor.upload(uploadOf(sound, type));
    const file = await fileOf(id);
    expect(file.mime).toMatch(/^audio\//);
    expect(file.formats).toBeNull();
    expect(stateOf(id)).toBeUndefined();
  });

  test('that some browsers cannot play gets a copy that all can, and stays itself', async () => {
    const path = await film(folder, 'turned.mov', {
      picture: 'testsrc2=s=321x241:d=1:r=25',
      sound: 'anullsrc',
      coding: '-c:v libx264 -pix_fmt yuv422p10le -c:a aac',
    });
    const id = await editor.upload(uploadOf(path, 'video/quicktime'));
    expect(await finished(id)).toMatchObject({
      status: 'done',
      about: { code: 'converted', width: 320, height: 240 },
    });
    const file = await fileOf(id);
    const original = await fetch(`${strapi.url}${file.url}`);
    expect(Buffer.from(await original.arrayBuffer()).equals(readFileSync(path))).toBe(true);
    const { playable } = file.formats ?? {};
    const copy = join(dataDir, 'cms', 'public', playable?.url ?? '');
    expect(TOOLS && (await probeVideo(TOOLS, copy))).toMatchObject({
      containers: expect.arrayContaining(['mp4']),
      video: { codec: 'h264', pixelFormat: 'yuv420p', shown: { width: 320, height: 240 } },
    });
    expect(TOOLS && (await probeVideo(TOOLS, copy))?.audioCodec).toBeUndefined();
  });

  test('is removed together with the files made of it', async () => {
    const path = await film(folder, 'gone.webm', { coding: '-c:v libvpx-vp9 -deadline realtime' });
    const id = await editor.upload(uploadOf(path, 'video/webm'));
    await finished(id);
    expect(uploads().filter((name) => name.includes('gone'))).toHaveLength(4);
    await editor.request('DELETE', `/upload/files/${id}`);
    expect(uploads().filter((name) => name.includes('gone'))).toEqual([]);
    expect(stateOf(id)).toBeUndefined();
  });

  test('that is none, or damaged, is refused with a sentence, and nothing stays', async () => {
    const before = uploads();
    const page = new File(['<!doctype html><script>alert(1)</script>'], 'page.mp4', { type: 'video/mp4' });
    await expect(editor.upload(page)).rejects.toThrow('“page.mp4” is not a video');
    const sound = await film(folder, 'sound.mp4', { sound: 'sine', coding: '-map 1:a -c:a aac' });
    await expect(editor.upload(uploadOf(sound))).rejects.toThrow('“sound.mp4” is not a video');
    const headless = await film(folder, 'headless.mp4', { coding: '-c:v libx264' });
    truncateSync(headless, 3000);
    await expect(editor.upload(uploadOf(headless))).rejects.toThrow('“headless.mp4” is not a video');
    const huge = await film(folder, 'huge.mov', { picture: 'color=s=9000x9000:r=1', coding: '-c:v png' });
    await expect(editor.upload(uploadOf(huge))).rejects.toThrow(
      'The frames of “huge.mov” are too large: 9000 × 9000 pixels',
    );
    const stretched = await film(folder, 'stretched.mp4', {
      picture: 'color=s=1280x960:r=25,setsar=200/1:max=200',
    });
    await expect(editor.upload(uploadOf(stretched))).rejects.toThrow('256000 × 960 pixels');
    expect(uploads()).toEqual(before);
  });

  test('that is transparent gets a copy on black', async () => {
    const path = await film(folder, 'ghost.mov', {
      picture: 'color=c=white@0.5:s=320x240:r=25,format=rgba',
      coding: '-c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le',
    });
    const id = await editor.upload(uploadOf(path, 'video/quicktime'));
    expect(await finished(id)).toMatchObject({
      status: 'done',
      about: { code: 'converted', reasons: expect.arrayContaining([{ code: 'transparent' }]) },
    });
    const still = (await fileOf(id)).formats?.['first_frame'];
    const { channels } = await sharp(join(dataDir, 'cms', 'public', still?.url ?? '')).stats();
    // Half of the white is let through to the black behind it.
    for (const { mean } of channels) expect(Math.abs(mean - 128)).toBeLessThan(6);
  });

  test('whose end is missing is kept, and its editor is told', async () => {
    const cut = await film(folder, 'cut.mp4');
    truncateSync(cut, Math.round(readFileSync(cut).length * 0.6));
    expect(await finished(await editor.upload(uploadOf(cut)))).toMatchObject({
      status: 'failed',
      about: { code: 'notWhole' },
    });
  });
});

test.skipIf(TOOLS === undefined)(
  'a playlist is no video: it could name any file of this machine',
  async () => {
    const secret = await film(folder, 'secret.ts', { coding: '-c:v libx264 -f mpegts' });
    const playlist = join(folder, 'list.m3u8');
    const lines = [
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:1',
      '#EXTINF:1,',
      basename(secret),
      '#EXT-X-ENDLIST',
      '',
    ];
    writeFileSync(playlist, lines.join('\n'));
    expect(TOOLS && (await probeVideo(TOOLS, secret))?.video.codec).toBe('h264');
    expect(TOOLS && (await probeVideo(TOOLS, playlist))).toBeUndefined();
  },
);
