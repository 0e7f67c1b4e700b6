import type { PicturePoint } from '@vitrine/core/world/background';
import type { OutsideLocation } from '../../../../contracts/map.ts';
import { NODE } from '../layout/plane.ts';
import type { FindingsById } from '../findings.ts';
import { findingsOf, worstOf } from '../findings.ts';
import type { Pair } from '../shown-map.ts';

export type LineLook = 'error' | 'inactive' | 'plain' | 'portal' | 'warning';

/** The transitions between two nodes: drawn as one line with a head for each direction. */
export interface Line {
  readonly id: string;
  /** Ids of nodes. */
  readonly one: string;
  readonly other: string;
  readonly headAtOne: boolean;
  readonly headAtOther: boolean;
  readonly look: LineLook;
}

/** The id of the node for another world. */
export function exitId(world: string): string {
  return `exit ${world}`;
}

export function linesOf(
  pairs: readonly Pair[],
  outside: readonly OutsideLocation[],
  found: FindingsById,
): readonly Line[] {
  const exits = new Map(outside.map(({ documentId, world }) => [documentId, exitId(world.documentId)]));
  const nodeOf = (location: string): string => exits.get(location) ?? location;
  return pairs.flatMap(({ id, transitions }) => {
    const [first] = transitions;
    if (first === undefined) return [];
    const leads = (from: string, to: string): boolean =>
      transitions.some((transition) => transition.from === from && transition.to === to);
    return {
      id,
      one: nodeOf(first.from),
      other: nodeOf(first.to),
      headAtOne: leads(first.to, first.from),
      headAtOther: leads(first.from, first.to),
      look: lookOf(transitions, found),
    };
  });
}

function lookOf(transitions: Pair['transitions'], found: FindingsById): LineLook {
  const worst = worstOf(findingsOf(found, ...transitions.map(({ documentId }) => documentId)));
  if (worst === 'error' || worst === 'warning') return worst;
  if (transitions.every(({ active }) => !active)) return 'inactive';
  return transitions.some(({ kind }) => kind === 'portal') ? 'portal' : 'plain';
}

/** Where the straight line between two centres leaves the first node; the first centre if the nodes overlap. */
export function edgeOf(from: PicturePoint, to: PicturePoint): PicturePoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return from;
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : NODE.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : NODE.height / 2 / Math.abs(dy),
    0.5,
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** The distance of a point from the line between two others. */
export function distanceTo(point: PicturePoint, one: PicturePoint, other: PicturePoint): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.min(Math.max(((point.x - one.x) * dx + (point.y - one.y) * dy) / length, 0), 1);
  return Math.hypot(point.x - one.x - share * dx, point.y - one.y - share * dy);
}
