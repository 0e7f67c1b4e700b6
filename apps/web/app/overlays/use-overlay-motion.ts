import type { SidebarPhase } from '@vitrine/core/overlays/sidebar';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { createOverlayMotion } from '~/showroom/history/overlay-motion.ts';
import type { OverlayMotionHost } from '~/showroom/history/overlay-motion.ts';
import { browserClock } from '~/showroom/browser/clock.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect.ts';

/**
 * The motion of one overlay in and out: the visitor's command, and the address.
 *
 * @param host.isNamed whether the address (still) names the overlay.
 * @returns its phase, and how the visitor closes it.
 */
export function useOverlayMotion(host: OverlayMotionHost & { readonly isNamed: boolean }): {
  readonly phase: SidebarPhase;
  readonly close: () => void;
} {
  const { backQueue } = useShowroomWindow();
  const [motion] = useState(() => createOverlayMotion(browserClock));
  const phase = useSyncExternalStore(motion.subscribe, motion.phase, motion.phase);
  const isNavigating = useNavigation().state !== 'idle';
  const isLeaving = useSyncExternalStore(backQueue.subscribe, backQueue.isPending, () => false);
  const { isNamed } = host;

  useBrowserLayoutEffect(() => motion.serve(host));
  // Before the first paint: an overlay that opens without motion can be closed with the first key.
  useBrowserLayoutEffect(() => motion.start(), [motion]);
  useBrowserLayoutEffect(() => {
    motion.follow({ isNamed, isRouterAtRest: !isNavigating && !isLeaving });
  }, [motion, isNamed, isNavigating, isLeaving, phase]);
  const close = useCallback(() => motion.send('closeAsked'), [motion]);
  return { phase, close };
}
