import { createHash } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { hasCode } from '@vitrine/content/node';
import { createTarPacker } from 'modern-tar';
import { BackupError } from './backup-error.ts';
import type { BackupFile } from './manifest.ts';

/** Pictures and videos are compressed already, and so is the dump of a PostgreSQL. */
const COMPRESSION = 1;

/** Bytes that are read at once. */
const PIECE = 256 * 1024;

/** An archive that is being written. Entries have to be added one after the other. */
export interface ArchiveWriter {
  /** @returns Undefined if there is no such file (any more), or if it is a link or a folder. */
  readonly addFile: (path: string, from: string) => Promise<BackupFile | undefined>;
  readonly addText: (path: string, text: string) => Promise<void>;
  /** Resolves when the whole archive is on the disk. */
  readonly finish: () => Promise<void>;
  /** Ends it without a result. */
  readonly abandon: (reason: unknown) => Promise<void>;
}

/** Begins a `.tar.gz` that only this account can read. It holds a few megabytes in memory, however large it gets. */
export function writeArchive(file: string): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable),
    createGzip({ level: COMPRESSION }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // A failure also ends the entry that is being written; the first await of either reports it.
  written.catch(() => undefined);

  return {
    addFile: async (path, from) => {
      const handle = await openFile(from);
      if (handle === undefined) return undefined;
      try {
        const stats = await handle.stat();
        if (!stats.isFile()) return undefined;
        const { size, mtime } = stats;
        const entry = controller.add({ name: path, size, mtime, mode: 0o600 }).getWriter();
        const hash = createHash('sha256');
        let read = 0;
        while (read < size) {
          const { bytesRead, buffer } = await handle.read(
            Buffer.allocUnsafe(PIECE),
            0,
            Math.min(PIECE, size - read),
          );
          if (bytesRead === 0) throw new BackupError('archive', `${from} became shorter while it was read.`);
          const piece = buffer.subarray(0, bytesRead);
          hash.update(piece);
          await entry.write(piece);
          read += bytesRead;
        }
        await entry.close();
        return { path, size, sha256: hash.digest('hex') };
      } finally {
        await handle.close();
      }
    },
    addText: async (path, text) => {
      const bytes = Buffer.from(text);
      const entry = controller.add({ name: path, size: bytes.byteLength, mode: 0o600 }).getWriter();
      await entry.write(bytes);
      await entry.close();
    },
    finish: async () => {
      controller.finalize();
      await written;
    },
    abandon: async (reason) => {
      controller.error(reason);
      await Promise.allSettled([written]);
    },
  };
}

async function openFile(path: string) {
  try {
    return await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ELOOP', 'ENOTDIR')) return undefined;
    throw error;
  }
}
