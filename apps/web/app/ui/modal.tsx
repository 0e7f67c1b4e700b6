import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { followFinger } from './follow-finger.ts';
import { drawsOwnHead } from './frame-size.ts';
import type { ModalSize } from './frame-size.ts';
import { FrameHead, FrameProvider } from './frame.tsx';
import type { Frame } from './frame.tsx';
import { lower, raise, release } from './opener.ts';
import { SheetHandle } from './sheet-handle.tsx';
import styles from './modal.module.css';
import sheetStyles from './sheet.module.css';
import sidebarStyles from './sidebars.module.css';

/**
 * An overlay of the page that its button, Escape, the gap, the browser's back button, or a finger on it closes. The server renders
 * it open, so its address works without scripts; with them it becomes a true modal that holds the focus and
 * returns it.
 */
export function Modal({
  size,
  name,
  phase,
  frame,
  children,
}: {
  readonly size: ModalSize;
  /** Identifies it among the overlays of the page. */
  readonly name: string;
  /** The phase of its motion in or out. */
  readonly phase: 'closed' | 'opening' | 'open' | 'closing';
  readonly frame: Frame;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const isUsable = phase === 'opening' || phase === 'open';
  const isOwnHead = drawsOwnHead(size);

  useLayoutEffect(() => {
    if (dialog.current === null) return;
    if (isUsable) raise(dialog.current);
    else lower(dialog.current);
  }, [isUsable]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // While it is still in the page, so that the focus returns to where it came from.
    return () => {
      if (element !== null) release(element);
    };
  }, []);

  const close = useEffectEvent(() => frame.close());
  useLayoutEffect(
    () => (dialog.current && isUsable ? followFinger(dialog.current, () => close()) : undefined),
    [isUsable],
  );

  return (
    // A click that reaches the dialog itself fell into the gap.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closing has its link and Escape
    <dialog
      open
      ref={dialog}
      {...(isOwnHead ? { 'aria-label': frame.title } : { 'aria-labelledby': titleId })}
      className={classes(styles['modal'], styles[size], sidebarStyles[size], sheetStyles[size])}
      data-overlay={name}
      data-phase={phase}
      tabIndex={-1}
      onCancel={(event) => {
        // A file dialog inside sends one as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        frame.close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        frame.close();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Text that is selected into the gap closes nothing.
        if (event.target === event.currentTarget && pressed.current === event.target) frame.close();
      }}
    >
      <FrameProvider value={frame}>
        <div className={styles['panel']} data-sheet="">
          <SheetHandle />
          {!isOwnHead && <FrameHead titleId={titleId} />}
          {children}
        </div>
      </FrameProvider>
    </dialog>
  );
}
