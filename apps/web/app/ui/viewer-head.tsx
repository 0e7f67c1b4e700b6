import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseLink, useFrame } from './frame.tsx';
import styles from './viewer-head.module.css';

/** The head of a full-screen viewer: its title, which receives the focus, tools, and the close button. */
export function ViewerHead({
  remark,
  children,
}: {
  /** Beside the title: the position, as in "2 of 5". */
  readonly remark?: string | undefined;
  /** Buttons of the class {@link headTool}. */
  readonly children?: ReactNode;
}) {
  const { title } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The frame opened before this head had arrived, and could not focus it.
    const dialog = heading.current?.closest('dialog:modal');
    const focused = document.activeElement;
    if (dialog && (focused === dialog || focused === document.body)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <header className={styles['head']}>
      <h2 ref={heading} tabIndex={-1} data-frame-title="">
        {title}
      </h2>
      {remark && <p className={styles['remark']}>{remark}</p>}
      {children && <div className={styles['tools']}>{children}</div>}
      <CloseLink className={styles['close']} />
    </header>
  );
}

/** The class of a tool in the head. */
export const headTool = styles['tool'];
