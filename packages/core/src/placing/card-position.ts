import type { BoxSize } from '../background/aspect-ratio.ts';
import type { BoxPoint } from './cover.ts';
import { areOverlapping, isWithin } from './rectangle.ts';
import type { Rectangle } from './rectangle.ts';

/** Where a card may be beside what it is about, in the order in which it is tried. */
const SIDES = ['end', 'start', 'above', 'below'] as const;

/** How finely a card is shifted along a side to find room, in parts of the free length. */
const SHIFTS = 24;

/**
 * Where a card goes beside a hotspot: completely within the box, neither over the hotspot nor over the chrome, and as
 * near to its middle as that allows. Undefined where there is no such position.
 *
 * @param about.gap between the hotspot and the card, in the box's unit.
 * @returns the top left corner of the card.
 */
export function cardPosition(
  card: BoxSize,
  about: {
    readonly hotspot: Rectangle;
    readonly box: BoxSize;
    readonly chrome: readonly Rectangle[];
    readonly gap: number;
  },
): BoxPoint | undefined {
  for (const side of SIDES) {
    const found = alongSide(side, about, card).find((corner) => {
      const rectangle = rectangleAt(corner, card);
      return isWithin(rectangle, about.box) && !about.chrome.some((part) => areOverlapping(part, rectangle));
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The corners of a card along a side of the hotspot, the one whose middle is nearest to the hotspot's first. */
function alongSide(
  side: (typeof SIDES)[number],
  { hotspot, box, gap }: { readonly hotspot: Rectangle; readonly box: BoxSize; readonly gap: number },
  card: BoxSize,
): readonly BoxPoint[] {
  const { left, top, right, bottom } = hotspot;
  if (side === 'end' || side === 'start') {
    const x = side === 'end' ? right + gap : left - gap - card.width;
    return positions((top + bottom - card.height) / 2, box.height - card.height).map((y) => ({ x, y }));
  }
  const y = side === 'below' ? bottom + gap : top - gap - card.height;
  return positions((left + right - card.width) / 2, box.width - card.width).map((x) => ({ x, y }));
}

/** Positions from 0 to a most, the nearest to a wanted one first, which itself is the first if it is among them. */
function positions(wanted: number, most: number): readonly number[] {
  if (most < 0) return [];
  const held = Math.min(Math.max(wanted, 0), most);
  const spread = Array.from({ length: SHIFTS + 1 }, (_, index) => (index / SHIFTS) * most);
  return [held, ...spread.toSorted((one, other) => Math.abs(one - held) - Math.abs(other - held))];
}

function rectangleAt({ x, y }: BoxPoint, { width, height }: BoxSize): Rectangle {
  return { left: x, top: y, right: x + width, bottom: y + height };
}
