import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFilms } from '../film/add-films.ts';
import { renderFilm } from '../film/render-film.ts';
import type { TourWorld } from '../world/tour-to-world.ts';
import { filmWriter } from './film-writer.ts';
import { pictureCodec } from './picture-codec.ts';

/**
 * Makes the films of the walks between the panoramas of a world, in a folder that is gone afterwards.
 *
 * @param options.ffmpeg the program, with libx264.
 * @throws an error with the code `ENOENT` where there is no such program.
 */
export async function makeFilms(
  world: TourWorld,
  options: { readonly ffmpeg: string; readonly onFilm?: (done: number, of: number) => void },
): Promise<TourWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-films-'));
  const fileOf = (crop: string): string => join(folder, `${crop}.mp4`);
  const write = filmWriter(options.ffmpeg, fileOf);
  try {
    return await addFilms(world, {
      make: async (request, lookUp) => {
        const rendered = await renderFilm(request, { lookUp, codec: pictureCodec, write });
        const bytes = { '4x3': await readFile(fileOf('4x3')), '16x9': await readFile(fileOf('16x9')) };
        return { ...rendered, bytes };
      },
      ...(options.onFilm && { onFilm: options.onFilm }),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
