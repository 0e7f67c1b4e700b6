const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The same unit as for the limits of world files. */
const STEP = 1024;

/** Formats bytes in a language: `3.4 MB`. */
export function formatSize(bytes: number, language: string): string {
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
