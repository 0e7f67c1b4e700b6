/** The field of a small line, in its own units. */
export const SPARKLINE = { width: 96, height: 28 } as const;

/** Room for the thickness of the line, at every edge. */
const EDGE = 2;

/**
 * The path of a small line through values, the oldest at the left, the smallest at the foot. Equal values give a level
 * line in the middle.
 *
 * @param values two or more finite numbers.
 */
export function sparklinePath(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // The difference of the largest numbers is infinite; half of the smallest is nothing.
  const part = Number.isFinite(high - low) ? 1 : 0.5;
  const range = high * part - low * part;
  const [wide, tall] = [SPARKLINE.width - 2 * EDGE, SPARKLINE.height - 2 * EDGE];
  return values
    .map((value, index) => {
      const x = EDGE + (wide * index) / Math.max(1, values.length - 1);
      const y = EDGE + tall * (high === low ? 0.5 : 1 - (value * part - low * part) / range);
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
