import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError } from './backup-error.ts';
import { isEntryName, MANIFEST_NAME, parseManifest } from './manifest.ts';
import type { BackupFile, Manifest } from './manifest.ts';

/** Bytes of a manifest: some 400,000 files. */
const MAX_MANIFEST = 64 * 2 ** 20;

/** Where the bytes of an entry go. */
export interface EntrySink {
  readonly write: (piece: Uint8Array) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Opens the sink of an entry. Its path is one that a backup may have. */
export type OpenSink = (entry: { readonly path: string; readonly modified: Date }) => Promise<EntrySink>;

/**
 * Reads an archive from beginning to end and compares every file with the manifest. Nothing is kept in memory but the
 * manifest.
 *
 * @param open What is done with the files before they are verified; a check does nothing with them.
 * @throws BackupError `archive` if it is damaged, incomplete, or has an entry that a backup cannot have.
 */
export async function readArchive(file: string, open?: OpenSink): Promise<Manifest> {
  try {
    return await readEntries(file, open);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new BackupError('archive', `${file} is damaged, or it is no backup of Vitrine.`, { cause: error });
  }
}

async function readEntries(file: string, open: OpenSink | undefined): Promise<Manifest> {
  const bytes = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const entries = Readable.toWeb(bytes).pipeThrough(createTarDecoder({ strict: true }));
  const found = new Map<string, BackupFile>();
  let manifest: Manifest | undefined;
  for await (const { header, body } of entries) {
    const { name, type, size } = header;
    if (type !== 'file' || !isEntryName(name) || found.has(name) || manifest !== undefined) {
      throw new BackupError('archive', `${file} has an entry that no backup has: ${JSON.stringify(name)}.`);
    }
    if (name === MANIFEST_NAME) {
      manifest = parseManifest(await textOf(body, size));
      if (manifest === undefined) throw new BackupError('archive', `The manifest of ${file} cannot be read.`);
    } else {
      const sink = await open?.({ path: name, modified: header.mtime ?? new Date() });
      found.set(name, { path: name, size, sha256: await take(body, sink) });
    }
  }
  if (manifest === undefined)
    throw new BackupError('archive', `${file} is not complete: its manifest is missing.`);
  compare(file, manifest, found);
  return manifest;
}

function compare(file: string, { files }: Manifest, found: ReadonlyMap<string, BackupFile>): void {
  for (const { path, size, sha256 } of files) {
    const there = found.get(path);
    if (there === undefined) throw new BackupError('archive', `${file} is damaged: ${path} is missing.`);
    if (there.size !== size || there.sha256 !== sha256) {
      throw new BackupError('archive', `${file} is damaged: ${path} has another checksum than its manifest.`);
    }
  }
  if (found.size !== files.length) {
    throw new BackupError('archive', `${file} is damaged: it has files that its manifest does not name.`);
  }
}

async function take(body: AsyncIterable<Uint8Array>, sink: EntrySink | undefined): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of body) {
      hash.update(piece);
      await sink?.write(piece);
    }
  } finally {
    await sink?.end();
  }
  return hash.digest('hex');
}

async function textOf(body: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  if (size > MAX_MANIFEST) return '';
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Errors of the file system have a path or a system call; those of zlib and of the tar have neither. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && !(error instanceof BackupError) && !('syscall' in error);
}
