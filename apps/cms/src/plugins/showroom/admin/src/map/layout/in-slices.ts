/** Milliseconds of each frame that a long calculation may take. */
const SLICE = 8;

/** Ends a calculation before its time. */
export class Stopped extends Error {}

/**
 * Runs a calculation that can be stopped at every turn, a slice of each frame, so that the page stays usable.
 *
 * @throws Stopped when the signal says so.
 */
export async function inSlices<Result>(
  calculation: Generator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const turn = calculation.next();
      if (turn.done === true) return turn.value;
    } while (performance.now() < until);
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    if (signal.aborted) throw new Stopped();
  }
}
