/** The upper half of code page 437, in which zip archives name files that do not say otherwise. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/** Bit 11 of the flags: the name is UTF-8 (APPNOTE.TXT 6.3.10, appendix D). */
const IS_UTF8 = 0x0800;

/** The extra field in which Info-ZIP keeps the name in UTF-8 (section 4.6.9). */
const UNICODE_PATH = 0x7075;

/**
 * The name of a file of a zip archive. Many tools write UTF-8 without the flag for it; what is none is read in the old
 * code page of zip.
 *
 * @param extra The extra fields of the file in the directory.
 * @returns undefined for a name that says that it is UTF-8 and is not.
 */
export function entryNameOf(name: Uint8Array, extra: Uint8Array, flags: number): string | undefined {
  const unicode = unicodePathIn(extra);
  const given = utf8(name);
  if (given !== undefined || (flags & IS_UTF8) !== 0) return given;
  return unicode ?? inCodePage(name);
}

function unicodePathIn(extra: Uint8Array): string | undefined {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const size = view.getUint16(at + 2, true);
    // A version and a checksum come first.
    if (view.getUint16(at, true) === UNICODE_PATH && size > 5 && at + 4 + size <= extra.byteLength) {
      return utf8(extra.subarray(at + 9, at + 4 + size));
    }
    at += 4 + size;
  }
  return undefined;
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function inCodePage(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (CODE_PAGE_437[byte - 128] ?? ''),
  ).join('');
}
