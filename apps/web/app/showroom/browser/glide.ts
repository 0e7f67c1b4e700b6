import { isReducedMotion } from './browser-conditions.ts';

/** Milliseconds in which a window that follows goes to a presenter's view, who says five times a second where it is. */
export const LED_GLIDE = 200;

/**
 * Draws a movement: quick at first and then slower. Where the visitor prefers less motion only its end is drawn, at once.
 *
 * @param draw called with the part that is done, 0 to 1.
 * @returns a function that ends it where it is.
 */
export function glide(milliseconds: number, draw: (part: number) => void): () => void {
  if (isReducedMotion()) {
    draw(1);
    return () => undefined;
  }
  const begin = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begin) / milliseconds));
    draw(1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
