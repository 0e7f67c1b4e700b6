import type { LookUp } from './open-panorama.ts';

/** Looks up pictures that are written into the tour (`data:…;base64,…`) as if they were files. */
export function withDataFiles(lookUp: LookUp): LookUp {
  return async (path) => {
    if (!path.startsWith('data:')) return lookUp(path);
    const start = path.indexOf(';base64,');
    return start === -1 ? undefined : bytesOfBase64(path.slice(start + ';base64,'.length));
  };
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

/** Undefined for a text that is no Base64. Blanks in it do no harm. */
function bytesOfBase64(text: string): Uint8Array | undefined {
  const signs = text
    .replaceAll(/%2B/gi, '+')
    .replaceAll(/%2F/gi, '/')
    .replaceAll(/\s|=|%3D/gi, '');
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const sign of signs) {
    const value = VALUES.get(sign);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xff_ff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = (bits >> count) & 0xff;
    at += 1;
  }
  return bytes;
}
