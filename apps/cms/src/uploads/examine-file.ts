import { open, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { isFontExtension } from '@vitrine/core/world/font-facts';
import { activePartOfDrawing } from '@vitrine/world-file';
import { canBe, HEAD_BYTES } from './content-marks.ts';
import { examineModel } from './examine-model.ts';
import { examinePicture, isPictureExtension } from './examine-picture.ts';
import { examineFont } from './fonts/examine-font.ts';
import { mediaTypeOf } from './media-types.ts';
import type { RefusedFile } from './refused-file.ts';

/** Bytes of a drawing. Every visitor gets it whole; the doctor warns from half a megabyte on. */
const MAX_DRAWING = 20_000_000;

/** Fonts that browsers do not read: several in one file, and old formats. */
const FOREIGN_FONTS: ReadonlySet<string> = new Set(['.ttc', '.otc', '.dfont', '.eot', '.pfa', '.pfb']);

/**
 * Checks whether the media library accepts a file: its kind is on the list, its content is of that kind, a drawing
 * contains nothing that runs or loads, a picture can be decoded completely, and a model or a font can be used.
 *
 * @param path Where its bytes are now.
 * @param name Its name in the library; the extension is the kind that it claims to be.
 * @returns Undefined when the library accepts it.
 */
export async function examineFile(path: string, name: string): Promise<RefusedFile | undefined> {
  const extension = extname(name).toLowerCase();
  if (FOREIGN_FONTS.has(extension)) return { reason: 'fontKind' };
  if (mediaTypeOf(name) === undefined) return { reason: 'kind' };
  const { size } = await stat(path);
  if (size === 0) return { reason: 'empty' };
  if (!canBe(extension, await headOf(path))) return { reason: 'content' };
  if (isPictureExtension(extension)) return examinePicture(path, extension);
  if (isFontExtension(extension)) return examineFont(path, size);
  if (extension === '.glb' || extension === '.gltf') return examineModel(path, extension);
  return extension === '.svg' ? examineDrawing(path, size) : undefined;
}

async function examineDrawing(path: string, size: number): Promise<RefusedFile | undefined> {
  if (size > MAX_DRAWING) return { reason: 'broken' };
  const part = activePartOfDrawing(await readFile(path));
  return part === undefined ? undefined : { reason: 'drawing', part };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
