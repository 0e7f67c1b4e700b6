import { useState, type MouseEvent } from 'react';
import { isPlainClick } from '~/ui/plain-click.ts';
import { OverlayItem } from './overlay-item.tsx';
import type { OverlayView } from './overlay-view.ts';
import { withNamed, withoutLeft } from './presence.ts';
import { useWalkAway } from './use-walk-away.ts';

/** Everything that stands open over the location, the lowest first, and what is on its way out. */
export function OverlayLayer({
  overlays,
  pageHref,
  sidebarTime,
}: {
  readonly overlays: readonly OverlayView[];
  readonly pageHref: string;
  /** Seconds that the world's sidebars take to slide. */
  readonly sidebarTime: number;
}) {
  const [named, setNamed] = useState(overlays);
  const [present, setPresent] = useState(() => withNamed([], overlays));
  if (named !== overlays) {
    setNamed(overlays);
    setPresent(withNamed(present, overlays));
  }
  const walkAway = useWalkAway(pageHref, overlays.length > 0);
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-walk]');
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    walkAway(link);
  };
  return present.map(({ overlay, isNamed }) => (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div key={overlay.key} onClick={onClick}>
      <OverlayItem
        overlay={overlay}
        isNamed={isNamed}
        sidebarTime={sidebarTime}
        onLeft={() => setPresent((before) => withoutLeft(before, overlay.key))}
      />
    </div>
  ));
}
