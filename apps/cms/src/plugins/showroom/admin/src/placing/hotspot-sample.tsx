import { styled } from 'styled-components';
import hotspotStyles from '@vitrine/core/appearance/hotspots.module.css';
import { HotspotFace } from './hotspot-face.tsx';
import { shapeOf } from './hotspot-appearance.ts';
import type { HotspotAppearance } from './hotspot-appearance.ts';
import { VisitorsSurroundings } from './visitors-surroundings.ts';

/** A hotspot in a list, as visitors see it. */
export function HotspotSample({ appearance }: { readonly appearance: HotspotAppearance }) {
  return (
    <Sample aria-hidden>
      <span className={hotspotStyles[shapeOf(appearance) ?? '']}>
        <HotspotFace appearance={appearance} />
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
