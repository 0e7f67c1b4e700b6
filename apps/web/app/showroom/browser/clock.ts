/** Timers, so that tests can pass a clock that they control. */
export interface BrowserClock {
  /** Runs `task` after `milliseconds`. @returns a function that cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** Runs `task` once the current document has been painted. @returns a function that cancels it. */
  afterPaint(task: () => void): () => void;
}

/** The longest wait for a frame, in milliseconds: a hidden page paints none. */
const PAINT_PATIENCE = 250;

/** The clock of the browser. */
export const browserClock: BrowserClock = {
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
