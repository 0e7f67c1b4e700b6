/**
 * The part that is done by what `ffmpeg -progress` prints: lines like `out_time_us=1250000`.
 *
 * @param duration of the whole, seconds.
 */
export function progressOf(text: string, duration: number): number | undefined {
  const [, microseconds] = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1) ?? [];
  if (microseconds === undefined || duration <= 0) return undefined;
  return Math.min(1, Number(microseconds) / 1_000_000 / duration);
}

/** How many frames were written, by what `ffmpeg -progress` has printed to its end. */
export function framesOf(output: string): number {
  const [, frames] = [...output.matchAll(/^frame=\s*(\d+)$/gm)].at(-1) ?? [];
  return Number(frames ?? 0);
}
