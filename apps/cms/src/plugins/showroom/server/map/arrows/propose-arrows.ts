import type { PicturePoint } from '@vitrine/core/world/background';
import type { ArrowEnds, ProposedArrow } from '../../../contracts/arrows.ts';

/** What arrows have to know of a location. */
export interface ArrowLocation {
  readonly documentId: string;
  /** On the map; null if it is not on it yet. */
  readonly position: PicturePoint | null;
  /** The locations that its hotspots lead to. */
  readonly leadsTo: ReadonlySet<string>;
  /** Where its hotspots are on the 4:3 picture. */
  readonly hotspots: readonly PicturePoint[];
}

/** A proposed arrow, and where it lies on the 4:3 picture. */
export interface PlacedArrow extends ProposedArrow {
  readonly at: PicturePoint;
}

/** Percent from the upper edge: floor in nearly every picture. The way back is below, clear of the other arrows. */
const [FLOOR, LOWER_EDGE] = [68, 83];

/** Percent from the left between which arrows are placed, in steps of {@link STEP}. */
const [LEFTMOST, RIGHTMOST, STEP] = [14, 86, 4];

/** Percent of the width and of the height between hotspots that can all be tapped, in pictures as narrow as a phone. */
const [APART, ABOVE] = [16, 12];

/**
 * Proposes an arrow for each transition that no hotspot leads along. The way to the start, by the number of steps,
 * goes back; of the others the leftmost on the map points to the left and the rightmost to the right, if there are
 * several. The map does not know where a picture looks, so this is where an editor begins, not where they end.
 *
 * @param given.transitions the transitions between these locations.
 * @param given.start the document id of the location where visitors begin; the first if it is none of these.
 */
export function proposeArrows(given: {
  readonly locations: readonly ArrowLocation[];
  readonly transitions: readonly ArrowEnds[];
  readonly start: string | undefined;
}): readonly PlacedArrow[] {
  const byId = new Map(given.locations.map((location) => [location.documentId, location]));
  const transitions = Map.groupBy(
    given.transitions.filter(({ from, to }) => from !== to && byId.has(from) && byId.has(to)),
    ({ from }) => from,
  );
  const start =
    given.start !== undefined && byId.has(given.start) ? given.start : given.locations[0]?.documentId;
  const steps = stepsFrom(start, transitions);
  const distance = (id: string): number => steps.get(id) ?? Number.POSITIVE_INFINITY;
  return given.locations.flatMap((location) => {
    const from = location.documentId;
    const missing = new Set(
      (transitions.get(from) ?? []).map(({ to }) => to).filter((to) => !location.leadsTo.has(to)),
    );
    const leadsBack = [...location.leadsTo].some((to) => distance(to) < distance(from));
    const nearest = [...missing]
      .filter((to) => distance(to) < distance(from))
      .toSorted((one, other) => distance(one) - distance(other))[0];
    const back = leadsBack ? undefined : nearest;
    const onward = [...missing]
      .filter((to) => to !== back)
      .toSorted((one, other) => acrossOf(byId.get(one)) - acrossOf(byId.get(other)));
    return placed(location, back, onward);
  });
}

function placed(
  { documentId: from, hotspots }: ArrowLocation,
  back: string | undefined,
  onward: readonly string[],
): readonly PlacedArrow[] {
  const taken = [...hotspots];
  const putNear = ({ x, y }: PicturePoint): PicturePoint => {
    const level = taken.filter((other) => Math.abs(other.y - y) < ABOVE).map((other) => other.x);
    const point = { x: freeNear(x, level), y };
    taken.push(point);
    return point;
  };
  const arrows = onward.map((to, index): PlacedArrow => {
    const x = ((index + 1) / (onward.length + 1)) * 100;
    const isOutermost = onward.length > 1 && (index === 0 || index === onward.length - 1);
    const side = index === 0 ? 'left' : 'right';
    return { from, to, direction: isOutermost ? side : 'forward', at: putNear({ x, y: FLOOR }) };
  });
  return back === undefined
    ? arrows
    : [...arrows, { from, to: back, direction: 'back' as const, at: putNear({ x: 50, y: LOWER_EDGE }) }];
}

/** The nearest point to the ideal one that is clear of the taken ones; the ideal one if there is no room at all. */
function freeNear(ideal: number, taken: readonly number[]): number {
  const count = Math.floor((RIGHTMOST - LEFTMOST) / STEP) + 1;
  const points = [ideal, ...Array.from({ length: count }, (_, index) => LEFTMOST + index * STEP)];
  return (
    points
      .filter((x) => x >= LEFTMOST && x <= RIGHTMOST && taken.every((other) => Math.abs(other - x) >= APART))
      .toSorted((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal))[0] ?? ideal
  );
}

/** How many steps each location is from the start. */
function stepsFrom(
  start: string | undefined,
  transitions: ReadonlyMap<string, readonly ArrowEnds[]>,
): ReadonlyMap<string, number> {
  const steps = new Map<string, number>(start === undefined ? [] : [[start, 0]]);
  for (const [location, count] of steps) {
    for (const { to } of transitions.get(location) ?? []) if (!steps.has(to)) steps.set(to, count + 1);
  }
  return steps;
}

/** From the left of the map; what is not on it comes last. */
function acrossOf(location: ArrowLocation | undefined): number {
  return location?.position?.x ?? Number.POSITIVE_INFINITY;
}
