import { readFile } from 'node:fs/promises';
import { WorldFileError, writeWorldArchive } from '@vitrine/world-file';
import { saveFile } from '@vitrine/world-file/node';
import { bytesAt } from '../stored-bytes.ts';
import type { PackRequest } from './requests.ts';
import { readLines } from './world-lines.ts';

/** Packs a world, in a separate process. Prints the sentence of a world file's error. */
async function pack({ world, sources, archive }: PackRequest): Promise<void> {
  const { worldFile } = await readLines(world);
  const media = new Map<string, Uint8Array>();
  for (const [file, source] of Object.entries(sources)) media.set(file, await bytesAt(source));
  await saveFile(archive, writeWorldArchive(worldFile, media));
}

async function run(request: string): Promise<void> {
  try {
    await pack(JSON.parse(await readFile(request, 'utf8')) as PackRequest);
  } catch (error) {
    if (error instanceof WorldFileError) process.stdout.write(error.message);
    else {
      console.error(error);
      process.exitCode = 1;
    }
  }
}

void run(process.argv[2] ?? '');
