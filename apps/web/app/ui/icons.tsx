import { HOTSPOT_SHAPES } from '@vitrine/core/appearance/icon-shapes';
import type { IconShape } from '@vitrine/core/appearance/icon-shapes';
import type { ReactNode } from 'react';

/**
 * Creates a line icon in the colour and about the size of the text beside it, which grows with the screen; hidden from
 * screen readers. Its size is that in CSS pixels where nothing grows.
 */
export function icon(shape: ReactNode) {
  return function Icon({ size = 20 }: { readonly size?: number }) {
    return (
      <svg
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    );
  };
}

/** A drawing that hotspots use too. */
export function drawn({ path, isFilled }: IconShape): ReactNode {
  return <path d={path} fill={isFilled && 'currentColor'} />;
}

export const ChevronLeft = icon(<path d="m15 5-7 7 7 7" />);
export const ChevronRight = icon(<path d="m9 5 7 7-7 7" />);
export const ArrowLeft = icon(<path d="M20 12H5m6-7-7 7 7 7" />);
export const ArrowRight = icon(drawn(HOTSPOT_SHAPES.arrowRight));
export const ArrowOut = icon(drawn(HOTSPOT_SHAPES.arrowOut));
export const Plus = icon(drawn(HOTSPOT_SHAPES.plus));
export const Cross = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const Check = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const Document = icon(drawn(HOTSPOT_SHAPES.document));
export const Play = icon(drawn(HOTSPOT_SHAPES.play));
export const Globe = icon(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5.5-5 12.5 0 18m0-18c5 5.5 5 12.5 0 18M3.5 12h17" />,
);
export const Grid = icon(<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />);
export const Lock = icon(drawn(HOTSPOT_SHAPES.lock));
export const Search = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5.2 12.2L20.5 20.5" />);
export const Pin = icon(
  <>
    <path d="M12 21c4.5-4.6 6.8-8.1 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 12.9 7.5 16.4 12 21Z" />
    <circle cx="12" cy="9.8" r="2.3" />
  </>,
);
export const FloorArrow = icon(drawn(HOTSPOT_SHAPES.floorArrow));
export const TurnBack = icon(drawn(HOTSPOT_SHAPES.turnBack));
