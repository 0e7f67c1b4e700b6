const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** As the limits of world files count. */
const STEP = 1024;

/** Bytes in the words of a language: `3.4 MB`. */
export function sizeInWords(bytes: number, language: string): string {
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[unit] ?? 'gigabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
