import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Where the width, the height and the checksum of the header are in a PNG (ISO/IEC 15948, 11.2.2). */
const WIDTH = 16;
const HEIGHT = 20;
const HEADER = { start: 12, end: 29 };

/** A picture whose header says 16,000 × 12,000 pixels: few bytes that hundreds of megabytes would be set aside for. */
export async function hugePicture(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(16_000, WIDTH);
  bytes.writeUInt32BE(12_000, HEIGHT);
  bytes.writeUInt32BE(crc32(bytes.subarray(HEADER.start, HEADER.end)), HEADER.end);
  return bytes;
}

/** A form with one file. */
export function formOf(field: string, content: Uint8Array<ArrayBuffer> | string, name: string): FormData {
  const form = new FormData();
  form.append(field, new File([content], name));
  return form;
}

/** The status of an answer, or 0 when the CMS has closed the connection: it may refuse before everything is sent. */
export function statusOf(answer: Promise<Response>): Promise<number> {
  return answer.then(
    ({ status }) => status,
    () => 0,
  );
}
