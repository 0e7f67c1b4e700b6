/** A contrast ratio with two digits, `2.57`; cut off, so that a ratio that fails never looks like one that holds. */
export function roundedRatio(ratio: number): number {
  // A ratio of exactly 3 may come out a trifle lower.
  return Math.floor(ratio * 100 + 1e-9) / 100;
}
