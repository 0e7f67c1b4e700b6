import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRequest } from './overlay-definition.server.ts';

/** An overlay that the address names with one of several items. */
type ItemRef = OverlayRef & { readonly kind: 'media' | 'slideshow' };

/** Creates the address that shows an item, by its index. */
export function itemMaker(
  overlay: ItemRef,
  request: Pick<OverlayRequest, 'hrefTo'>,
): (index: number) => string {
  return (index) => request.hrefTo({ ...overlay, item: index + 1 });
}

/** The index of the item that the address names; the first where it names none that exists. */
export function startOf({ item = 1 }: ItemRef, items: number): number {
  return item <= items ? item - 1 : 0;
}
