import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bytes } from '@vitrine/world-file';
import { openFileBytes } from '@vitrine/world-file/node';
import type { UnpackedMedium } from '../world-source.ts';

/** The media of an upload, as files: however many they are, none has to be in memory. */
export class MediaFolder {
  readonly #folder: string;
  readonly #media = new Map<string, UnpackedMedium>();

  /** @param folder Existing and empty. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a medium; one that was written before is replaced. @throws the system's error, such as for a full disk. */
  set(file: string, bytes: Uint8Array): void {
    this.add(file, [bytes]);
  }

  /** Writes a medium piece by piece. @throws what the pieces throw, and the system's errors. */
  add(file: string, pieces: Iterable<Uint8Array>): void {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    // Only what was written here before may be there.
    const opened = openSync(path, this.#media.has(file) ? 'w' : 'wx');
    const digest = createHash('sha256');
    let size = 0;
    try {
      for (const piece of pieces) {
        digest.update(piece);
        size += piece.byteLength;
        writeWhole(opened, piece);
      }
    } finally {
      closeSync(opened);
    }
    this.#media.set(file, { path, size, sha256: digest.digest('hex') });
  }

  /** The bytes of a medium, read as they are needed. */
  get(file: string): Bytes | undefined {
    const medium = this.#media.get(file);
    if (medium === undefined) return undefined;
    return {
      byteLength: medium.size,
      subarray: (begin, end) => {
        using opened = openFileBytes(medium.path);
        return opened.subarray(begin, end);
      },
    };
  }

  /** Where each medium is. */
  lines(): readonly ({ readonly file: string } & UnpackedMedium)[] {
    return [...this.#media].map(([file, { path, size, sha256 }]) => ({ file, path, size, sha256 }));
  }
}

/** The system may take less at a time than it is given. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(file, bytes, at);
}
