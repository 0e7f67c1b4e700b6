import { ASPECT_RATIO_VALUES } from '../background/aspect-ratio.ts';
import type { PicturePoint } from '../world/background.ts';

/** The side of its hotspot that a label is on. */
export type LabelSide = 'end' | 'start' | 'above' | 'below';

/** The inputs for the choice of a side. */
export interface Labelled {
  /** On the 16:9 picture. */
  readonly point: PicturePoint;
  readonly title: string;
  /** Arrows lie flat and have their label above or below. */
  readonly isOnFloor: boolean;
  /** A small picture precedes the title. */
  readonly hasPicture: boolean;
}

/** A label's position. */
export interface LabelPosition {
  readonly side: LabelSide;
  /** In a crowd it would cover something: it is only shown on its hotspot's hover, focus or tap. */
  readonly isThinned: boolean;
}

/** So many hotspots that their labels cannot all be visible at once, whatever the settings. */
export const CROWD = 24;

/**
 * Positions each label so that labels cover neither one another nor other hotspots where that can be
 * avoided: computed for a small desktop window, where they are closest. Same hotspots, same positions. In a
 * crowd, labels that would cover something are thinned out; the first in the list is labelled first.
 */
export function labelPlaces(hotspots: readonly Labelled[]): readonly LabelPosition[] {
  const isCrowd = hotspots.length > CROWD;
  const taken = hotspots.map((hotspot) => bodyOf(hotspot));
  return hotspots.map((hotspot, index) => {
    let best: { readonly side: LabelSide; readonly box: Box; readonly cost: number } | undefined;
    for (const side of sidesOf(hotspot)) {
      const box = labelBox(hotspot, side);
      const cost = outside(box) + overlapping(box, taken, index);
      if (best === undefined || cost < best.cost) best = { side, box, cost };
      if (cost === 0) break;
    }
    const isThinned = isCrowd && best !== undefined && best.cost > 0;
    if (best && !isThinned) taken.push(best.box);
    return { side: best?.side ?? 'end', isThinned };
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WINDOW = { width: 1024, height: 1024 / ASPECT_RATIO_VALUES['16x9'] };

/** CSS pixels, as in the style sheet: half sizes of a pin and of an arrow, a label, its letters. */
const PIN = { x: 20, y: 20 };
const ARROW = { x: 44, y: 22 };
const LETTER_WIDTH = 7.6;

/** How high a label is, and how much wider than its letters. */
const LABEL = { height: 28, around: 24 };
const LABEL_WITH_PICTURE = { height: 48, around: 84 };

function sidesOf({ isOnFloor, point }: Labelled): readonly LabelSide[] {
  if (isOnFloor) return ['above', 'below'];
  return point.x > 62 ? ['start', 'end', 'above', 'below'] : ['end', 'start', 'above', 'below'];
}

function centreOf({ point }: Labelled) {
  return { x: (point.x / 100) * WINDOW.width, y: (point.y / 100) * WINDOW.height };
}

function bodyOf(hotspot: Labelled): Box {
  const { x, y } = centreOf(hotspot);
  const half = hotspot.isOnFloor ? ARROW : PIN;
  return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
}

function labelBox(hotspot: Labelled, side: LabelSide): Box {
  const body = bodyOf(hotspot);
  const { x, y } = centreOf(hotspot);
  const { height, around } = hotspot.hasPicture ? LABEL_WITH_PICTURE : LABEL;
  const width = hotspot.title.length * LETTER_WIDTH + around;
  const middle = { top: y - height / 2, bottom: y + height / 2 };
  const centre = { left: x - width / 2, right: x + width / 2 };
  switch (side) {
    case 'end':
      return { ...middle, left: body.right, right: body.right + width };
    case 'start':
      return { ...middle, left: body.left - width, right: body.left };
    case 'above':
      return { ...centre, top: body.top - height, bottom: body.top };
    default:
      return { ...centre, top: body.bottom, bottom: body.bottom + height };
  }
}

/** How many others a box covers. */
function overlapping(box: Box, others: readonly Box[], own: number): number {
  let count = 0;
  for (const [index, other] of others.entries()) if (index !== own && overlaps(box, other)) count += 1;
  return count;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A label that runs out of the window is worse than one that covers something. */
function outside({ left, top, right, bottom }: Box): number {
  return left < 0 || top < 0 || right > WINDOW.width || bottom > WINDOW.height ? 10 : 0;
}
