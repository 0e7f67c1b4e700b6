import { readFile, writeFile } from 'node:fs/promises';
import { sharpCodec, stillsOfPanorama } from '@vitrine/tours';
import type { SharpFunction } from '@vitrine/tours';
import sharp from 'sharp';
import { bytesAt } from '../world-transfer/stored-bytes.ts';
import { UNREADABLE } from './stills-request.ts';
import type { StillsProcessRequest } from './stills-request.ts';

/** Renders the stills of a panorama, in a separate process: a picture may exhaust its time and memory alone. */
async function render({ source, start, view4x3, view16x9 }: StillsProcessRequest): Promise<void> {
  const stills = await stillsOfPanorama(
    await bytesAt(source),
    start,
    sharpCodec(sharp as unknown as SharpFunction),
  );
  if (stills === undefined) {
    process.stdout.write(UNREADABLE);
    return;
  }
  await writeFile(view4x3, stills.view4x3, { flag: 'wx' });
  await writeFile(view16x9, stills.view16x9, { flag: 'wx' });
}

async function run(request: string): Promise<void> {
  try {
    await render(JSON.parse(await readFile(request, 'utf8')) as StillsProcessRequest);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

void run(process.argv[2] ?? '');
