import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './disclosure.module.css';

/**
 * A button of the header that unfolds a small panel, without scripts as well. A choice in the panel, Escape, and a tap
 * or the focus elsewhere close it.
 */
export function Disclosure({
  label,
  icon: Icon,
  text,
  children,
  className,
}: {
  /** Of the button, for screen readers: it contains what can be seen on it. */
  readonly label: string;
  readonly icon: ComponentType<{ readonly size?: number }>;
  readonly text: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  useClosing(disclosure);
  return (
    <details ref={disclosure} className={classes(styles['disclosure'], className)}>
      <summary className={styles['button']} aria-label={label}>
        <Icon size={18} />
        <span>{text}</span>
      </summary>
      <div className={styles['panel']}>{children}</div>
    </details>
  );
}

const EVENTS = ['pointerdown', 'click', 'keydown', 'focusin'] as const;

function useClosing(disclosure: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const onEvent = (event: Event) => {
      const element = disclosure.current;
      if (!element?.open || !closes(event, element)) return;
      element.open = false;
      // Elsewhere the focus has another home already.
      if (['click', 'keydown'].includes(event.type)) element.querySelector('summary')?.focus();
    };
    for (const type of EVENTS) document.addEventListener(type, onEvent);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, onEvent);
    };
  }, [disclosure]);
}

function closes(event: Event, element: Element): boolean {
  if (event.type === 'keydown') return (event as KeyboardEvent).key === 'Escape';
  const target = event.target as Element;
  const isInside = element.contains(target);
  return event.type === 'click' ? isInside && target.closest('a, button') !== null : !isInside;
}
