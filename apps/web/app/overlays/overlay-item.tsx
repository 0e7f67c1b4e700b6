import { Suspense, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import type { WorldView } from '~/page-data/location-view.ts';
import { isSidebar } from '~/ui/frame-size.ts';
import { Modal } from '~/ui/modal.tsx';
import { SkeletonOf } from '~/ui/skeleton.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { useClosing } from '~/showroom/react/use-closing.ts';
import { OVERLAY_BODIES } from './overlay-kinds.ts';
import type { OverlayView } from './overlay-view.ts';
import { useOverlayMotion } from './use-overlay-motion.ts';

/** Seconds that an overlay other than a sidebar takes to leave. */
const LEAVING_TIME = 0.18;

/**
 * One overlay in its frame. The frame is shown as soon as the content is known; the code that shows the content
 * follows, with a skeleton until then.
 */
export default function OverlayItem(props: {
  readonly overlay: OverlayView;
  readonly isNamed: boolean;
  readonly world: Pick<WorldView, 'sidebarTransitionTime' | 'logoSidebar'>;
  /** Its time is up: it is no longer visible. */
  readonly onClosed: () => void;
  /** And the address no longer names it. */
  readonly onGone: () => void;
}) {
  const t = useTexts();
  const { overlay, isNamed, world } = props;
  const { sidebarTransitionTime: sidebarTime, logoSidebar } = world;
  const { title, eyebrow, size } = overlay.frame;
  const leave = useClosing(overlay.closeHref);
  // What the server rendered has already entered when the page becomes usable: closing always works.
  const [isServed] = useState(!useInBrowser());
  const { phase, close } = useOverlayMotion({
    isNamed,
    leave,
    times: () =>
      isSidebar(size)
        ? { opening: isServed ? 0 : sidebarTime, closing: sidebarTime }
        : { opening: 0, closing: LEAVING_TIME },
    onClosed: props.onClosed,
    onGone: props.onGone,
  });
  const closeLabel = t('dialog__close');
  const { closeHref } = overlay;
  const logo = isSidebar(size) ? logoSidebar : undefined;
  const isLeaving = phase === 'closing' || phase === 'closed';
  const frame = useMemo(
    () => ({ title, eyebrow, close, closeHref, closeLabel, isLeaving, logo }),
    [title, eyebrow, close, closeHref, closeLabel, isLeaving, logo],
  );
  const label = t('progress__loading');
  // Stable until the overlay changes: a new element while the content's code is loading would remove what the
  // server rendered from the page.
  const body = useMemo(
    () => (
      <MoreTexts texts={overlay.texts}>
        <Suspense fallback={<SkeletonOf size={size} label={label} />}>
          <Body overlay={overlay} />
        </Suspense>
      </MoreTexts>
    ),
    [overlay, size, label],
  );
  return (
    <Modal size={size} name={overlay.key} phase={phase} frame={frame}>
      {overlay.styles.map((href) => (
        // The same mode in which the bundler fetches styles, so that they are fetched once.
        <link key={href} rel="stylesheet" href={href} precedence="overlay" crossOrigin="anonymous" />
      ))}
      {body}
    </Modal>
  );
}

function Body({ overlay }: { readonly overlay: OverlayView }) {
  // Each kind's component takes its own kind's content, which the compiler cannot follow through a table.
  const Content = OVERLAY_BODIES[overlay.kind] as ComponentType<{ readonly content: unknown }>;
  return <Content content={overlay.content} />;
}
