import { countedBetween } from '@vitrine/core/figures/count-up';
import { useLayoutEffect, useRef, useState } from 'react';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import styles from './board-figures.module.css';

/** Milliseconds from nought to the value, or from one value to the next. */
const COUNTING_TIME = 900;

/** Where counting begins when the figure is opened. */
const NOUGHT = '0';

/**
 * A number that counts up when it is opened, and from the old to the new value when it changes: not on a page that the
 * server sent, and not with reduced motion.
 */
export function CountUp({ text }: { readonly text: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const [isOpened] = useState(useInBrowser());
  const earlier = useRef(isOpened ? NOUGHT : text);
  // Before the browser paints, so that the new value does not flash up.
  useLayoutEffect(() => {
    const element = shown.current;
    const from = earlier.current;
    if (element === null) return undefined;
    if (from === text || isReducedMotion()) {
      earlier.current = text;
      element.textContent = text;
      return undefined;
    }
    let start: number | undefined;
    let frame = requestAnimationFrame(step);
    element.textContent = countedBetween(from, text, 0);
    function step(now: number): void {
      start ??= now;
      const part = Math.min(1, (now - start) / COUNTING_TIME);
      const counted = countedBetween(from, text, 1 - (1 - part) ** 3);
      // A change on the way goes on from here.
      earlier.current = counted;
      if (element !== null) element.textContent = counted;
      if (part < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <span className={styles['count']} data-whole={text}>
      <span ref={shown}>{text}</span>
    </span>
  );
}
