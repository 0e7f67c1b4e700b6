import { Suspense, type ComponentType, type MouseEvent } from 'react';
import { MoreTexts, useTexts } from '~/i18n/translations.tsx';
import { Modal } from '~/ui/modal.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { OVERLAY_BODIES } from './overlay-bodies.ts';
import type { OverlayView } from './overlay-view.ts';
import { useWalkAway } from './use-walk-away.ts';

/**
 * Everything that stands open over the location, the lowest first. A frame stands as soon as the content is
 * known; the code that shows the content follows, with a skeleton in its place until then.
 */
export function OverlayLayer({
  overlays,
  pageHref,
}: {
  readonly overlays: readonly OverlayView[];
  readonly pageHref: string;
}) {
  const t = useTexts();
  const walkAway = useWalkAway(pageHref, overlays.length > 0);
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-walk]');
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    walkAway(link);
  };
  return overlays.map((overlay) => (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div key={overlay.key} onClick={onClick}>
      <Modal {...overlay.frame} closeLabel={t('dialog__close')} closeHref={overlay.closeHref}>
        {overlay.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="overlay" />
        ))}
        <MoreTexts texts={overlay.texts}>
          <Suspense fallback={<Skeleton label={t('progress__loading')} />}>
            <Body overlay={overlay} />
          </Suspense>
        </MoreTexts>
      </Modal>
    </div>
  ));
}

function Body({ overlay }: { readonly overlay: OverlayView }) {
  // Each kind's component takes its own kind's content, which the compiler cannot follow through a table.
  const Content = OVERLAY_BODIES[overlay.kind] as ComponentType<{ readonly content: unknown }>;
  return <Content content={overlay.content} />;
}
