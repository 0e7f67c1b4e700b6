import { useCallback, useState } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { WorldMap } from '../../../contracts/map.ts';
import { freePositions } from './layout/free-positions.ts';
import { planeFor } from './layout/plane.ts';
import type { Plane } from './layout/plane.ts';
import type { ShownMap } from './shown-map.ts';
import { useProposedPositions } from './use-proposed-positions.ts';

interface OpenPlane {
  readonly plane: Plane;
  /** Provisional positions of unplaced locations. */
  readonly proposed: ReadonlyMap<string, PicturePoint>;
  /** Positions for new locations around a point, on a plane that grows if they need it. */
  readonly makeRoom: (count: number, around: PicturePoint) => readonly (PicturePoint | null)[];
}

/**
 * The plane of an open map. It keeps its size while the map is open, so that the view does not change under the
 * editor, unless many locations are added at once.
 */
export function usePlane(shown: ShownMap, floorPlan: WorldMap['world']['floorPlan']): OpenPlane {
  const { locations } = shown;
  const [plane, setPlane] = useState(() =>
    planeFor(
      locations.map(({ position }) => position),
      floorPlan,
    ),
  );
  const proposed = useProposedPositions(shown, plane);
  const makeRoom = useCallback(
    (count: number, around: PicturePoint) => {
      const stored = locations.map(({ position }) => position);
      const needed = planeFor([...stored, ...Array.from({ length: count }, () => null)], floorPlan);
      const grown = needed.width > plane.width ? needed : plane;
      setPlane(grown);
      const taken = locations.flatMap(
        ({ documentId, position }) => position ?? proposed.get(documentId) ?? [],
      );
      return freePositions({ count, around, taken, plane: grown });
    },
    [locations, floorPlan, plane, proposed],
  );
  return { plane, proposed, makeRoom };
}
