import { useStoreApi } from '@xyflow/react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { styled, useTheme } from 'styled-components';
import { drawLines, strokesOf } from './draw-lines.ts';
import type { Line } from './lines.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
}

/**
 * All lines of the map on one canvas below the locations. Two thousand elements would each be asked, with
 * every frame of a drag, whether they have moved; one canvas is drawn anew in two milliseconds. What the lines
 * say can be read and changed beside the map and in the list.
 */
export const LineLayer = memo(({ lines, selected, hovered }: Props) => {
  const store = useStoreApi();
  const { colors } = useTheme();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const strokes = useMemo(
    () => strokesOf(lines, colors, (id) => id === selected || id === hovered),
    [lines, colors, selected, hovered],
  );

  const draw = useCallback(() => {
    if (canvasRef.current !== null) drawLines(canvasRef.current, store.getState(), strokes);
  }, [store, strokes]);
  useEffect(() => onEveryChange(store.subscribe, draw), [store, draw]);

  return <Layer ref={canvasRef} aria-hidden />;
});

/** Calls at once, and once a frame in which something has changed. @returns what ends it */
const onEveryChange = (subscribe: (listener: () => void) => () => void, draw: () => void): (() => void) => {
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
};

const Layer = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
