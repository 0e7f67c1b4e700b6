import type { WorldFileMedium } from '@vitrine/world-file';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import { TourError } from '../tour-error.ts';

/** Takes the bytes of media as they are made. A `Map` is one; a folder needs no memory. */
export interface MediaStore {
  /** @param file A name that may have been given before: the last bytes count. */
  set(file: string, bytes: Uint8Array): unknown;
}

/** Collects the media of a world, up to the limits of a world file. */
export class MediaShelf {
  readonly #store: MediaStore;
  /** In bytes, of all media together. */
  readonly #limit: number;
  readonly #media = new Map<string, WorldFileMedium>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  constructor(store: MediaStore, limit: number = WORLD_FILE_LIMITS.unpackedBytes) {
    this.#store = store;
    this.#limit = limit;
  }

  /**
   * @param name In the media library; also the file's name.
   * @throws TourError `tooLarge` when all of them are more than a world file may hold.
   */
  add(name: string, bytes: Uint8Array, alternativeText: string): void {
    this.#size += bytes.byteLength - (this.#sizes.get(name) ?? 0);
    if (this.#size > this.#limit) {
      throw new TourError(
        'tooLarge',
        `The pictures of the tour have more than ${Math.floor(this.#limit / 1024 ** 2)} MB, which is what a world file may hold: leave scenes out, or make it two tours.`,
      );
    }
    this.#media.set(name, { file: name, alternativeText });
    this.#sizes.set(name, bytes.byteLength);
    this.#store.set(name, bytes);
  }

  /** By the name in the library. */
  media(): Readonly<Record<string, WorldFileMedium>> {
    return Object.fromEntries(this.#media);
  }
}
