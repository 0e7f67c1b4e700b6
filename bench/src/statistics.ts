/**
 * The value below or at which a share of the values lies, by the nearest-rank method, so that it is always
 * one of the values.
 *
 * @param share from 0 to 1: 0.5 is the median, 0.99 is p99.
 * @throws RangeError when there are no values: a figure must not be made up.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  const value = sorted[rank - 1];
  if (value === undefined) throw new RangeError('There is no quantile of no values.');
  return value;
}

/** The statistics of a list of measured values. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
  readonly count: number;
}

/** The median and p99 of measured values, in their unit. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), p99: quantile(values, 0.99), count: values.length };
}

/** The median alone. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
