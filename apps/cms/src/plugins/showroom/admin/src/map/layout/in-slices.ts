/** Milliseconds of each frame that a long calculation may use. */
const SLICE = 8;

/** The calculation was stopped. */
export class Stopped extends Error {}

/**
 * Runs a stoppable calculation in slices, one per frame, so that the page stays responsive.
 *
 * @throws Stopped when the signal is aborted.
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
