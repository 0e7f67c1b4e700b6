import { createContext, useContext, useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Cross } from './icons.tsx';
import { logoClass, LogoFace } from './logo.tsx';
import type { LogoView } from './logo.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import styles from './frame.module.css';
import modalStyles from './modal.module.css';
import sidebarStyles from './sidebars.module.css';

/** What the content of an overlay may know about its frame. */
export interface Frame {
  readonly title: string;
  /** A line above the title. */
  readonly eyebrow?: string | undefined;
  /** The page without the overlay. */
  readonly closeHref: string;
  readonly closeLabel: string;
  /** Closes the overlay, as Escape does. */
  readonly close: () => void;
  /** It is on its way out: it no longer owns the address. */
  readonly isLeaving: boolean;
  /** The logo at the top of a sidebar. */
  readonly logo?: LogoView | undefined;
}

const FrameContext = createContext<Frame>({
  title: '',
  closeHref: '',
  closeLabel: '',
  close: () => undefined,
  isLeaving: false,
});

export const FrameProvider = FrameContext.Provider;

/** The frame around the component. */
export function useFrame(): Frame {
  return useContext(FrameContext);
}

/** Closes an overlay: a link that works without scripts. */
export function CloseLink({ className }: { readonly className?: string | undefined }) {
  const { closeHref, closeLabel, close } = useFrame();
  return (
    <a
      className={classes(styles['close'], className)}
      href={closeHref}
      aria-label={closeLabel}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        close();
      }}
    >
      <Cross />
    </a>
  );
}

/**
 * The heading of an overlay, which receives the focus when it opens; a heading that arrives later, with the
 * content, receives it when nothing else in the overlay has it.
 */
export function FrameTitle({ id }: { readonly id?: string | undefined }) {
  const { title } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = heading.current?.closest('dialog:modal');
    const focused = document.activeElement;
    if (dialog && (focused === dialog || focused === document.body)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} data-frame-title="">
      {title}
    </h2>
  );
}

/** The top of a sidebar: the logo (`logo_sidebar`, specification section 3), and the close button. */
export function SidebarBand() {
  const { logo } = useFrame();
  return (
    <header className={styles['band']} style={logo?.style} data-grip="">
      {logo && (
        <div className={logoClass} data-logo={logo.looks}>
          <LogoFace logo={logo} />
        </div>
      )}
      <CloseLink className={styles['onBand']} />
    </header>
  );
}

/** Eyebrow, title and close button; in a sidebar below its band. */
export function FrameHead({
  titleId,
  children,
}: {
  readonly titleId?: string;
  /** Beside the title. */
  readonly children?: ReactNode;
}) {
  const { eyebrow, logo } = useFrame();
  const titles = (
    <div className={styles['titles']}>
      {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <FrameTitle id={titleId} />
    </div>
  );
  if (logo) {
    return (
      <>
        <SidebarBand />
        {titles}
      </>
    );
  }
  return (
    <header className={styles['head']} data-grip="">
      {titles}
      {children}
      <CloseLink />
    </header>
  );
}

/**
 * One of the two panels of an overlay of the size `sidebars`. On a narrow or upright screen both share one sidebar
 * at the right, the left one on top (specification section 2, Overlays).
 */
export function SidebarPane(props: {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={classes(modalStyles['panel'], sidebarStyles['pane'], sidebarStyles[props.side])}
      aria-label={props.label}
      data-sheet=""
    >
      <SheetHandle />
      {props.children}
    </section>
  );
}
