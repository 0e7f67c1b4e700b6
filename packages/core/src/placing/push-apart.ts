import type { BoxPoint } from './cover.ts';

/** Too little to see, in parts of the distance: from there on pins count as apart. */
const TOLERANCE = 0.001;

const STRAIGHT_ROUNDS = 20;

/**
 * Moves the middles of round pins of one size apart, by as little as it takes: of each pair that is too near each goes
 * by half of what is missing. The same points always part alike, and a small move of them moves the result a little.
 *
 * @param distance between two middles, in the unit of the points.
 * @param rounds after which pins that have no room stay as they are.
 * @param keepIn where a pin may be: the nearest position to one that it is pushed to.
 * @returns the points in their order; those that nothing is too near to are the ones that were given.
 */
export function pushApart(
  points: readonly BoxPoint[],
  distance: number,
  rounds: number,
  keepIn: (point: BoxPoint) => BoxPoint = (point) => point,
): readonly BoxPoint[] {
  const pins = [...points];
  for (let round = 0; round < rounds; round += 1) {
    let hasMoved = false;
    for (let first = 0; first < pins.length; first += 1) {
      for (let second = first + 1; second < pins.length; second += 1) {
        const [one, other] = [pins[first], pins[second]];
        if (one === undefined || other === undefined) continue;
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const missing = distance - Math.hypot(dx, dy);
        if (missing <= distance * TOLERANCE) continue;
        hasMoved = true;
        const isOnePoint = missing >= distance * (1 - TOLERANCE);
        // Pins at one point part in different directions, the same ones each time.
        const angle = isOnePoint
          ? first + 2.4 * (second - first)
          : Math.atan2(dy, dx) + sway(round, second - 1);
        const [x, y] = [(Math.cos(angle) * missing) / 2, (Math.sin(angle) * missing) / 2];
        pins[first] = keepIn({ x: one.x - x, y: one.y - y });
        pins[second] = keepIn({ x: other.x + x, y: other.y + y });
      }
    }
    if (!hasMoved) break;
  }
  return pins;
}

/**
 * Radians to the side, once the straight direction did not work: pins in one line along an edge could never leave
 * it.
 */
function sway(round: number, pair: number): number {
  return round < STRAIGHT_ROUNDS ? 0 : Math.sin(round * 1.7 + pair * 2.3);
}
