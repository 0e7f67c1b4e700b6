import { FontError } from './font-error.ts';

/** A table in the unpacked stream of a WOFF2 file. */
export interface PackedTable {
  readonly tag: string;
  /** Bytes, of the transformed table where it is one. */
  readonly length: number;
}

/** Where the directory begins: behind the header (WOFF2, 4.1). */
const HEADER = 48;

/** WOFF2, 4.1, Known Table Tags: the number of a tag is its index in this list. */
const KNOWN_TAGS = [
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH',
  'PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc',
  'bsln,cvar,fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill',
]
  .join(',')
  .split(',');

/** The number that means that the tag itself follows. */
const OTHER_TAG = 63;

/**
 * Outlines are transformed by default, except with transformation 3; for all other tables, 0 means no transformation.
 */
const OUTLINES: ReadonlySet<string> = new Set(['glyf', 'loca']);
const OUTLINES_AS_THEY_ARE = 3;

/**
 * Reads the directory of a WOFF2 file.
 *
 * @returns the tables in their order, and where the directory ends.
 * @throws {FontError} RangeError where the file ends before its directory.
 */
export function woff2Directory(
  file: Buffer,
  count: number,
): { readonly tables: readonly PackedTable[]; readonly end: number } {
  const tables: PackedTable[] = [];
  let at = HEADER;
  /** `UIntBase128`: seven bits a byte, five bytes at most, no leading zeros. */
  const readLength = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = file.readUInt8(at);
      at += 1;
      if (index === 0 && byte === 0x80) break;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new FontError('broken');
  };
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const number = flags & 0x3f;
    let tag = KNOWN_TAGS[number] ?? '';
    if (number === OTHER_TAG) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const transformation = flags >> 6;
    const isTransformed = OUTLINES.has(tag) ? transformation !== OUTLINES_AS_THEY_ARE : transformation !== 0;
    const own = readLength();
    tables.push({ tag, length: isTransformed ? readLength() : own });
  }
  return { tables, end: at };
}
