import { Position } from '@xyflow/react';
import type { Node } from '@xyflow/react';
import type { Severity } from '@vitrine/doctor/finding';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { MapLocation, OutsideLocation } from '../../../../contracts/map.ts';
import type { FindingsById } from '../findings.ts';
import { findingsOf, worstOf } from '../findings.ts';
import { spiralPoint } from '../layout/arrange.ts';
import { NODE, onPlane } from '../layout/plane.ts';
import type { Plane } from '../layout/plane.ts';
import type { ShownMap } from '../shown-map.ts';
import { exitId } from './lines.ts';

export interface LocationData extends Record<string, unknown> {
  readonly location: MapLocation;
  readonly isStart: boolean;
  readonly station: string | undefined;
  readonly worst: Severity | undefined;
  readonly findings: number;
  readonly mayDraw: boolean;
  /** What is shown in place of its publish state. */
  readonly note: string | undefined;
}

export interface ExitData extends Record<string, unknown> {
  readonly name: string;
}

export type LocationNode = Node<LocationData, 'location'>;
export type ExitNode = Node<ExitData, 'exit'>;
export type MapNode = ExitNode | LocationNode;

/** Lines connect centres; with known handles the browser does not have to measure every node. */
const MIDDLE = { x: NODE.width / 2, y: NODE.height / 2, width: 1, height: 1, position: Position.Right };
const HANDLES: Node['handles'] = [
  { ...MIDDLE, type: 'source' },
  { ...MIDDLE, type: 'target' },
];

const SIZE = { width: NODE.width, height: NODE.height, measured: NODE, handles: HANDLES };

export interface NodesOf {
  readonly shown: ShownMap;
  /** In reading order. */
  readonly order: readonly MapLocation[];
  /** Provisional positions of unplaced locations. */
  readonly proposed: ReadonlyMap<string, PicturePoint>;
  readonly plane: Plane;
  readonly found: FindingsById;
  readonly stations: ReadonlyMap<string, string>;
  readonly outside: readonly OutsideLocation[];
  readonly mayPosition: boolean;
  readonly mayDraw: boolean;
  /** By document id: what is shown in place of the publish state. */
  readonly notes?: ReadonlyMap<string, string>;
  readonly describe: (data: LocationData) => string;
  readonly describeExit: (data: ExitData) => string;
}

/** The nodes of a map. Unchanged nodes keep their identity, so that they are not rendered again. */
export function nodesOf(given: NodesOf, last: readonly MapNode[]): MapNode[] {
  const known = new Map(last.map((node) => [node.id, node]));
  return [
    ...given.order.flatMap(({ documentId }, index) => {
      const location = given.shown.byId.get(documentId);
      if (location === undefined) return [];
      const stored = location.position ?? given.proposed.get(documentId);
      const position = stored === undefined ? spiralPoint(index, given.plane) : onPlane(given.plane, stored);
      return locationNode(given, location, position, known.get(documentId));
    }),
    ...exitNodes(given, known),
  ];
}

function locationNode(
  { shown, plane, found, stations, mayPosition, mayDraw, notes, describe }: NodesOf,
  location: MapLocation,
  position: PicturePoint,
  last: MapNode | undefined,
): MapNode {
  const findings = findingsOf(found, location.documentId);
  const data: LocationData = {
    location,
    isStart: location.payloadId !== undefined && location.payloadId === shown.start,
    station: location.station === null ? undefined : stations.get(location.station),
    worst: worstOf(findings),
    findings: findings.length,
    mayDraw,
    note: notes?.get(location.documentId),
  };
  const ariaLabel = describe(data);
  const isSame =
    last?.type === 'location' &&
    last.ariaLabel === ariaLabel &&
    last.draggable === mayPosition &&
    last.position.x === position.x &&
    last.position.y === position.y &&
    (Object.keys(data) as (keyof LocationData)[]).every((name) => last.data[name] === data[name]);
  if (isSame) return last;
  return {
    id: location.documentId,
    type: 'location',
    ...SIZE,
    position,
    data,
    extent: [
      [0, 0],
      [plane.width, plane.height],
    ],
    draggable: mayPosition,
    connectable: mayDraw,
    ariaLabel,
    ...(last?.selected === undefined ? {} : { selected: last.selected }),
  };
}

/** Exits are listed beside the plan, by name. */
function exitNodes(
  { outside, plane, describeExit, mayDraw }: NodesOf,
  known: ReadonlyMap<string, MapNode>,
): MapNode[] {
  const worlds = new Map(outside.map(({ world }) => [world.documentId, world.name]));
  const exitNode = ([world, name]: readonly [string, string], index: number): MapNode => {
    const last = known.get(exitId(world));
    const position = { x: plane.width + NODE.width, y: NODE.height * (0.5 + index * 1.5) };
    if (last?.type === 'exit' && last.data.name === name && last.position.x === position.x) return last;
    return {
      id: exitId(world),
      type: 'exit',
      ...SIZE,
      position,
      data: { name },
      draggable: false,
      connectable: mayDraw,
      ariaLabel: describeExit({ name }),
    };
  };
  return [...worlds].toSorted(([, one], [, other]) => one.localeCompare(other)).map(exitNode);
}
