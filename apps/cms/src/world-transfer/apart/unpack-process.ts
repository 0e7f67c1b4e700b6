import { readFile } from 'node:fs/promises';
import { TourError } from '@vitrine/tours';
import { WorldFileError } from '@vitrine/world-file';
import { openFileBytes } from '@vitrine/world-file/node';
import { fileFaults } from '../file-faults.ts';
import type { Attributes } from '../../content-model/model.ts';
import type { TransferNote } from '../transfer-error.ts';
import { MediaFolder } from './media-folder.ts';
import { openUpload } from './open-upload.ts';
import type { UnpackRequest } from './requests.ts';
import { linesOfWorld, writeLines } from './world-lines.ts';
import type { WorldLine } from './world-lines.ts';

/** A hostile file could have a fault for each of its bytes. */
const MAX_FAULTS = 500;

/**
 * Unpacks and validates an untrusted file. It runs in a separate process, so that a crash does not affect the CMS.
 * Prints its progress as lines of `done/total`.
 */
async function unpack({ archive, mediaFolder, output, options, attributes }: UnpackRequest): Promise<void> {
  using bytes = openFileBytes(archive);
  const media = new MediaFolder(mediaFolder);
  const opened = await openUpload(bytes, options, { media, onScene: printProgress }).catch((error: unknown) =>
    refusalOf(error),
  );
  if (Array.isArray(opened)) return writeLines(output, opened);
  const { worldFile, isTour, remarks } = opened;
  const faults = fileFaults({ worldFile, media }, modelOf(attributes));
  await writeLines(output, [
    { isTour },
    ...linesOfWorld(worldFile),
    ...media.lines(),
    ...faults.slice(0, MAX_FAULTS).map((fault) => ({ fault })),
    ...remarks.map((remark) => ({ remark })),
  ]);
}

function printProgress(done: number, total: number): void {
  process.stdout.write(`${done}/${total}\n`);
}

function modelOf(attributes: UnpackRequest['attributes']) {
  return (uid: string): Attributes => {
    const found = attributes[uid];
    if (found === undefined) throw new Error(`The CMS has no content type or component ${uid}.`);
    return found;
  };
}

/** What an error says to the person who uploaded the file, with the tours that there are to choose from. */
function refusalOf(error: unknown): WorldLine[] {
  const choices = error instanceof TourError ? error.choices.map((choice) => ({ choice })) : [];
  return [{ refusal: noteOf(error) }, ...choices];
}

/** Errors that the person who uploaded the file can fix. */
function noteOf(error: unknown): TransferNote {
  if (error instanceof WorldFileError) {
    return { code: error.code, path: error.path, sentence: error.message };
  }
  if (error instanceof TourError) return { code: error.code, path: '', sentence: error.message };
  throw error;
}

async function run(request: string): Promise<void> {
  try {
    await unpack(JSON.parse(await readFile(request, 'utf8')) as UnpackRequest);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

void run(process.argv[2] ?? '');
