import { formatOverlayStack } from '../overlays/overlay-stack.ts';
import type { OverlayRef, OverlayStack } from '../overlays/overlay-stack.ts';
import type { PayloadId } from '../world/ids.ts';

/**
 * What a presenter shows, in no language: the location where they are or are going, and what is open over it. It is
 * whole in every message, so that a message that is lost or comes late does no harm.
 */
export interface Showing {
  readonly location: PayloadId;
  readonly open: OverlayStack;
}

/**
 * Overlays that stay the presenter's own: what they type, how they log in, and the tools of their window. A search is
 * words of one language.
 */
const PRIVATE_KINDS: ReadonlySet<OverlayRef['kind']> = new Set([
  'code',
  'contact',
  'keys',
  'search',
  'share',
]);

/** The overlays of a window that its guests see as well, without the words of its language. */
export function shownOverlays(stack: OverlayStack): OverlayStack {
  return stack.flatMap((overlay) => {
    if (PRIVATE_KINDS.has(overlay.kind)) return [];
    if (!('id' in overlay)) return overlay;
    const { title: _, ...ref } = overlay;
    return ref;
  });
}

/** Whether two windows show the same. */
export function isSameShowing(one: Showing | undefined, other: Showing | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.location === other.location &&
    formatOverlayStack(shownOverlays(one.open)) === formatOverlayStack(shownOverlays(other.open))
  );
}
