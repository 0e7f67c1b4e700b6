import { expect, test } from 'vitest';
import { blankRaster } from '../pictures/raster.ts';
import { filmWriter } from './film-writer.ts';

const FILM = { crop: '4x3', width: 4, height: 2, seconds: 1.5 } as const;

test('a program that is not there ends the film early and is the reason', async () => {
  let drawn = 0;
  function* frames() {
    for (; drawn < 1000; drawn += 1) yield blankRaster(FILM.width, FILM.height);
  }
  const missing = filmWriter('vitrine-has-no-such-program', () => 'film.mp4');
  await expect(missing(FILM, frames())).rejects.toMatchObject({ code: 'ENOENT' });
  expect(drawn).toBeLessThan(1000);
});
