import type { PicturePoint } from '@vitrine/core/world/background';
import { NODE } from '../layout/plane.ts';
import { edgeOf } from './lines.ts';
import type { Line, LineLook } from './lines.ts';

/** Lines of the same style, drawn together. */
export interface Stroke {
  readonly lines: readonly Line[];
  readonly color: string;
  /** The colour of the outline. */
  readonly seam: string;
  /** In screen pixels, like the dashes. */
  readonly thickness: number;
  readonly dashes: number[];
}

/** The theme colours used for lines. */
type Colors = Readonly<
  Record<
    'alternative600' | 'danger600' | 'neutral0' | 'neutral400' | 'neutral600' | 'primary600' | 'warning600',
    string
  >
>;

/** The part of React Flow's state that lines need. */
export interface FlowState {
  readonly width: number;
  readonly height: number;
  /** Translation by x and y, then scale. */
  readonly transform: readonly [number, number, number];
  readonly nodeLookup: ReadonlyMap<
    string,
    { readonly dragging?: boolean; readonly internals: { readonly positionAbsolute: PicturePoint } }
  >;
}

const COLORS: Readonly<Record<LineLook, keyof Colors>> = {
  plain: 'neutral600',
  portal: 'alternative600',
  inactive: 'neutral400',
  warning: 'warning600',
  error: 'danger600',
};

/** Styles differ not only in colour. */
const DASHES: Readonly<Record<LineLook, number[]>> = {
  plain: [],
  error: [10, 4, 2, 4],
  warning: [10, 4],
  portal: [6, 5],
  inactive: [2, 5],
};

/** The selected line is drawn last, on top. */
export function strokesOf(
  lines: readonly Line[],
  colors: Colors,
  isChosen: (id: string) => boolean,
): readonly Stroke[] {
  const looks = Map.groupBy(
    lines.filter(({ id }) => !isChosen(id)),
    ({ look }) => look,
  );
  const chosen = Map.groupBy(
    lines.filter(({ id }) => isChosen(id)),
    ({ look }) => look,
  );
  return [
    ...[...looks].map(([look, alike]) => ({
      lines: alike,
      color: colors[COLORS[look]],
      seam: colors.neutral0,
      thickness: look === 'plain' ? 1.5 : 2,
      dashes: DASHES[look],
    })),
    ...[...chosen].map(([look, alike]) => ({
      lines: alike,
      color: colors.primary600,
      seam: colors.neutral0,
      thickness: 3,
      dashes: DASHES[look],
    })),
  ];
}

/** Below this zoom arrowheads are not drawn. */
const MIN_ZOOM_FOR_HEADS = 0.2;

/** In screen pixels. */
const HEAD = 9;

/**
 * Draws the lines between the nodes' current positions. Lines without both ends are left out.
 *
 * @param isDrawn Selects the lines for this canvas.
 */
export function drawLines(
  canvas: HTMLCanvasElement,
  { width, height, transform, nodeLookup }: FlowState,
  strokes: readonly Stroke[],
  isDrawn: (line: Line) => boolean,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const [x, y, zoom] = transform;
  const density = window.devicePixelRatio;
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, wide, high);
  context.setTransform(density, 0, 0, density, 0, 0);
  const middleOf = (node: string): PicturePoint | undefined => {
    const at = nodeLookup.get(node)?.internals.positionAbsolute;
    return at === undefined ? undefined : { x: at.x + NODE.width / 2, y: at.y + NODE.height / 2 };
  };
  const onScreen = (point: PicturePoint): PicturePoint => ({ x: point.x * zoom + x, y: point.y * zoom + y });
  for (const { lines, color, seam, thickness, dashes } of strokes) {
    const [path, heads] = [new Path2D(), new Path2D()];
    for (const line of lines) {
      if (!isDrawn(line)) continue;
      const { one, other, headAtOne, headAtOther } = line;
      const [from, to] = [middleOf(one), middleOf(other)];
      if (from === undefined || to === undefined) continue;
      const [begin, end] = [onScreen(edgeOf(from, to)), onScreen(edgeOf(to, from))];
      path.moveTo(begin.x, begin.y);
      path.lineTo(end.x, end.y);
      if (zoom < MIN_ZOOM_FOR_HEADS) continue;
      if (headAtOne) addHead(heads, end, begin);
      if (headAtOther) addHead(heads, begin, end);
    }
    // An outline separates the line from the floor plan.
    context.strokeStyle = seam;
    context.lineWidth = thickness + 3;
    context.setLineDash([]);
    context.stroke(path);
    context.strokeStyle = color;
    context.fillStyle = color;
    context.lineWidth = thickness;
    context.setLineDash(dashes);
    context.stroke(path);
    context.fill(heads);
  }
}

function addHead(path: Path2D, from: PicturePoint, to: PicturePoint): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (turn: number): PicturePoint => ({
    x: to.x - HEAD * Math.cos(angle + turn),
    y: to.y - HEAD * Math.sin(angle + turn),
  });
  const [left, right] = [corner(0.42), corner(-0.42)];
  path.moveTo(to.x, to.y);
  path.lineTo(left.x, left.y);
  path.lineTo(right.x, right.y);
  path.closePath();
}
