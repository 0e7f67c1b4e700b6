import { TourError } from '../tour-error.ts';
import type { LookUp } from './open-panorama.ts';

/** The limits on look-ups for one tour. */
const LOOK_UP_LIMITS = {
  /** Existing files, repeated ones included: 1,000 scenes of 96 tiles have half of that. */
  files: 200_000,
  /** Unpacked; an archive has up to 1 GB, most of which is read once. */
  bytes: 4 * 1024 ** 3,
  /** Bytes that are kept for the next time: of a picture that several scenes or hotspots show. */
  kept: 16 * 1024 ** 2,
};

/**
 * Looks files up and caches the most recent ones. A small tour can name one file a million times: the limits stop it
 * where no real tour comes.
 *
 * @throws TourError `tooMany` from the function that is returned.
 */
export function boundedLookUps(
  lookUp: LookUp,
  { files, bytes, kept }: typeof LOOK_UP_LIMITS = LOOK_UP_LIMITS,
): LookUp {
  const recent = new Map<string, Uint8Array>();
  let filesLeft = files;
  let bytesLeft = bytes;
  let room = kept;
  const remember = (path: string, found: Uint8Array): void => {
    if (found.byteLength > kept) return;
    recent.set(path, found);
    room -= found.byteLength;
    for (const [oldest, old] of recent) {
      if (room >= 0) break;
      recent.delete(oldest);
      room += old.byteLength;
    }
  };
  return async (path) => {
    const known = recent.get(path);
    const found = known ?? (await lookUp(path));
    if (found === undefined) return undefined;
    filesLeft -= 1;
    if (known === undefined) bytesLeft -= found.byteLength;
    if (filesLeft < 0 || bytesLeft < 0) {
      throw new TourError(
        'tooMany',
        'The tour shows the same pictures over and over, more often than any tour has to: leave scenes or hotspots out.',
      );
    }
    if (known === undefined) remember(path, found);
    return found;
  };
}
