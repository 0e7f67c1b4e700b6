import { extname } from 'node:path';
import { formatMessage, message } from '@vitrine/core/reports/message';
import { activePartOfDrawing, activePartsOf } from '@vitrine/world-file';
import type { Bytes, WorldFile } from '@vitrine/world-file';
import { canBe, HEAD_BYTES } from '../uploads/content-marks.ts';
import { mediaTypeOf } from '../uploads/media-types.ts';
import type { TransferNote } from './transfer-error.ts';

/** A world file with its media, wherever their bytes are. */
export interface JudgedArchive {
  readonly worldFile: WorldFile;
  /** By their `file`. */
  readonly media: { readonly get: (file: string) => Bytes | undefined };
}

/**
 * Active content that could run in a visitor's browser. The showroom removes it from every page, but not even the CMS's own
 * panel shall have to: a file that brings it in is refused. Texts are judged as the doctor judges them.
 */
export function safetyFaults({ worldFile, media }: JudgedArchive): readonly TransferNote[] {
  const faults: TransferNote[] = [];
  for (const { part, path } of [
    ...activePartsOf(worldFile.entries),
    ...activePartsOf(worldFile.media, 'media'),
  ]) {
    const sentence = `${path}: the text holds ${formatMessage(message(`unsafe.${part}`))}. Delete it from the text.`;
    faults.push({ code: 'unsafeText', path, sentence });
  }
  for (const [name, { file }] of Object.entries(worldFile.media)) {
    const type = mediaTypeOf(file);
    if (type === undefined) {
      faults.push({
        code: 'foreignFile',
        path: name,
        sentence: `media.${name}: files such as “${file}” are not imported. Leave it out, or convert it.`,
      });
    }
    const bytes = media.get(file);
    if (type !== undefined && bytes !== undefined && !canBe(extname(file).toLowerCase(), headOf(bytes))) {
      faults.push({
        code: 'falseFile',
        path: name,
        sentence: `media.${name}: “${file}” is not what its ending says. Export it again in that format.`,
      });
    }
    const part =
      type === 'image/svg+xml' && bytes !== undefined
        ? activePartOfDrawing(bytes.subarray(0, bytes.byteLength))
        : undefined;
    if (part !== undefined) {
      faults.push({
        code: 'unsafeDrawing',
        path: name,
        sentence: `media.${name}: the drawing “${file}” holds ${part}. Draw it again without.`,
      });
    }
  }
  return faults;
}

function headOf(bytes: Bytes): Buffer {
  return Buffer.from(bytes.subarray(0, HEAD_BYTES));
}
