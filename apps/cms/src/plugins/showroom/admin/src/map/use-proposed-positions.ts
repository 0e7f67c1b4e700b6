import { useEffect, useMemo, useState } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import { arrange } from './layout/arrange.ts';
import { inSlices } from './layout/in-slices.ts';
import type { Plane } from './layout/plane.ts';
import type { ShownMap } from './shown-map.ts';

const NOWHERE: ReadonlyMap<string, PicturePoint> = new Map();

/**
 * Provisional positions of unplaced locations, near their neighbours. They are not saved, and recomputed when
 * other locations are unplaced.
 */
export function useProposedPositions(shown: ShownMap, plane: Plane): ReadonlyMap<string, PicturePoint> {
  const [proposed, setProposed] = useState(NOWHERE);
  const unplaced = useMemo(
    () =>
      shown.locations
        .filter(({ position }) => position === null)
        .map(({ documentId }) => documentId)
        .join(' '),
    [shown.locations],
  );
  const { locations, transitions } = shown;
  useEffect(() => {
    const missing = unplaced === '' ? [] : unplaced.split(' ').filter((id) => !proposed.has(id));
    if (missing.length === 0) return undefined;
    const stop = new AbortController();
    const settled = locations.map(({ documentId, position }) => ({
      documentId,
      position: position ?? proposed.get(documentId) ?? null,
    }));
    inSlices(arrange({ locations: settled, links: transitions, plane, keepsPlaced: true }), stop.signal).then(
      setProposed,
      () => undefined,
    );
    return () => stop.abort();
  }, [unplaced, proposed, locations, transitions, plane]);
  return proposed;
}
