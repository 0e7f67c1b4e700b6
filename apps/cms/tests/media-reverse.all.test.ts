import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { extractFrame } from '../src/media-pipeline/frames.ts';
import { probeVideo } from '../src/media-pipeline/inspect-video.ts';
import { pictureDifference } from '../src/media-pipeline/measure-clip.ts';
import type { VideoProbe } from '../src/media-pipeline/probe.ts';
import { reverseClip } from '../src/media-pipeline/reverse-clip.ts';
import { film, TOOLS } from './ffmpeg.ts';

/** Bytes of one frame of 320 × 240. */
const FRAME = 320 * 240 * 1.5;

/** From black to white. */
const FADE = 'testsrc2=s=320x240:r=25:d=1,fade=in:0:25';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-reverse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { signal } = new AbortController();

describe.skipIf(TOOLS === undefined)('a clip that is turned round', () => {
  const tools = TOOLS ?? { ffmpeg: '', ffprobe: '' };
  const probeOf = async (path: string): Promise<VideoProbe> => {
    const probe = await probeVideo(tools, path);
    if (probe === undefined) throw new Error(`${path} is no clip.`);
    return probe;
  };
  const reversed = async (path: string, limits: Parameters<typeof reverseClip>[0]['limits']) =>
    reverseClip({
      tools,
      path,
      probe: await probeOf(path),
      folder: mkdtempSync(join(folder, 'work-')),
      signal,
      ...(limits === undefined ? {} : { limits }),
    });
  const frameOf = async (path: string, end: 'first' | 'last') =>
    extractFrame({
      tools,
      path,
      probe: await probeOf(path),
      end,
      folder: mkdtempSync(join(folder, 'frame-')),
      signal,
    });
  /** Every frame of a clip as a picture. */
  const framesOf = (path: string): readonly string[] => {
    const into = mkdtempSync(join(folder, 'frames-'));
    spawnSync(tools.ffmpeg, ['-v', 'error', '-i', path, join(into, '%04d.png')]);
    return readdirSync(into)
      .toSorted()
      .map((name) => join(into, name));
  };

  test('has all of its frames from the last to the first, of whatever pieces it was put together', async () => {
    const clip = await film(folder, 'walk.mp4', { picture: FADE });
    // Ten frames fit into memory: three pieces, the last of them shorter.
    const back = await reversed(clip, { reversedInMemory: 10 * FRAME, reversedOnDisk: 25 * FRAME });
    const [there, andBack] = [framesOf(clip), framesOf(back)];
    expect(andBack).toHaveLength(25);
    for (const [index, frame] of there.toReversed().entries()) {
      expect(await pictureDifference(frame, andBack[index] ?? '', 4 / 3)).toBeLessThan(0.02);
    }
    expect(await probeOf(back)).toMatchObject({
      duration: 1,
      video: { codec: 'h264', pixelFormat: 'yuv420p', frameRate: 25, colorSpace: 'bt709' },
    });
  });

  test('is read to its limit and not beyond where it does not say how long it is', async () => {
    // Written into a pipe, a Matroska file cannot name its length afterwards.
    const args = `-v error -f lavfi -i ${FADE} -c:v libx264 -live 1 -f matroska pipe:1`.split(' ');
    const endless = join(folder, 'endless.mkv');
    writeFileSync(endless, spawnSync(tools.ffmpeg, args, { maxBuffer: 10_000_000 }).stdout);
    expect((await probeOf(endless)).duration).toBe(0);

    const roomy = { reversedInMemory: 10 * FRAME, reversedOnDisk: 25 * FRAME };
    const back = await reversed(endless, roomy);
    expect(
      await pictureDifference(await frameOf(endless, 'first'), await frameOf(back, 'last'), 4 / 3),
    ).toBeLessThan(0.02);
    await expect(reversed(endless, { ...roomy, reversedOnDisk: 24 * FRAME })).rejects.toMatchObject({
      about: { code: 'tooLongToReverse', seconds: 0 },
    });
  });

  test('is refused before anything is read where it says that it is too long', async () => {
    const clip = await film(folder, 'long.mp4', { seconds: 4 });
    await expect(
      reversed(clip, { reversedInMemory: FRAME, reversedOnDisk: 50 * FRAME }),
    ).rejects.toMatchObject({ about: { code: 'tooLongToReverse', seconds: 2 } });
  });
});
