import { formatOverlayStack } from '../overlays/overlay-stack.ts';
import type { OverlayRef, OverlayStack } from '../overlays/overlay-stack.ts';
import type { PayloadId } from '../world/ids.ts';
import type { View } from './view.ts';

/**
 * What a presenter shows, in no language: the location where they are or are going, and what is open over it. It is
 * whole in every message, so that a message that is lost or comes late does no harm.
 */
export interface Showing {
  readonly location: PayloadId;
  readonly open: OverlayStack;
  /** Where the presenter looks inside of the topmost of it; undefined where that is not known. */
  readonly view?: View | undefined;
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

/** A window with where one looks in it; without that while it is still on its way to another page or picture. */
export function withView(showing: Showing, view: View | undefined): Showing {
  const top = shownOverlays(showing.open).at(-1);
  const { item, page } = top !== undefined && 'id' in top ? top : {};
  const isOfOther =
    (view?.kind === 'page' && view.page !== (page ?? 1)) ||
    (view?.kind === 'picture' && view.item !== (item ?? 1));
  return isOfOther ? showing : { ...showing, view };
}

/** Whether two windows show the same, wherever in it they look. */
export function isSameShowing(one: Showing | undefined, other: Showing | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.location === other.location &&
    formatOverlayStack(shownOverlays(one.open)) === formatOverlayStack(shownOverlays(other.open))
  );
}

/** Whether two windows have the same viewer open, perhaps at another page or item. */
export function isSameViewer(one: Showing, other: Showing): boolean {
  const [top, wanted] = [one.open.at(-1), other.open.at(-1)];
  if (top === undefined || wanted === undefined || !('id' in top) || !('id' in wanted)) return false;
  return one.location === other.location && top.kind === wanted.kind && top.id === wanted.id;
}
