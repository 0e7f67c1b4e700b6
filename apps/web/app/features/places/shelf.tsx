import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from '~/ui/classes.ts';
import { ChevronLeft, ChevronRight } from '~/ui/icons.tsx';
import styles from './places.module.css';

/** The share of the visible width that one press scrolls. */
const STEP = 0.8;

interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
}

const NONE: Overflow = { before: false, after: false };

/**
 * Groups of cards side by side, which scroll sideways; on portrait screens they are below each other. The arrows at
 * its ends are for a mouse without a wheel: by keyboard the cards come into view with the focus.
 */
export function Shelf({ children }: { readonly children: ReactNode }) {
  const shelf = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState(NONE);

  useEffect(() => {
    const element = shelf.current;
    if (element === null) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setOverflow((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    // Scrolls the visitor's own location into view.
    const here = element.querySelector<HTMLElement>('[aria-current="page"]');
    if (here && here.offsetLeft + here.offsetWidth > element.clientWidth) {
      element.scrollLeft = here.offsetLeft - (element.clientWidth - here.offsetWidth) / 2;
    }
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, []);
  const scroll = (direction: 1 | -1) => {
    const element = shelf.current;
    element?.scrollBy({ left: direction * STEP * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className={styles['frame']}>
      <div ref={shelf} className={styles['shelf']}>
        {children}
      </div>
      {overflow.before && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classes(styles['arrow'], styles['isBefore'])}
          onClick={() => scroll(-1)}
        >
          <ChevronLeft />
        </button>
      )}
      {overflow.after && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classes(styles['arrow'], styles['isAfter'])}
          onClick={() => scroll(1)}
        >
          <ChevronRight />
        </button>
      )}
    </div>
  );
}
