import type { WorldFileMedium } from '@vitrine/world-file';

/** Collects the media of a world with their bytes. */
export class MediaShelf {
  readonly #media = new Map<string, WorldFileMedium>();
  readonly #bytes = new Map<string, Uint8Array>();

  /** @param name In the media library; the file bears it, too. */
  add(name: string, bytes: Uint8Array, alternativeText: string): void {
    this.#media.set(name, { file: name, alternativeText });
    this.#bytes.set(name, bytes);
  }

  /** By the name in the library. */
  media(): Readonly<Record<string, WorldFileMedium>> {
    return Object.fromEntries(this.#media);
  }

  /** By the file. */
  bytes(): ReadonlyMap<string, Uint8Array> {
    return this.#bytes;
  }
}
