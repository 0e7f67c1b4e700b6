import { lazy, Suspense } from 'react';
import Zoom from '~/features/zoom/zoom.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';

/** Fetched in locations that have some. Without its code the picture does not move. */
const LoopingDetails = lazy(() =>
  import('~/features/looping-details/looping-details.tsx').catch(() => ({ default: () => null })),
);

/**
 * What has the picture of a location live: looking closer, and the parts of it that move. Those are gone at the very
 * beginning of a walk, and in power-save mode.
 *
 * @param box the element that the stage and its hotspots fill.
 */
export default function LivingPicture({
  box,
  view,
  isMoving,
}: {
  readonly box: HTMLElement;
  readonly view: Pick<LocationView, 'backgrounds' | 'details'>;
  readonly isMoving: boolean;
}) {
  const { details } = view;
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  return (
    <>
      <Zoom box={box} view={view} isMoving={isMoving} />
      {details && !isMoving && !isPowerSave && (
        <Suspense>
          <LoopingDetails box={box} details={details} />
        </Suspense>
      )}
    </>
  );
}
