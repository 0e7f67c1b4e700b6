import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Cross } from './icons.tsx';
import { useClosing } from './use-closing.ts';
import styles from './modal.module.css';

/**
 * How wide an overlay may be (specification sections 2 and 9; `xs` and `xm` are given no width there), or
 * where it stands: as a panel at a side, as both panels at once, or over the whole screen with its own ways
 * to close it.
 */
export type ModalSize =
  | 'xs'
  | 'xm'
  | 's'
  | 'm'
  | 'l'
  | 'xl'
  | 'xxl'
  | 'xxxl'
  | 'fullscreen'
  | 'sidebar-left'
  | 'sidebar-right'
  | 'sidebars'
  | 'bare';

/**
 * Something that opens over the page and is closed by its button, Escape, the gap or the browser's back.
 * The server renders it open, so its address works without scripts; with them it becomes a true modal that
 * holds the focus and gives it back.
 */
export function Modal(props: {
  readonly size: ModalSize;
  readonly title: string;
  readonly closeLabel: string;
  /** The page without it. */
  readonly closeHref: string;
  /** A line above the title. */
  readonly eyebrow?: string | undefined;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useClosing(props.closeHref);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
    heading.current?.focus({ preventScroll: true });
    // While it is still in the page, so that the focus returns to where it came from.
    return () => element?.close();
  }, []);

  return (
    // Escape is the browser's own `cancel`; a click that reaches the dialog itself fell into the gap.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- closing has its link and Escape
    <dialog
      open
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(styles['modal'], styles[props.size])}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <div className={styles['titles']}>
            {props.eyebrow && <p className={styles['eyebrow']}>{props.eyebrow}</p>}
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {props.title}
            </h2>
          </div>
          <a
            className={styles['close']}
            href={props.closeHref}
            aria-label={props.closeLabel}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              close();
            }}
          >
            <Cross />
          </a>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
