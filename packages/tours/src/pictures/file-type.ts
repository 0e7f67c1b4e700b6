/** The type of a file by its first bytes; its name is not trusted. */
export type FileType = 'jpg' | 'png' | 'webp' | 'avif' | 'mp4' | 'webm';

/** The kind of a picture or clip that browsers show; undefined for everything else, SVG with its scripts included. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const ascii = (from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'webm';
  if (ascii(4, 8) !== 'ftyp') return undefined;
  const brand = ascii(8, 12);
  if (brand === 'avif') return 'avif';
  return /^(?:isom|iso[2-6]|mp4[12]|avc1|M4V |dash|mmp4)$/.test(brand) ? 'mp4' : undefined;
}

/** Whether it is a picture. */
export function isPictureType(type: FileType | undefined): type is 'jpg' | 'png' | 'webp' | 'avif' {
  return type === 'jpg' || type === 'png' || type === 'webp' || type === 'avif';
}

/** Why a file of a known kind is not taken over, as the rest of a sentence; undefined for any other. */
export function otherTypeOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1000));
  if (start.startsWith('GIF8')) return 'is a GIF: save it as PNG or as a film';
  if (/<svg[\s>]/i.test(start)) return 'is a drawing (SVG), which can hold scripts: save it as PNG';
  if (start.startsWith('BM')) return 'is a bitmap (BMP): save it as PNG or JPEG';
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'is a TIFF: save it as PNG or JPEG';
  if (start.slice(4, 8) === 'ftyp') return 'is of a kind that not all browsers show: save it as JPEG or MP4';
  return undefined;
}
