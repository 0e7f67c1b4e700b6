const MEBIBYTE = 1024 * 1024;

/** The limits of a world file. All sizes are in bytes. */
export interface WorldFileLimits {
  /** Of the packed archive. */
  readonly archiveBytes: number;
  /** Of `world.json`, unpacked. */
  readonly jsonBytes: number;
  /** Of one medium, unpacked. */
  readonly mediumBytes: number;
  /** Of everything together, unpacked. */
  readonly unpackedBytes: number;
  readonly files: number;
  /** How many times larger a file may become when it is unpacked. */
  readonly compression: number;
  /** Levels of objects and lists within each other. */
  readonly depth: number;
}

/**
 * A world of 500 locations in seven languages makes about 10 MB of JSON, ten levels deep, and compresses to a
 * fifteenth. A medium may be as large as the CMS accepts (its `sizeLimit`), and all together as large as a process on
 * the smallest machine can hold.
 */
export const WORLD_FILE_LIMITS: WorldFileLimits = {
  archiveBytes: 1024 * MEBIBYTE,
  jsonBytes: 32 * MEBIBYTE,
  mediumBytes: 1024 * MEBIBYTE,
  unpackedBytes: 1024 * MEBIBYTE,
  files: 10_000,
  compression: 200,
  depth: 40,
};

/** Bytes in words, for sentences. */
export function formatSize(bytes: number): string {
  return bytes < MEBIBYTE ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / MEBIBYTE)} MB`;
}
