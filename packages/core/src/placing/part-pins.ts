import type { BoxSize } from '../background/aspect-ratio.ts';
import type { BoxPoint } from './cover.ts';
import { areOverlapping, rectangleAround } from './rectangle.ts';
import type { Rectangle } from './rectangle.ts';

/** A round pin with its name in a view that turns. All lengths are in the view's unit. */
export interface TurningPin {
  /** The point that it marks. */
  readonly point: BoxPoint;
  /** Across. */
  readonly size: number;
  readonly name: BoxSize;
}

/** Where a pin is shown, and on which side of it its name is; `hidden` until it is pointed at. */
export interface PartedPin {
  readonly position: BoxPoint;
  readonly name: 'below' | 'above' | 'hidden';
}

/** Between two pins, in sizes of the pin. */
const PIN_GAP = 0.1;

/** Between a pin and its name, in sizes of the pin: what the style sheet has. */
const NAME_GAP = 0.14;

const ROUNDS = 60;

/**
 * Pins that can be tapped each, and names that lie on none of them. Positions follow the points without a leap, since
 * the view turns: unlike a picture's hotspots ({@link import('./arrange-hotspots.ts').arrangeHotspots}) pins are
 * pushed apart, and none is gathered. A name that has no room on either side gives way; the first ones have the choice.
 *
 * @param chrome what lies over the view, under which names cannot be read. Pins are turned away from under it.
 */
export function partPins(
  pins: readonly TurningPin[],
  chrome: readonly Rectangle[] = [],
): readonly PartedPin[] {
  const positions = pushApart(pins);
  const discs = pins.map(({ size }, index) =>
    rectangleAround(positions[index] ?? ORIGIN, { width: size, height: size }),
  );
  const shown: Rectangle[] = [];
  return pins.map((pin, index) => {
    const position = positions[index] ?? pin.point;
    const isFree = (name: Rectangle): boolean =>
      !discs.some((disc, other) => other !== index && areOverlapping(disc, name)) &&
      ![...chrome, ...shown].some((other) => areOverlapping(other, name));
    const name = (['below', 'above'] as const).find((side) => isFree(nameAt(pin, position, side)));
    if (name !== undefined) shown.push(nameAt(pin, position, name));
    return { position, name: name ?? 'hidden' };
  });
}

const ORIGIN: BoxPoint = { x: 0, y: 0 };

function nameAt({ size, name }: TurningPin, { x, y }: BoxPoint, side: 'below' | 'above'): Rectangle {
  const away = size * (0.5 + NAME_GAP) + name.height / 2;
  return rectangleAround({ x, y: side === 'below' ? y + away : y - away }, name);
}

/** Each pair that is too near goes apart by half of what is missing, until no pair is. */
function pushApart(pins: readonly TurningPin[]): readonly BoxPoint[] {
  const parted = pins.map(({ point: { x, y }, size }) => ({ x, y, size }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const [index, one] of parted.entries()) {
      for (const other of parted.slice(index + 1)) {
        const wanted = ((one.size + other.size) / 2) * (1 + PIN_GAP);
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= wanted - 0.01) continue;
        hasMoved = true;
        // At one point they go to the sides, each pair in another direction.
        const angle = distance < 0.01 ? 2.4 * index : Math.atan2(dy, dx);
        const push = (wanted - distance) / 2;
        one.x -= Math.cos(angle) * push;
        one.y -= Math.sin(angle) * push;
        other.x += Math.cos(angle) * push;
        other.y += Math.sin(angle) * push;
      }
    }
    if (!hasMoved) break;
  }
  return parted.map(({ x, y }) => ({ x, y }));
}
