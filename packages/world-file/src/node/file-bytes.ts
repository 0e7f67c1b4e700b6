import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Bytes } from '../zip-directory.ts';

/** The bytes of a file, read from the disk when they are asked for. */
interface FileBytes extends Bytes, Disposable {}

/**
 * Opens a file to be read piece by piece. Reading waits for the disk: it belongs in a process that does nothing else.
 *
 * @throws the system's error, such as for a missing file.
 */
export function openFileBytes(path: string): FileBytes {
  const file = openSync(path, 'r');
  const byteLength = fstatSync(file).size;
  return {
    byteLength,
    subarray: (begin, end) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, byteLength) - begin));
      let length = 0;
      while (length < bytes.byteLength) {
        const read = readSync(file, bytes, length, bytes.byteLength - length, begin + length);
        // The file has been cut off meanwhile.
        if (read === 0) break;
        length += read;
      }
      return bytes.subarray(0, length);
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}
