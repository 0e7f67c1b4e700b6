import { useCallback, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classes } from './classes.ts';
import { Cross } from './icons.tsx';
import styles from './modal.module.css';

/**
 * Something that opens over the page and is closed by its button, Escape, the gap or the browser's back.
 * The server renders it open, so its address works without scripts; with them it becomes a true modal that
 * holds the focus and gives it back.
 */
export function Modal(props: {
  /** Max width by name, or a panel at the left (specification section 2: modals, sidebars). */
  readonly kind: 'm' | 'sidebar';
  readonly title: string;
  readonly closeLabel: string;
  /** The page without it. */
  readonly closeHref: string;
  readonly header?: ReactNode;
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
      className={classes(styles['modal'], styles[props.kind])}
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
            {props.header}
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

/** The state of a history entry that was made by opening something over the page before it. */
export interface OpenedState {
  readonly isOpened: true;
}

/** Closing goes back when opening went forward; an address opened directly is replaced by the page's own. */
export function useClosing(closeHref: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: Partial<OpenedState> | null };
  const isOpened = state?.isOpened === true;
  return useCallback(() => {
    if (isOpened) void navigate(-1);
    else void navigate(closeHref, { replace: true, preventScrollReset: true });
  }, [navigate, isOpened, closeHref]);
}
