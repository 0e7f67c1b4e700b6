import type { WorldFileMedium } from '@vitrine/world-file';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import { TourError } from '../tour-error.ts';

/** Collects the media of a world with their bytes, up to the limits of a world file. */
export class MediaShelf {
  /** In bytes, of all media together. */
  readonly #limit: number;
  #size = 0;
  readonly #media = new Map<string, WorldFileMedium>();
  readonly #bytes = new Map<string, Uint8Array>();

  constructor(limit: number = WORLD_FILE_LIMITS.unpackedBytes) {
    this.#limit = limit;
  }

  /**
   * @param name In the media library; also the file's name.
   * @throws TourError `tooLarge` when all of them are more than a world file may hold.
   */
  add(name: string, bytes: Uint8Array, alternativeText: string): void {
    this.#size += bytes.byteLength - (this.#bytes.get(name)?.byteLength ?? 0);
    if (this.#size > this.#limit) {
      throw new TourError(
        'tooLarge',
        `The pictures of the tour have more than ${Math.floor(this.#limit / 1024 ** 2)} MB, which is what a world file may hold: leave scenes out, or make it two tours.`,
      );
    }
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
