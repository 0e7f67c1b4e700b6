import type { FlowState, Stroke } from './draw-lines.ts';

/** Everything that determines how lines look that are not being dragged. */
export interface StillScene {
  readonly strokes: readonly Stroke[];
  /** Size and viewport of the canvas. */
  readonly view: readonly number[];
  /** The nodes that are being dragged. */
  readonly dragged: ReadonlySet<string>;
  /** The positions of all other nodes: alternating x and y. */
  readonly positions: readonly number[];
}

export function stillScene(
  { width, height, transform, nodeLookup }: FlowState,
  strokes: readonly Stroke[],
): StillScene {
  const dragged = new Set<string>();
  const positions: number[] = [];
  for (const [id, { dragging, internals }] of nodeLookup) {
    if (dragging === true) dragged.add(id);
    else positions.push(internals.positionAbsolute.x, internals.positionAbsolute.y);
  }
  return { strokes, view: [width, height, ...transform], dragged, positions };
}

export function isSameScene(one: StillScene, other: StillScene): boolean {
  return (
    one.strokes === other.strokes &&
    areEqual(one.view, other.view) &&
    one.dragged.size === other.dragged.size &&
    [...one.dragged].every((id) => other.dragged.has(id)) &&
    areEqual(one.positions, other.positions)
  );
}

function areEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
