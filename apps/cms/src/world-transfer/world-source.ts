import { createHash } from 'node:crypto';
import type { WorldArchive, WorldFile } from '@vitrine/world-file';
import type { TransferNote } from './transfer-error.ts';

/** A medium that was unpacked into a folder. */
export interface UnpackedMedium {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** A world file that another process has unpacked and judged, so that this one can go on answering. */
export interface UnpackedWorld {
  readonly worldFile: WorldFile;
  /** By their `file`. */
  readonly media: ReadonlyMap<string, UnpackedMedium>;
  /** Faults of the file itself. */
  readonly faults: readonly TransferNote[];
}

/** The source of an import: an archive in memory or one unpacked into a folder. */
export type WorldSource = WorldArchive | UnpackedWorld;

/** Size and digest of a medium, wherever its bytes are; undefined where the source has none of that name. */
export function measured(
  { media }: WorldSource,
  file: string,
): Pick<UnpackedMedium, 'size' | 'sha256'> | undefined {
  const medium = media.get(file);
  if (!(medium instanceof Uint8Array)) return medium;
  return { size: medium.byteLength, sha256: createHash('sha256').update(medium).digest('hex') };
}
