import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseLink, useFrame } from './frame.tsx';
import styles from './viewer-head.module.css';

/** The head of what fills the whole screen: its title, which takes the focus, tools, and the way out. */
export function ViewerHead({
  remark,
  children,
}: {
  /** Beside the title: which of how many. */
  readonly remark?: string | undefined;
  /** Buttons of the class {@link headTool}. */
  readonly children?: ReactNode;
}) {
  const { title } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The frame stood before this head had arrived, and could not give it the focus.
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

/** The look of a tool in the head. */
export const headTool = styles['tool'];
