import { encode } from 'uqr';
import type { QrCode } from './qr-drawing.tsx';

/** Units: the quiet zone that ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** The bytes that a code of this level holds at most. */
const CAPACITY = 2331;

/** Whether a text fits into a QR code. */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= CAPACITY;
}

/**
 * Draws a text as a QR code that a phone still reads from a screen with reflections (correction level M).
 *
 * @throws RangeError if it does not fit.
 */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}

/** Dark squares side by side are one rectangle: where it starts, and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
