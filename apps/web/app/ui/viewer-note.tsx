import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './viewer-note.module.css';

/** Fills a viewer with a sentence and the possible actions. */
export function ViewerNote({
  icon,
  sentence,
  isAlert = false,
  className,
  children,
}: {
  readonly icon?: ReactNode;
  readonly sentence: string;
  /** Whether it appears without an action of the visitor, so that screen readers announce it at once. */
  readonly isAlert?: boolean;
  readonly className?: string | undefined;
  /** Buttons and links with {@link noteAction} as their class. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={classes(styles['note'], className)}>
      {icon && <span className={styles['icon']}>{icon}</span>}
      {isAlert ? <output>{sentence}</output> : <p>{sentence}</p>}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}

/** The class of an action: the first one is prominent, the others are plain. */
export function noteAction(kind: 'first' | 'other'): string {
  return (kind === 'first' ? styles['first'] : styles['action']) ?? '';
}
