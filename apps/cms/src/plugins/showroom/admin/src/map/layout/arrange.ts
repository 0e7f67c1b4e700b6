import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { SimulationLinkDatum, SimulationNodeDatum } from 'd3-force';
import type { PicturePoint } from '@vitrine/core/world/background';
import { NODE, onPlane, toPlanPoint } from './plane.ts';
import type { Plane } from './plane.ts';

export interface Arranged {
  readonly documentId: string;
  readonly position: PicturePoint | null;
}

interface Body extends SimulationNodeDatum {
  readonly documentId: string;
}

/** After this many iterations hardly anything moves. */
const TURNS = 300;

/** Target distance of two neighbours, in widths of a location. */
const STRIDE = 1.5;

/** Keeps locations from overlapping, with a gap. */
const RADIUS = Math.hypot(NODE.width, NODE.height) / 2 + 12;

/**
 * Finds a position for every location so that neighbours are close and nothing overlaps. The result is
 * deterministic. It runs step by step, so that the caller can pause or stop it and keep the page responsive.
 *
 * @param keepsPlaced Whether placed locations stay where they are and the others are arranged around them.
 * @returns the positions after each step; the last ones are the result.
 */
export function* arrange(given: {
  readonly locations: readonly Arranged[];
  readonly links: readonly { readonly from: string; readonly to: string }[];
  readonly plane: Plane;
  readonly keepsPlaced: boolean;
}): Generator<void, ReadonlyMap<string, PicturePoint>> {
  const { locations, plane, keepsPlaced } = given;
  const bodies = locations.map(({ documentId, position }, index): Body => {
    const at = position === null ? undefined : onPlane(plane, position);
    if (at !== undefined && keepsPlaced) return { documentId, fx: at.x, fy: at.y };
    return { documentId, ...spiralPoint(index, plane) };
  });
  const known = new Set(locations.map(({ documentId }) => documentId));
  const links: SimulationLinkDatum<Body>[] = given.links
    .filter(({ from, to }) => known.has(from) && known.has(to) && from !== to)
    .map(({ from, to }) => ({ source: from, target: to }));
  const simulation = forceSimulation(bodies)
    .stop()
    .force(
      'links',
      forceLink<Body, SimulationLinkDatum<Body>>(links)
        .id(({ documentId }) => documentId)
        .distance(NODE.width * STRIDE),
    )
    .force(
      'apart',
      forceManyBody<Body>()
        .strength(-6 * NODE.width)
        .distanceMax(plane.width / 2),
    )
    .force('room', forceCollide<Body>(RADIUS))
    .force('middle', forceX<Body>(plane.width / 2).strength(0.06))
    .force('centre', forceY<Body>(plane.height / 2).strength(0.06 * (plane.width / plane.height)));
  for (let turn = 0; turn < TURNS; turn += 1) {
    simulation.tick();
    for (const body of bodies) keepOnPlane(body, plane);
    yield;
  }
  return new Map(bodies.map(({ documentId, x = 0, y = 0 }) => [documentId, toPlanPoint(plane, { x, y })]));
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Initial position: on a spiral around the centre, so that no two are equal. */
export function spiralPoint(index: number, { width, height }: Plane): PicturePoint {
  const radius = NODE.width * 0.6 * Math.sqrt(index + 0.5);
  return {
    x: width / 2 + radius * Math.cos(index * GOLDEN_ANGLE),
    y: height / 2 + radius * Math.sin(index * GOLDEN_ANGLE),
  };
}

function keepOnPlane(body: Body, { width, height }: Plane): void {
  const [halfWidth, halfHeight] = [NODE.width / 2, NODE.height / 2];
  body.x = Math.min(Math.max(body.x ?? 0, halfWidth), width - halfWidth);
  body.y = Math.min(Math.max(body.y ?? 0, halfHeight), height - halfHeight);
}
