import { open } from 'node:fs/promises';

/** More than the boxes before the pictures of any real file. */
const MAX_BOXES = 64;

/**
 * Whether playing can start before an MP4 is loaded whole: its table of contents (the box `moov`, ISO/IEC
 * 14496-12) comes before its pictures (`mdat`). True for other formats.
 */
export async function isFaststart(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(16);
    let at = 0;
    for (let boxes = 0; boxes < MAX_BOXES; boxes += 1) {
      const { bytesRead } = await file.read(header, 0, 16, at);
      if (bytesRead < 8) return true;
      const name = header.toString('latin1', 4, 8);
      if (name === 'moov') return true;
      if (name === 'mdat') return false;
      const size = sizeOf(header, bytesRead);
      // Zero means that it extends to the end of the file.
      if (size < 8) return true;
      at += size;
    }
    return true;
  } finally {
    await file.close();
  }
}

/** A size of 1 means that the real one follows in eight bytes. */
function sizeOf(header: Buffer, bytesRead: number): number {
  const short = header.readUInt32BE(0);
  return short === 1 && bytesRead === 16 ? Number(header.readBigUInt64BE(8)) : short;
}
