/** Time as the player sees it. Tests pass a clock of their own and turn its hands. */
export interface Clock {
  /** Runs `task` after `milliseconds`; the answer cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** Runs `task` once what stands in the document now has been painted; the answer cancels it. */
  afterPaint(task: () => void): () => void;
}

/** A hidden page paints nothing: its frames are waited for no longer than this, in milliseconds. */
const PAINT_PATIENCE = 250;

/** The clock of the browser. */
export const browserClock: Clock = {
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  afterPaint(task) {
    let frame = requestAnimationFrame(() => {
      // The first callback runs before the paint, the second after it.
      frame = requestAnimationFrame(() => finish());
    });
    const timer = setTimeout(() => finish(), PAINT_PATIENCE);
    const cancel = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const finish = () => {
      cancel();
      task();
    };
    return cancel;
  },
};
