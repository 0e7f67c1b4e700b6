import type { Page } from '@playwright/test';
import { pixelsOf } from './brush.ts';
import type { WithBrush } from './brush.ts';
import { readFilmTable } from './mp4.ts';

interface FilmRequest {
  readonly page: Page;
  readonly url: string;
  readonly stageRatio: number;
}

/** The pixels of a picture: one frame. */
export async function readPicture({ page, url, stageRatio }: FilmRequest): Promise<readonly Uint8Array[]> {
  const frame = await page.evaluate(
    async (request) => {
      const { stageBrush } = globalThis as unknown as WithBrush;
      const image = new Image();
      image.src = request.url;
      await image.decode();
      stageBrush.paint(image, { stageRatio: request.stageRatio, opacity: 1 });
      return stageBrush.pixels();
    },
    { url, stageRatio },
  );
  return [pixelsOf(frame)];
}

/** The pixels of every frame of a film, decoded one after the other and so without a gap. */
export async function readFilm({ page, url, stageRatio }: FilmRequest): Promise<readonly Uint8Array[]> {
  const answer = await fetch(new URL(url, page.url()));
  const table = readFilmTable(Buffer.from(await answer.arrayBuffer()));
  const frames = await page.evaluate(
    async ({ address, ratio, codec, description, frames: encoded }) => {
      const { stageBrush } = globalThis as unknown as WithBrush;
      const film = await (await fetch(address)).arrayBuffer();
      const found: string[] = [];
      const decoder = new VideoDecoder({
        output(frame) {
          stageBrush.paint(frame, { stageRatio: ratio, opacity: 1 });
          found.push(stageBrush.pixels());
          frame.close();
        },
        error(error) {
          throw error;
        },
      });
      decoder.configure({
        codec,
        description: Uint8Array.from(atob(description), (letter) => letter.charCodeAt(0)),
      });
      for (const [timestamp, { offset, size, isKey }] of encoded.entries()) {
        const data = film.slice(offset, offset + size);
        decoder.decode(new EncodedVideoChunk({ type: isKey ? 'key' : 'delta', timestamp, data }));
      }
      await decoder.flush();
      decoder.close();
      return found;
    },
    { address: url, ratio: stageRatio, ...table },
  );
  return frames.map(pixelsOf);
}
