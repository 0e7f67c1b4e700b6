import { useCallback, useEffect, useRef, useState } from 'react';
import type { PicturePoint } from '@vitrine/core/world/background';
import { arrange } from './layout/arrange.ts';
import { inSlices } from './layout/in-slices.ts';
import type { Plane } from './layout/plane.ts';
import type { MapSession } from './session.ts';
import type { ShownMap } from './shown-map.ts';

interface Arranging {
  readonly isArranging: boolean;
  /** @param keepsPlaced Whether only unplaced locations are arranged. */
  readonly arrangeAll: (keepsPlaced: boolean) => void;
}

/** Arranges the locations of a map by their transitions, as one undo step. */
export function useArrange(
  session: MapSession,
  { locations, transitions }: ShownMap,
  plane: Plane,
  proposed: ReadonlyMap<string, PicturePoint>,
): Arranging {
  const [isArranging, setIsArranging] = useState(false);
  const stop = useRef<AbortController>();
  useEffect(() => () => stop.current?.abort(), []);

  const arrangeAll = useCallback(
    (keepsPlaced: boolean) => {
      stop.current?.abort();
      stop.current = new AbortController();
      setIsArranging(true);
      const begun = locations.map(({ documentId, position }) => ({
        documentId,
        position: keepsPlaced ? (position ?? proposed.get(documentId) ?? null) : null,
      }));
      const { signal } = stop.current;
      const run = async (): Promise<void> => {
        const positions = await inSlices(
          arrange({ locations: begun, links: transitions, plane, keepsPlaced }),
          signal,
        ).catch(() => undefined);
        // Stopped by a newer request, or because the map was left.
        if (positions === undefined) return;
        setIsArranging(false);
        const placed = new Set(
          locations.filter(({ position: at }) => at !== null).map(({ documentId }) => documentId),
        );
        const parts = [...positions]
          .filter(([documentId]) => !keepsPlaced || !placed.has(documentId))
          .map(([documentId, value]) => ({
            cell: { of: 'location', documentId, field: 'position' } as const,
            value,
          }));
        session.dispatch({ type: 'changed', parts });
      };
      void run();
    },
    [session, locations, transitions, plane, proposed],
  );
  return { isArranging, arrangeAll };
}
