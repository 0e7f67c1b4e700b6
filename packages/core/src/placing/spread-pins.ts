import type { PicturePoint } from '../world/background.ts';
import type { BoxPoint } from './cover.ts';
import { pushApart } from './push-apart.ts';

/**
 * How far apart the centres of two pins are at least, in percent of the plan's width: 44 px, the least that a
 * finger hits, on the plan of a phone that is 358 px wide.
 */
export const PIN_DISTANCE = 12.3;

/** How near a pin may come to the edge of the plan, in the same measure: half of itself. */
const EDGE = PIN_DISTANCE / 2;

/** More pins than a plan can hold apart stay where they are. */
const MAX_PINS = 60;

const ROUNDS = 400;

/**
 * Moves overlapping pins apart, as little as possible, and none over the edge. Other pins stay where they are; the
 * result has the order of the input.
 *
 * @param ratio the plan's height divided by its width.
 */
export function spreadPins(points: readonly PicturePoint[], ratio: number): readonly PicturePoint[] {
  if (points.length > MAX_PINS) return points;
  const pins = points.map(({ x, y }) => ({ x, y: y * ratio }));
  const height = 100 * ratio;
  const onPlan = ({ x, y }: BoxPoint): BoxPoint => ({ x: within(x, 100), y: within(y, height) });
  return pushApart(pins, PIN_DISTANCE, ROUNDS, onPlan).map((pin, index) => {
    const point = points[index];
    if (point !== undefined && pin === pins[index]) return point;
    return { x: round2(pin.x), y: round2(pin.y / ratio) };
  });
}

function within(value: number, size: number): number {
  return Math.min(Math.max(value, EDGE), Math.max(size - EDGE, EDGE));
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
