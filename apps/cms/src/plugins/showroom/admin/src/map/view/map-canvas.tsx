import '@xyflow/react/dist/base.css';
import {
  applyNodeChanges,
  ConnectionMode,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import type { Connection, Edge, NodeChange, OnConnectEnd } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import { styled, useTheme } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import { toPlanPoint } from '../layout/plane.ts';
import { CanvasControls } from './canvas-controls.tsx';
import { ExitNode } from './exit-node.tsx';
import { LineLayer } from './line-layer.tsx';
import { distanceTo } from './lines.ts';
import type { Line } from './lines.ts';
import { LocationNode } from './location-node.tsx';
import { nodesOf } from './map-nodes.ts';
import type { MapNode, NodesOf } from './map-nodes.ts';
import { PlanLayer } from './plan-layer.tsx';

/** The selection: a location, another world, or the line between two of them. */
export type Selection = { readonly kind: 'location' | 'pair' | 'world'; readonly id: string } | undefined;

interface Props {
  readonly content: Omit<NodesOf, 'describe' | 'describeExit'>;
  readonly lines: readonly Line[];
  readonly floorPlan: string | undefined;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** @param gesture the same for consecutive key presses */
  readonly onMoveLocations: (positions: ReadonlyMap<string, PicturePoint>, gesture?: string) => void;
  /** Ids of two nodes. */
  readonly onConnect: (from: string, to: string) => void;
  /** Double click on an empty point of the plan. */
  readonly onAsk: (position: PicturePoint) => void;
  /** Files are dropped on a point of the plan; the element around the map receives them. */
  readonly onDropAt: (position: PicturePoint) => void;
  /** How many locations have arrived at once: the view then shows everything. */
  readonly arrivals: number;
}

const NODE_TYPES = { location: LocationNode, exit: ExitNode };
const NO_EDGES: Edge[] = [];
const MIDDLE: [number, number] = [0.5, 0.5];

/** Fits everything into the view with a margin, without enlarging. */
const WHOLE = { padding: 0.08, maxZoom: 1 };

/** Below this zoom, pictures and small text are hidden and names are enlarged. */
const FAR = 0.45;

/** Tolerance for clicking a line, in screen pixels. */
const REACH = 9;

/** The transitions of a world over its floor plan. */
export function MapCanvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

function Canvas({
  content,
  lines,
  floorPlan,
  selection,
  onSelect,
  onMoveLocations,
  onConnect,
  onAsk,
  onDropAt,
  arrivals,
}: Props) {
  const { t } = useTexts();
  const { colors } = useTheme();
  const { screenToFlowPosition, getNode, getZoom, fitView } = useReactFlow<MapNode>();
  const isFar = useStore(({ transform }) => transform[2] < FAR);
  const [opacity, setOpacity] = useState(0.75);
  const [hovered, setHovered] = useState<string>();
  const { plane } = content;

  const described = useMemo(
    (): NodesOf => ({
      ...content,
      describe: ({ location, isStart, station, worst, findings }) =>
        [
          location.title,
          ...(isStart ? [t('map.start')] : []),
          ...(station === undefined ? [] : [t('map.isStation', { title: station })]),
          location.position === null ? t('map.unplaced') : t(`map.status.${location.status}`),
          ...(worst === undefined ? [] : [t('map.findings', { count: findings })]),
        ].join(', '),
      describeExit: ({ name }) => `${name}, ${t('map.otherWorld')}`,
    }),
    [content, t],
  );
  const [nodes, setNodes] = useState<MapNode[]>(() => nodesOf(described, []));
  const [drawn, setDrawn] = useState(described);
  if (drawn !== described) {
    setDrawn(described);
    setNodes(nodesOf(described, nodes));
  }

  useEffect(() => {
    if (arrivals > 0) void fitView(WHOLE);
  }, [arrivals, fitView]);

  const pointOf = ({ clientX, clientY }: MouseEvent): PicturePoint =>
    toPlanPoint(plane, screenToFlowPosition({ x: clientX, y: clientY }));

  const isDragging = useRef(false);
  const onNodesChange = useCallback(
    (changes: NodeChange<MapNode>[]) => {
      setNodes((last) => applyNodeChanges(changes, last));
      const positions = new Map<string, PicturePoint>();
      let wasDragged = isDragging.current;
      for (const change of changes) {
        if (change.type !== 'position') continue;
        isDragging.current = change.dragging === true;
        wasDragged ||= change.dragging === true;
        if (change.dragging !== true && change.position !== undefined) {
          positions.set(change.id, toPlanPoint(plane, change.position));
        }
      }
      if (positions.size === 0) return;
      onMoveLocations(positions, wasDragged ? undefined : `nudge ${[...positions.keys()].join(' ')}`);
    },
    [plane, onMoveLocations],
  );

  const selectNodes = useCallback(
    ({ nodes: chosen }: { nodes: MapNode[] }) => {
      const [first] = chosen;
      if (first === undefined || chosen.length > 1) return;
      onSelect({ kind: first.type === 'exit' ? 'world' : 'location', id: first.id });
    },
    [onSelect],
  );

  const lineAt = (event: MouseEvent): Line | undefined => {
    const point = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const near = lines
      .map((line) => {
        const [one, other] = [getNode(line.one), getNode(line.other)];
        if (one === undefined || other === undefined) return { line, distance: Number.POSITIVE_INFINITY };
        return { line, distance: distanceTo(point, one.position, other.position) };
      })
      .filter(({ distance }) => distance * getZoom() < REACH);
    return near.toSorted((one, other) => one.distance - other.distance)[0]?.line;
  };

  const isNew = useCallback(({ source, target }: Connection | Edge) => source !== target, []);
  const connect = useCallback(({ source, target }: Connection) => onConnect(source, target), [onConnect]);
  const endConnecting: OnConnectEnd = () => setHovered(undefined);

  return (
    <Frame data-far={isFar} data-line={hovered !== undefined} onDrop={(event) => onDropAt(pointOf(event))}>
      <ReactFlow
        nodes={nodes}
        edges={NO_EDGES}
        nodeTypes={NODE_TYPES}
        nodeOrigin={MIDDLE}
        onNodesChange={onNodesChange}
        onSelectionChange={selectNodes}
        onNodeClick={(_, { id, type }) => onSelect({ kind: type === 'exit' ? 'world' : 'location', id })}
        onConnect={connect}
        onConnectEnd={endConnecting}
        isValidConnection={isNew}
        connectionMode={ConnectionMode.Strict}
        connectionRadius={4}
        connectionLineStyle={{ stroke: colors.primary600, strokeWidth: 3 }}
        onPaneClick={(event) => {
          const line = lineAt(event);
          onSelect(line === undefined ? undefined : { kind: 'pair', id: line.id });
        }}
        onPaneMouseMove={(event) => setHovered(event.buttons === 0 ? lineAt(event)?.id : undefined)}
        onPaneMouseLeave={() => setHovered(undefined)}
        onDoubleClick={(event) => {
          if (!(event.target instanceof Element) || !event.target.classList.contains('react-flow__pane'))
            return;
          onAsk(pointOf(event));
        }}
        zoomOnDoubleClick={false}
        selectionMode={SelectionMode.Partial}
        deleteKeyCode={null}
        minZoom={0.05}
        maxZoom={2}
        // React Flow's own option waits for a visible node, which a small window may not have.
        onInit={(flow) => void flow.fitView(WHOLE)}
        onlyRenderVisibleElements
        elevateNodesOnSelect
        ariaLabelConfig={{
          'node.a11yDescription.default': t('map.aria.node'),
          'node.a11yDescription.keyboardDisabled': t('map.aria.node'),
          'node.a11yDescription.ariaLiveMessage': () => t('map.aria.moved'),
        }}
        aria-label={t('map.title')}
      >
        <CanvasControls opacity={floorPlan === undefined ? undefined : opacity} onOpacity={setOpacity} />
        <Below>
          <PlanLayer plane={plane} url={floorPlan} opacity={opacity} />
          <LineLayer
            lines={lines}
            selected={selection?.kind === 'pair' ? selection.id : undefined}
            hovered={hovered}
          />
        </Below>
      </ReactFlow>
    </Frame>
  );
}

const Below = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  overflow: hidden;
  pointer-events: none;
`;

const Frame = styled.div`
  position: absolute;
  inset: 0;
  background: ${({ theme }) => theme.colors.neutral100};

  &[data-line='true'] .react-flow__pane {
    cursor: pointer;
  }

  .react-flow__attribution,
  .react-flow__attribution a {
    background: transparent;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  .react-flow__node.dragging {
    will-change: transform;
  }

  .react-flow__node:focus-visible {
    outline: none;
  }

  .react-flow__node:focus-visible > div {
    outline: 3px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;
