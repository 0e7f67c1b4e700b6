import { extname } from 'node:path';
import { formatMessage, message } from '@vitrine/core/reports/message';
import { activePartOfDrawing, activePartsOf } from '@vitrine/world-file';
import type { WorldArchive } from '@vitrine/world-file';
import { canBe, HEAD_BYTES } from '../uploads/content-marks.ts';
import { mediaTypeOf } from '../uploads/media-types.ts';
import type { TransferNote } from './transfer-error.ts';

/**
 * Active content that could run in a visitor's browser. The showroom removes it from every page, but not even the CMS's own
 * panel shall have to: a file that brings it in is refused. Texts are judged as the doctor judges them.
 */
export function safetyFaults({ worldFile, media }: WorldArchive): readonly TransferNote[] {
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
    const part = type === 'image/svg+xml' && bytes !== undefined ? activePartOfDrawing(bytes) : undefined;
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

function headOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES));
}
