import type { PicturePoint } from '../world/background.ts';

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
const STRAIGHT_ROUNDS = 20;

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
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const [index, one] of pins.entries()) {
      for (const [offset, other] of pins.slice(index + 1).entries()) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.hypot(dx, dy);
        if (distance >= PIN_DISTANCE - 0.01) continue;
        hasMoved = true;
        // Pins at one point part in different directions, the same ones each time.
        const angle =
          distance < 0.01 ? index + 2.4 * (offset + 1) : Math.atan2(dy, dx) + sway(round, index + offset);
        const push = (PIN_DISTANCE - distance) / 2;
        move(one, -Math.cos(angle) * push, -Math.sin(angle) * push, height);
        move(other, Math.cos(angle) * push, Math.sin(angle) * push, height);
      }
    }
    if (!hasMoved) break;
  }
  return pins.map((pin, index) => {
    const point = points[index] ?? pin;
    const isMoved = pin.x !== point.x || pin.y !== point.y * ratio;
    return isMoved ? { x: round2(pin.x), y: round2(pin.y / ratio) } : point;
  });
}

/**
 * Radians to the side, once the straight direction did not work: pins in one line along an edge could never leave
 * it.
 */
function sway(round: number, pair: number): number {
  return round < STRAIGHT_ROUNDS ? 0 : Math.sin(round * 1.7 + pair * 2.3);
}

function move(pin: { x: number; y: number }, dx: number, dy: number, height: number): void {
  pin.x = within(pin.x + dx, 100);
  pin.y = within(pin.y + dy, height);
}

function within(value: number, size: number): number {
  return Math.min(Math.max(value, EDGE), Math.max(size - EDGE, EDGE));
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
