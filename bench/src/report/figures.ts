/** A number with about three figures: `0.0123`, `4.56`, `78.9`, `1,234`. */
export function figure(value: number): string {
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-GB');
  if (size >= 10) return value.toFixed(1);
  return size >= 1 ? value.toFixed(2) : value.toPrecision(2);
}

/** Milliseconds in the unit that reads best. */
export function duration(milliseconds: number): string {
  if (milliseconds >= 1000) return `${figure(milliseconds / 1000)} s`;
  return milliseconds >= 1 ? `${figure(milliseconds)} ms` : `${figure(milliseconds * 1000)} µs`;
}

/** Bytes as kB of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Bytes as MB of 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  return `${figure(bytes / 1e6)} MB`;
}

/** A whole number with its thousands apart. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** A factor: `1.04 x`. */
export function factor(value: number): string {
  return `${value.toFixed(2)} x`;
}

/** A share of one as a percentage. */
export function percent(share: number): string {
  return `${figure(100 * share)} %`;
}
