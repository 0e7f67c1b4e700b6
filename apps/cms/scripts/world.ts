import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readWorldArchive, WORLD_FILE_LIMITS, writeWorldArchive } from '@vitrine/world-file';
import type { WorldArchive } from '@vitrine/world-file';
import { openFileBytes, readWorldFolder, saveFile, writeWorldFolder } from '@vitrine/world-file/node';
import type { Core } from '@strapi/strapi';
import { recordImport } from '../src/plugins/showroom/server/activity/record-import.ts';
import { exportWorlds } from '../src/world-transfer/export-worlds.ts';
import { importWorld } from '../src/world-transfer/import-world.ts';
import type { Overwriting } from '../src/world-transfer/import-world.ts';
import type { TransferNote } from '../src/world-transfer/transfer-error.ts';
import { WorldTransferError } from '../src/world-transfer/transfer-error.ts';
import { bootStrapi, closeStrapi } from './boot.ts';
import { progressLine } from './seed/progress-line.ts';

/** How many sentences are printed before the rest is only counted. */
const MAX_LISTED = 30;

/** A command that cannot be understood: exit code 2, as shells have it. */
class UsageError extends Error {}

interface Command {
  readonly action: 'export' | 'import';
  /** Absolute. */
  readonly path: string;
  readonly slugs: readonly string[];
  readonly overwriting: Overwriting;
}

function commandOf(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [action, path, ...rest] = positionals;
  if ((action !== 'export' && action !== 'import') || path === undefined || rest.length > 0) {
    throw new UsageError('Say what to do with which file.');
  }
  if (action === 'export' && (values.replace || values['discard-drafts'])) {
    throw new UsageError('--replace and --discard-drafts belong to an import.');
  }
  if (values['discard-drafts'] && !values.replace) {
    throw new UsageError('--discard-drafts says how far --replace goes: give both.');
  }
  if (action === 'import' && values.world.length > 0) throw new UsageError('--world belongs to an export.');
  return {
    action,
    // npm runs scripts in the project's folder and passes the caller's working directory.
    path: resolve(process.env['INIT_CWD'] ?? '.', path),
    slugs: values.world,
    overwriting: values['discard-drafts'] ? 'drafts' : values.replace ? 'published' : 'nothing',
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        world: { type: 'string', multiple: true, default: [] },
        replace: { type: 'boolean', default: false },
        'discard-drafts': { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
}

function isArchive(path: string): boolean {
  return path.toLowerCase().endsWith('.zip');
}

async function read(path: string): Promise<WorldArchive> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`There is no file or folder ${path}.`);
  if (found.isDirectory()) return readWorldFolder(path);
  if (found.size > WORLD_FILE_LIMITS.archiveBytes)
    throw new Error(`${path} is larger than a world file may be, 1 GB.`);
  using archive = openFileBytes(path);
  return readWorldArchive(archive);
}

async function exportTo(strapi: Core.Strapi, { path, slugs }: Command): Promise<void> {
  const { worldFile, media, notes } = await exportWorlds(strapi, slugs.length > 0 ? { slugs } : {});
  if (isArchive(path)) await saveFile(path, writeWorldArchive(worldFile, media));
  else await writeWorldFolder(path, { worldFile, media });
  const worlds = Object.keys(worldFile.entries.worlds ?? {});
  print(notes);
  process.stdout.write(
    `${path} holds the worlds ${worlds.join(', ') || '(none)'} with ${media.size} media, in ${worldFile.locales.join(', ')}.\n`,
  );
}

async function importFrom(
  strapi: Core.Strapi,
  archive: WorldArchive,
  { overwriting }: Command,
): Promise<void> {
  const line = progressLine(process.stdout, 'World');
  const result = await importWorld(strapi, archive, {
    overwriting,
    onProgress: line.show,
    onImported: (written) => recordImport(strapi, written),
  }).finally(line.end);
  print(result.notes);
  for (const { world, code } of result.accessCodes) {
    process.stdout.write(`The world ${world} is protected. Its access code in this CMS: ${code}\n`);
  }
  process.stdout.write(
    result.entries + result.media === 0
      ? `The CMS holds all of it already: nothing to do (${result.unchanged} entries).\n`
      : `${result.entries} entries and ${result.media} media are in the CMS; ${result.unchanged} entries already existed.\n`,
  );
}

function print(notes: readonly TransferNote[], stream: NodeJS.WriteStream = process.stdout): void {
  for (const { sentence } of notes.slice(0, MAX_LISTED)) stream.write(`- ${sentence}\n`);
  if (notes.length > MAX_LISTED) stream.write(`- … and ${notes.length - MAX_LISTED} more\n`);
}

const HEADINGS: Readonly<Record<WorldTransferError['code'], string>> = {
  unknownWorld: 'Nothing was exported:',
  refused: 'The world file was refused, and nothing was imported:',
  differs: 'The CMS holds other content under the same names. With --replace it is overwritten:',
  unpublished:
    'Nothing was imported, because it would overwrite unpublished changes. With --replace --discard-drafts these changes are lost:',
  busy: 'Nothing was imported:',
  tooLarge: 'Nothing was exported:',
  failed: 'The import failed:',
};

function explain(error: unknown): void {
  process.stderr.write('\n');
  if (error instanceof WorldTransferError) {
    process.stderr.write(`${HEADINGS[error.code]}\n`);
    print(error.notes, process.stderr);
    return;
  }
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write('`npm run world -- --help` says how it is typed.\n');
}

async function run(): Promise<void> {
  const command = commandOf(process.argv.slice(2));
  // A file that cannot be read is said before the CMS starts.
  const archive = command.action === 'import' ? await read(command.path) : undefined;
  const strapi = await bootStrapi();
  try {
    if (archive === undefined) await exportTo(strapi, command);
    else await importFrom(strapi, archive, command);
  } finally {
    await closeStrapi(strapi);
  }
}

try {
  await run();
  process.exit(0);
} catch (error) {
  explain(error);
  process.exit(error instanceof UsageError ? 2 : 1);
}
