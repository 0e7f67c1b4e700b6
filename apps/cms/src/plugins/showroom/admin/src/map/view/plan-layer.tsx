import { useStore } from '@xyflow/react';
import { styled } from 'styled-components';
import type { Plane } from '../layout/plane.ts';

interface Props {
  readonly plane: Plane;
  readonly url: string | undefined;
  /** 0 to 1 */
  readonly opacity: number;
}

/** The floor plan as the lowest layer, or an empty sheet. */
export function PlanLayer({ plane, url, opacity }: Props) {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const style = {
    width: plane.width,
    height: plane.height,
    transform: `translate(${x}px, ${y}px) scale(${zoom})`,
  };
  return (
    <Sheet style={style} aria-hidden>
      {url === undefined ? null : <img src={url} alt="" draggable={false} style={{ opacity }} />}
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  border-radius: 8px;
  background: ${({ theme }) => theme.colors.neutral0};
  pointer-events: none;

  img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
