import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Dispatch, MouseEvent, SetStateAction } from 'react';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { stackOf } from '~/ui/action-link.ts';
import { isSidebar } from '~/ui/frame-size.ts';
import { isPlainClick } from '~/ui/plain-click.ts';
import { useFirstSign } from '~/ui/use-first-sign.ts';
import type { OverlayView } from './overlay-view.ts';
import { withNamed, withoutLeft } from './presence.ts';
import type { Present } from './presence.ts';
import { useActionStacks } from './use-action-stacks.ts';
import { useWalkAway } from './use-walk-away.ts';
// A page that is served with an overlay needs them at once; the code of its frame may come later.
import '~/ui/frame.module.css';
import '~/ui/modal.module.css';
import '~/ui/sheet.module.css';
import '~/ui/sidebars.module.css';
import '~/ui/skeleton.module.css';

function loadItem() {
  return import('./overlay-item.tsx');
}

/** The frame of an overlay, fetched with the first sign of a visitor: no page needs it before. */
const OverlayItem = lazyWithRetry(loadItem);

/** All open overlays over the location, the lowest first, and those on their way out. */
export function OverlayLayer({
  overlays,
  view,
}: {
  readonly overlays: readonly OverlayView[];
  readonly view: LocationView;
}) {
  const { actionStacks } = useShowroomWindow();
  const [named, setNamed] = useState(overlays);
  const [present, setPresent] = useState(() => withNamed([], overlays));
  if (named !== overlays) {
    setNamed(overlays);
    setPresent(withNamed(present, overlays));
  }
  useActionStacks(view);
  const isUsed = useFirstSign();
  useEffect(() => {
    // Without a connection it is fetched again when something opens.
    if (isUsed) void loadItem().catch(() => undefined);
  }, [isUsed]);
  const walkAway = useWalkAway(view.href, present.length > 0);
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link === null || !isPlainClick(event)) return;
    const steps = stackOf(link);
    if (steps !== undefined) void actionStacks.start(steps);
    if (link.dataset['walk'] === undefined) return;
    event.preventDefault();
    walkAway(link);
  };
  return present.map(({ overlay, isNamed }) => (
    // The handler only speeds up links, which work by themselves and by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div key={overlay.key} onClick={onClick}>
      <Item overlay={overlay} isNamed={isNamed} view={view} setPresent={setPresent} />
    </div>
  ));
}

function Item(props: {
  readonly overlay: OverlayView;
  readonly isNamed: boolean;
  readonly view: LocationView;
  readonly setPresent: Dispatch<SetStateAction<readonly Present<OverlayView>[]>>;
}) {
  const { overlay, isNamed, view, setPresent } = props;
  const { hookEvents } = useShowroomWindow();
  // Stable until the overlay changes: a new element while the frame's code is loading would remove what the server
  // rendered from the page.
  return useMemo(
    () => (
      <Suspense>
        <OverlayItem
          overlay={overlay}
          isNamed={isNamed}
          world={view.world}
          onClosed={() => {
            if (isSidebar(overlay.frame.size))
              hookEvents.emit({ type: 'sidebarClosed', location: view.payloadId, closedKey: overlay.key });
          }}
          onGone={() => setPresent((before) => withoutLeft(before, overlay.key))}
        />
      </Suspense>
    ),
    [overlay, isNamed, view, setPresent, hookEvents],
  );
}
