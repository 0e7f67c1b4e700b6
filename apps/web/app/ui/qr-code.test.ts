import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { fitsQrCode, qrCode } from './qr-code.ts';

/** The dark squares of a drawing. */
function squaresOf(path: string): Set<string> {
  return new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  );
}

describe('a QR code', () => {
  test('draws each dark square of the code, and no other', () => {
    const text = 'https://showroom.example/de/showroom/halls-robotics-hall?article=7-robot-nv-6';
    const { size, path } = qrCode(text);
    const { data } = encode(text, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
    expect(size).toBe(data.length);
    expect(squaresOf(path)).toEqual(new Set(dark));
    expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
  });

  test('fits 2,331 bytes, and no more', () => {
    const [most, tooMany] = ['ü'.repeat(1165) + 'u', 'ü'.repeat(1166)];
    expect([fitsQrCode(most), fitsQrCode(tooMany)]).toEqual([true, false]);
    expect(() => qrCode(most)).not.toThrow();
    expect(() => qrCode(tooMany)).toThrow(RangeError);
  });

  test('keeps four squares free all around it (ISO/IEC 18004)', () => {
    const { size, path } = qrCode('https://showroom.example/');
    const places = [...squaresOf(path)].flatMap((square) => square.split(',').map(Number));
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });
});
