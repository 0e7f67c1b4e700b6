import { deflateSync } from 'node:zlib';

/** What a page of a made-up PDF shows. */
export interface FixturePage {
  /** Lines below each other. */
  readonly lines?: readonly string[];
  /** The bytes of its drawing instead, deflated as often as said. */
  readonly content?: Uint8Array;
  readonly deflated?: number;
}

/**
 * A small PDF with pages of lines in Helvetica.
 *
 * @param extra Added to its trailer, where an encrypted file has its keys.
 */
export function somePdf(pages: readonly FixturePage[], extra = ''): Buffer {
  const font = 3;
  const first = 4;
  const numberOf = (index: number) => first + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((text): Uint8Array => Buffer.from(text, 'latin1'));
  for (const [index, page] of pages.entries()) {
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${numberOf(index) + 1} 0 R ` +
          `/Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      ),
      streamOf(page),
    );
  }
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = objects.map((body, index) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
    return offset;
  });
  const table = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${extra} >>\n` +
        `startxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function streamOf({ lines = [], content, deflated = 0 }: FixturePage): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join(' ');
  let bytes: Uint8Array = Buffer.from(
    content ?? Buffer.from(`BT /F1 12 Tf 14 TL 60 780 Td ${shown} ET`, 'latin1'),
  );
  for (let round = 0; round < deflated; round += 1) bytes = deflateSync(bytes);
  const filter = deflated === 0 ? '' : `/Filter [${'/FlateDecode '.repeat(deflated)}]`;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** Added to the trailer of a file that wants a password: no key fits. */
export const WANTS_PASSWORD =
  `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] ` +
  `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
