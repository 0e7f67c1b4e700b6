import { countedText } from '@vitrine/core/figures/count-up';
import { useEffect, useRef, useState } from 'react';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import styles from './board-figures.module.css';

/** Milliseconds from nought to the value. */
const COUNTING_TIME = 900;

/** A number that counts up when it is opened: not on a page that the server sent, and not with reduced motion. */
export function CountUp({ text }: { readonly text: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const [isOpened] = useState(useInBrowser());
  useEffect(() => {
    const element = shown.current;
    if (element === null || !isOpened || isReducedMotion()) return undefined;
    let start: number | undefined;
    let frame = requestAnimationFrame(step);
    function step(now: number): void {
      start ??= now;
      const part = Math.min(1, (now - start) / COUNTING_TIME);
      if (element !== null) element.textContent = countedText(text, 1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = text;
    };
  }, [isOpened, text]);
  return (
    <span className={styles['count']} data-whole={text}>
      <span ref={shown}>{text}</span>
    </span>
  );
}
