import '@xyflow/react/dist/base.css';
import { ReactFlow, ReactFlowProvider, useStore } from '@xyflow/react';
import type { Edge } from '@xyflow/react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { WorldMap } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import type { Plane } from '../layout/plane.ts';
import { inReadingOrder, pairId } from '../shown-map.ts';
import { CanvasControls } from './canvas-controls.tsx';
import { ExitNode } from './exit-node.tsx';
import { LineLayer } from './line-layer.tsx';
import { linesOf } from './lines.ts';
import { LocationNode } from './location-node.tsx';
import { nodesOf } from './map-nodes.ts';
import { PlanLayer } from './plan-layer.tsx';

/** What a map that is only looked at shows. */
type StillContent = Pick<WorldMap, 'locations' | 'transitions' | 'outside'> &
  Pick<WorldMap['world'], 'start' | 'floorPlan'>;

interface Props {
  readonly map: StillContent;
  readonly plane: Plane;
  /** By document id: what is said of a location. */
  readonly notes: ReadonlyMap<string, string>;
  readonly label: string;
}

const NODE_TYPES = { location: LocationNode, exit: ExitNode };
const NO_EDGES: Edge[] = [];
const MIDDLE: [number, number] = [0.5, 0.5];
const WHOLE = { padding: 0.08, maxZoom: 1 };

/** Below this zoom, pictures and small text are hidden and names are enlarged, as on the map that is edited. */
const FAR = 0.45;

/** A world that is only looked at, drawn as on its map. Its locations are listed beside it. */
export function StillMap(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawn {...props} />
    </ReactFlowProvider>
  );
}

function Drawn({ map, plane, notes, label }: Props) {
  const { t } = useTexts();
  const isFar = useStore(({ transform }) => transform[2] < FAR);
  const nodes = useMemo(() => {
    const { locations, transitions, outside, start } = map;
    return nodesOf(
      {
        shown: {
          start,
          locations,
          byId: new Map(locations.map((location) => [location.documentId, location])),
          transitions,
          pairs: [],
        },
        order: inReadingOrder(locations),
        proposed: new Map(),
        plane,
        found: new Map(),
        stations: new Map(),
        outside,
        mayPosition: false,
        mayDraw: false,
        notes,
        describe: ({ location }) =>
          [location.title, notes.get(location.documentId)].filter(Boolean).join(', '),
        describeExit: ({ name }) => `${name}, ${t('map.otherWorld')}`,
      },
      [],
    );
  }, [map, plane, notes, t]);
  const lines = useMemo(() => {
    const pairs = [...Map.groupBy(map.transitions, pairId)].map(([id, transitions]) => ({ id, transitions }));
    return linesOf(pairs, map.outside, new Map());
  }, [map]);
  return (
    <Frame data-far={isFar}>
      <ReactFlow
        nodes={nodes}
        edges={NO_EDGES}
        nodeTypes={NODE_TYPES}
        nodeOrigin={MIDDLE}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        // The page scrolls; the map is moved by dragging and enlarged with its buttons.
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        preventScrolling={false}
        deleteKeyCode={null}
        minZoom={0.05}
        maxZoom={2}
        onInit={(flow) => void flow.fitView(WHOLE)}
        aria-label={label}
      >
        <CanvasControls opacity={undefined} onOpacity={() => undefined} />
        <Below>
          <PlanLayer plane={plane} url={map.floorPlan?.url} opacity={0.75} />
          <LineLayer lines={lines} selected={undefined} hovered={undefined} />
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

  .react-flow__attribution,
  .react-flow__attribution a {
    background: transparent;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;
