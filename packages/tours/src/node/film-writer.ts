import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AspectRatio } from '@vitrine/core/world/background';
import type { FilmWriter } from '../film/render-film.ts';
import { FILM_RATE } from '@vitrine/core/panorama/walk-film';
import type { Raster } from '../pictures/raster.ts';

/** Bytes of a film: visitors wait for it after a tap. */
const MAX_BYTES = 750_000;

/** Bits that may come at once: the first frame is a whole picture. */
const AT_ONCE = 1_600_000;

/** The constant rate factor, as of all clips that the CMS encodes; where it would be too many bytes, it is coarser. */
const QUALITY = 20;

/**
 * Writes films with ffmpeg: H.264 in an MP4 that plays from its first bytes, without sound, on one core.
 *
 * @param ffmpeg the program, with libx264.
 * @param pathOf the file of each crop.
 */
export function filmWriter(ffmpeg: string, pathOf: (crop: AspectRatio) => string): FilmWriter {
  return async ({ crop, width, height, seconds }, frames) => {
    const child = spawn(ffmpeg, filmArguments({ width, height, seconds }, pathOf(crop)), {
      stdio: ['pipe', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let messages = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      messages = `${messages}${text}`.slice(-2000);
    });
    // A program that ends early closes its input: its own message says more than the broken pipe.
    child.stdin.on('error', () => {});
    const closed = once(child, 'close');
    // Awaited below: a rejection before that must not end the process.
    closed.catch(() => {});
    try {
      for (const { pixels } of frames) {
        await written(child.stdin, pixels);
        if (child.stdin.destroyed) break;
      }
    } catch (error) {
      // Left alone, the program would finish a shorter film that looks whole.
      child.kill();
      await closed.catch(() => {});
      throw error;
    }
    child.stdin.end();
    const [code] = (await closed) as [number | null];
    if (code !== 0) throw new Error(messages.trim() || `${ffmpeg} ended with ${code}.`);
  };
}

/** Resolves when the bytes are on their way, so that the memory can be used again. */
function written(stream: NodeJS.WritableStream, bytes: Raster['pixels']): Promise<void> {
  return new Promise((resolve) => {
    stream.write(bytes, () => resolve());
  });
}

function filmArguments(
  { width, height, seconds }: { readonly width: number; readonly height: number; readonly seconds: number },
  path: string,
): readonly string[] {
  const rate = Math.floor((MAX_BYTES * 8 - AT_ONCE) / seconds);
  return [
    ...words('-v error -hide_banner -nostats -y -f rawvideo -pix_fmt rgb24'),
    ...words(`-s ${width}x${height} -r ${FILM_RATE} -i pipe:0 -an`),
    ...words(
      '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
    ),
    ...words(`-c:v libx264 -preset faster -crf ${QUALITY} -maxrate ${rate} -bufsize ${AT_ONCE}`),
    ...words('-profile:v high -threads 1'),
    ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
    ...words('-movflags +faststart -f mp4'),
    `file:${path}`,
  ];
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
