import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { openTourArchive, readTour, TourError, tourToWorld } from '@vitrine/tours';
import type { TourFiles, TourFinding, TourWorld } from '@vitrine/tours';
import { makeFilms, openTourFolder, pictureCodec } from '@vitrine/tours/node';
import { writeWorldArchive } from '@vitrine/world-file';
import { openFileBytes, saveFile } from '@vitrine/world-file/node';
import { typedPath } from './run/typed-path.ts';

const USAGE = 'npm run tour -- <tour.json|index.html|data.js|tour.xml|export.zip|folder> <world.zip>';

/** Bytes: the limit of an archive. */
const MAX_ARCHIVE = 1024 ** 3;

/** The files of a tour. A single file is looked at with those beside it, but only it can describe the tour. */
async function openTour(path: string): Promise<TourFiles & { readonly at?: string }> {
  const { size, isFolder } = stateOf(path);
  if (isFolder) return openTourFolder(path);
  if (/\.zip$/i.test(path)) {
    if (size > MAX_ARCHIVE) throw new Error(`${path} is larger than 1 GB.`);
    return openTourArchive(openFileBytes(path));
  }
  return { ...(await openTourFolder(dirname(path))), at: basename(path) };
}

function stateOf(path: string): { readonly size: number; readonly isFolder: boolean } {
  const state = statSync(path, { throwIfNoEntry: false });
  if (state === undefined) throw new Error(`There is nothing at ${path}.`);
  return { size: state.size, isFolder: state.isDirectory() };
}

function print(line: string): boolean {
  return process.stdout.write(`${line}\n`);
}

function sentenceOf({ severity, sentence }: TourFinding): string {
  return `${severity === 'warning' ? 'Warning' : 'Note'}: ${sentence}`;
}

/** Makes a world archive of a tour, and prints what could not be imported. */
async function importTour(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      slug: { type: 'string' },
      tour: { type: 'string' },
      locale: { type: 'string', default: 'en' },
      'no-films': { type: 'boolean', default: false },
    },
  });
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2) throw new Error(USAGE);
  const files = await openTour(typedPath(from));
  const tour = await readTour(files, { at: values.tour ?? files.at });
  const world = await tourToWorld(tour, {
    lookUp: files.lookUp,
    codec: pictureCodec,
    locale: values.locale,
    name: values.name,
    slug: values.slug,
    archive: basename(files.at === undefined ? typedPath(from) : dirname(typedPath(from))),
    onScene: (done, of) => print(`Scene ${done} of ${of}`),
  });
  const { worldFile, media, findings } = values['no-films'] ? world : await withFilms(world);
  await saveFile(typedPath(to), writeWorldArchive(worldFile, media));
  for (const finding of findings) print(sentenceOf(finding));
  const places = Object.keys(worldFile.entries.locations ?? {}).length;
  print(`${to}: ${places} locations. Import it with: npm run world -- import ${to}`);
}

/** Films of the walks between panoramas; without ffmpeg, the world stays as it is, and a line says so. */
async function withFilms(world: TourWorld): Promise<TourWorld> {
  const ffmpeg = process.env['FFMPEG_PATH'] || 'ffmpeg';
  try {
    return await makeFilms(world, { ffmpeg, onFilm: (done, of) => print(`Film ${done} of ${of}`) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    print(
      `Note: No films were made, because ${ffmpeg} is not on this machine; visitors see pictures dissolve.`,
    );
    return world;
  }
}

try {
  await importTour();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TourError && error.code === 'severalTours') {
    process.stderr.write('Choose with --tour <file>, as it is named in the brackets.\n');
  }
  process.exitCode = 1;
}
