import { readFile } from 'node:fs/promises';
import { renderFilm, sharpCodec } from '@vitrine/tours';
import type { SharpFunction } from '@vitrine/tours';
import { filmWriter } from '@vitrine/tours/film';
import sharp from 'sharp';
import type { FilmOrder } from './film-queue.ts';

/** Renders a walk film in a separate process. Prints the done parts, and at last what became of it, as lines of JSON. */
async function render({ request, ffmpeg, targets }: FilmOrder): Promise<void> {
  // It has one core, and large pictures are decoded one after the other.
  sharp.concurrency(1);
  sharp.cache(false);
  const rendered = await renderFilm(request, {
    lookUp: (path) => readFile(path),
    codec: sharpCodec(sharp as unknown as SharpFunction),
    write: filmWriter(ffmpeg, (crop) => targets[crop]),
    onFrame: (done) => process.stdout.write(`${JSON.stringify({ done })}\n`),
  });
  process.stdout.write(`${JSON.stringify({ rendered })}\n`);
}

async function run(order: string): Promise<void> {
  try {
    await render(JSON.parse(await readFile(order, 'utf8')) as FilmOrder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

void run(process.argv[2] ?? '');
