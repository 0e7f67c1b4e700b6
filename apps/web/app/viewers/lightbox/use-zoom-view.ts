import { useRef } from 'react';
import type { RefObject } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { useHand } from '~/ui/use-hand.ts';

/** The picture that is shown. */
const PICTURE = '.yarl__slide_current img';

/** The library moves a picture only together with another zoom: this much is not seen. */
const HARDLY = 1.002;

/**
 * Makes the zoom of a picture in the lightbox a part of presentations.
 *
 * @returns is to be called whenever the picture is larger or elsewhere.
 */
export function useZoomView(
  zoom: RefObject<ZoomRef | null>,
  {
    index,
    count,
    onShow,
  }: {
    /** Of the item that is shown. */
    readonly index: number;
    readonly count: number;
    readonly onShow: (index: number) => void;
  },
): () => void {
  const shown = useRef(index);
  const hand = useHand(() => picture()?.closest('dialog'));
  const viewer = useViewer(
    {
      element: picture,
      read: () => {
        const now = zoom.current;
        const image = picture();
        if (now === null || image === null) return undefined;
        const { offsetX, offsetY } = now;
        const { clientWidth = 1, clientHeight = 1 } = image;
        return {
          kind: 'picture',
          item: index + 1,
          scale: now.zoom,
          x: 0.5 - offsetX / (clientWidth || 1),
          y: 0.5 - offsetY / (clientHeight || 1),
        };
      },
      lead: (view) => {
        const now = zoom.current;
        const image = picture();
        if (view.kind !== 'picture' || now === null || image === null) return;
        hand.lead();
        if (view.item !== index + 1) {
          if (view.item <= count) onShow(view.item - 1);
          return;
        }
        const wanted = Math.min(view.scale, now.maxZoom);
        const isAsLarge = Math.abs(wanted / now.zoom - 1) < HARDLY - 1;
        const goal = isAsLarge ? now.zoom * (now.zoom * HARDLY < now.maxZoom ? HARDLY : 1 / HARDLY) : wanted;
        // How far around the middle of the window it enlarges, so that the picture comes to be where it is wanted.
        const share = 1 / now.zoom - 1 / goal;
        const by = (offset: number, part: number, side: number): number =>
          (offset - (0.5 - part) * side) / share;
        const dx = by(now.offsetX, view.x, image.clientWidth);
        const dy = by(now.offsetY, view.y, image.clientHeight);
        const isThere = isAsLarge && Math.abs(dx * share) < 1 && Math.abs(dy * share) < 1;
        if (!isThere) now.changeZoom(goal, false, dx, dy);
      },
    },
    true,
  );
  return () => {
    const isOther = shown.current !== index;
    shown.current = index;
    viewer.changed(hand.isOn() && !isOther ? 'visitor' : 'itself');
    if (isOther) viewer.again();
  };
}

function picture(): HTMLElement | null {
  return document.querySelector<HTMLElement>(PICTURE);
}
