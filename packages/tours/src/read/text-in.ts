import { LIMITS } from '../limits.ts';
import { TourError } from '../tour-error.ts';

/** @throws TourError when a file is larger than any description. */
export function textIn(bytes: Uint8Array, path: string): string {
  // A character has three bytes in UTF-8 at most for each unit that is counted.
  if (bytes.byteLength > LIMITS.characters * 3) {
    throw new TourError(
      'tooLarge',
      `${path} has ${(bytes.byteLength / 1_000_000).toFixed(0)} MB; of the description of a tour ${(LIMITS.characters / 1_000_000).toFixed(0)} million characters are read at most.`,
    );
  }
  // krpano reads UTF-16 as well, where a mark tells it.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Written on an old Windows without saying so.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
