import { useStoreApi } from '@xyflow/react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { styled, useTheme } from 'styled-components';
import { drawLines, strokesOf } from './draw-lines.ts';
import type { Line } from './lines.ts';
import { isSameScene, stillScene } from './still-scene.ts';
import type { StillScene } from './still-scene.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
}

/**
 * All lines of the map, on two canvases below the locations: while locations are dragged, only their lines are
 * redrawn with every frame. Two thousand SVG elements would each be compared with every frame. The same
 * information is accessible beside the map and in the list.
 */
export const LineLayer = memo(({ lines, selected, hovered }: Props) => {
  const store = useStoreApi();
  const { colors } = useTheme();
  const stillRef = useRef<HTMLCanvasElement>(null);
  const movingRef = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<StillScene>();
  const strokes = useMemo(
    () => strokesOf(lines, colors, (id) => id === selected || id === hovered),
    [lines, colors, selected, hovered],
  );

  const draw = useCallback(() => {
    if (stillRef.current === null || movingRef.current === null) return;
    const flow = store.getState();
    const scene = stillScene(flow, strokes);
    const isMoving = ({ one, other }: Line): boolean => scene.dragged.has(one) || scene.dragged.has(other);
    const isSame = drawn.current !== undefined && isSameScene(drawn.current, scene);
    drawn.current = scene;
    if (!isSame) drawLines(stillRef.current, flow, strokes, (line) => !isMoving(line));
    if (!isSame || scene.dragged.size > 0) drawLines(movingRef.current, flow, strokes, isMoving);
  }, [store, strokes]);
  useEffect(() => onEveryChange(store.subscribe, draw), [store, draw]);

  return (
    <>
      <Layer ref={stillRef} aria-hidden />
      <Layer ref={movingRef} aria-hidden />
    </>
  );
});

/** Calls at once, and then in each frame with a change. @returns a function that stops it */
function onEveryChange(subscribe: (listener: () => void) => () => void, draw: () => void): () => void {
  let frame: number | undefined;
  const drawSoon = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      draw();
    });
  };
  drawSoon();
  const stop = subscribe(drawSoon);
  return () => {
    stop();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

const Layer = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
