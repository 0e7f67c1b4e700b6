import { IMAGE_WIDTHS } from '@vitrine/core/media/image-address';

/** The widths that may substitute for a width: larger ones, the next first, then smaller ones. */
export function standInWidths(width: number): readonly number[] {
  return [
    ...IMAGE_WIDTHS.filter((other) => other > width).toSorted((a, b) => a - b),
    ...IMAGE_WIDTHS.filter((other) => other < width).toSorted((a, b) => b - a),
  ];
}
