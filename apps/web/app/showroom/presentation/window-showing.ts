import { parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { Showing } from '@vitrine/core/presentation/showing';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ShowroomState } from '../walking/store.ts';
import { locationAhead, travelOf } from '../walking/store.ts';

/** What a window shows. During a walk it is the destination, so that guests set out at the same time. */
export function windowShowing(state: ShowroomState, search: string): Showing | undefined {
  const location = state.awaitedTarget ?? locationAhead(state);
  if (location === undefined) return undefined;
  const isThere = state.awaitedTarget === undefined && travelOf(state) === 'idle';
  return { location, open: isThere ? parseOverlayStack(new URLSearchParams(search)) : [] };
}

/** What a window shows at the address of a location, with what is open there. */
export function showingAt({
  location,
  href,
}: {
  readonly location: PayloadId;
  readonly href: string;
}): Showing {
  const [, search = ''] = href.split('?', 2);
  return { location, open: parseOverlayStack(new URLSearchParams(search)) };
}
