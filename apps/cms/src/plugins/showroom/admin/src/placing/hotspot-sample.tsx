import { styled } from 'styled-components';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import { HotspotFace } from './hotspot-face.tsx';
import { shapeOf } from './look.ts';
import type { Look } from './look.ts';
import { VisitorsSurroundings } from './visitors-surroundings.ts';

/** A hotspot in a list, as visitors see it. */
export function HotspotSample({ look }: { readonly look: Look }) {
  return (
    <Sample aria-hidden>
      <span className={hotspotStyles[shapeOf(look) ?? '']}>
        <HotspotFace look={look} />
      </span>
    </Sample>
  );
}

const Sample = styled(VisitorsSurroundings)`
  flex: none;
  display: grid;
  place-items: center;
  width: 4.4rem;
  height: 4.4rem;
  /* As small as on a phone. */
  container-type: size;

  & > span {
    display: grid;
    place-items: center;
    width: 4rem;
    height: 4rem;
  }

  & *::before {
    animation: none;
  }
`;
