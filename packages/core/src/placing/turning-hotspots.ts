import type { BoxSize } from '../background/aspect-ratio.ts';
import type { Room } from './arrange-hotspots.ts';
import type { BoxPoint } from './cover.ts';
import { pushApart } from './push-apart.ts';
import { areOverlapping, isWithin, rectangleAround } from './rectangle.ts';
import type { Rectangle } from './rectangle.ts';

/** A round hotspot of a view that turns. Lengths are in the unit of the view's box. */
export interface TurningHotspot {
  /** The point that it marks, as the view is turned. */
  readonly point: BoxPoint;
  /** Of its label. */
  readonly label: BoxSize;
}

/** Where a hotspot of a view that turns is shown. */
export interface TurnedHotspot {
  readonly position: BoxPoint;
  /** Undefined where there is no room: it is only shown on its hotspot's hover and focus. */
  readonly label:
    | {
        readonly side: 'below' | 'above';
        /** How far its middle is to the right of its hotspot's, to be within the box. */
        readonly shift: number;
      }
    | undefined;
}

/** Between two hotspots, in sizes of one. */
const GAP = 0.1;

/** Between a label and its hotspot or the edge, in sizes of the hotspot: 6 px at 44 px, as the style sheet has it. */
const LABEL_GAP = 6 / 44;

const ROUNDS = 60;

/** So many are a crowd, as on a picture (`CROWD` in `label-sides.ts`): they stay at their points. */
const MOST = 24;

/**
 * Arranges the hotspots of a view that turns so that each can be tapped: no hotspot lies on another, no label lies on a
 * hotspot or a label, and neither lies under the chrome. The hotspots of a picture move to the nearest free position
 * ({@link import('./arrange-hotspots.ts').arrangeHotspots}); here that would be a leap in the middle of a turn, so
 * they are pushed apart, and follow their points. The first in the list has the choice of the room for its label.
 *
 * @param size of each hotspot, across.
 */
export function arrangeTurningHotspots(
  hotspots: readonly TurningHotspot[],
  size: number,
  { box, chrome }: Pick<Room, 'box' | 'chrome'>,
): readonly TurnedHotspot[] {
  const points = hotspots.map(({ point }) => point);
  const keepOff = (point: BoxPoint): BoxPoint =>
    chrome.reduce((moved, piece) => movedOff(moved, piece, size, box), point);
  const positions =
    points.length > MOST ? points : pushApart(points.map(keepOff), size * (1 + GAP), ROUNDS, keepOff);
  const bodies = positions.map((position) => rectangleAround(position, { width: size, height: size }));
  const gap = size * LABEL_GAP;
  const taken = [...chrome];
  return positions.map((position, index) => {
    const others = bodies.filter((_, other) => other !== index);
    const isFree = (rectangle: Rectangle): boolean =>
      isWithin(rectangle, box) && ![...others, ...taken].some((other) => areOverlapping(other, rectangle));
    const label = hotspots[index]?.label ?? { width: 0, height: 0 };
    const shift = shiftOf(position.x, label.width, gap, box);
    const away = size / 2 + gap + label.height / 2;
    for (const side of ['below', 'above'] as const) {
      const y = position.y + (side === 'below' ? away : -away);
      const rectangle = rectangleAround({ x: position.x + shift, y }, label);
      if (!isFree(rectangle)) continue;
      taken.push(rectangle);
      return { position, label: { side, shift } };
    }
    return { position, label: undefined };
  });
}

/**
 * Moves the middle of a hotspot up from a piece of chrome in the lower half of the view, and down from one in the upper
 * half. The move grows from nothing to all of it on a ramp beside the chrome, as wide as the hotspot: while the view
 * turns, the hotspot moves a little at a time.
 */
function movedOff({ x, y }: BoxPoint, chrome: Rectangle, size: number, box: BoxSize): BoxPoint {
  const beside = Math.max(chrome.left - x, x - chrome.right) - size / 2;
  const share = Math.min(Math.max(1 - beside / size, 0), 1);
  const isLow = chrome.top + chrome.bottom > box.height;
  const missing = isLow
    ? Math.max(y - (chrome.top - size / 2), 0)
    : Math.min(y - (chrome.bottom + size / 2), 0);
  return { x, y: y - share * missing };
}

/** As much as a label needs to keep off the edge, and no more than keeps it over or under its hotspot's middle. */
function shiftOf(x: number, width: number, gap: number, box: BoxSize): number {
  const most = width / 2;
  const [left, right] = [x - most - gap, x + most + gap];
  return Math.min(Math.max(-left, 0), most) - Math.min(Math.max(right - box.width, 0), most);
}
