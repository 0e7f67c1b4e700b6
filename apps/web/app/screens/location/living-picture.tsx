import { lazy, Suspense, useState } from 'react';
import type { PayloadId } from '@vitrine/core/world/ids';
import Zoom from '~/features/zoom/zoom.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';

/** Fetched in locations that have some. Without its code the picture does not move. */
const LoopingDetails = lazy(() =>
  import('~/features/looping-details/looping-details.tsx').catch(() => ({ default: () => null })),
);

/** Fetched in locations that have one. Without its code the picture remains, and can be looked at closely. */
const PanoramaRoom = lazy(() =>
  import('~/features/panorama-room/panorama-room.tsx').catch(() => ({ default: Zoom })),
);

/**
 * What has the picture of a location live: looking around or closer, and the parts of it that move. Those are gone at
 * the very beginning of a walk, and in power-save mode, which also shows the picture alone.
 *
 * @param box the element that the stage and its hotspots fill.
 */
export default function LivingPicture({
  box,
  view,
  isMoving,
}: {
  readonly box: HTMLElement;
  readonly view: Pick<LocationView, 'payloadId' | 'backgrounds' | 'panorama' | 'details' | 'shapes'>;
  readonly isMoving: boolean;
}) {
  const { payloadId, panorama, details, shapes } = view;
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const [flat, setFlat] = useState<PayloadId>();
  return (
    <>
      {panorama && !isPowerSave && flat !== payloadId ? (
        <Suspense>
          <PanoramaRoom
            key={payloadId}
            box={box}
            view={{ ...view, panorama }}
            isMoving={isMoving}
            onFailure={() => setFlat(payloadId)}
          />
        </Suspense>
      ) : (
        <Zoom box={box} view={view} isMoving={isMoving} />
      )}
      {details && !isMoving && !isPowerSave && (
        <Suspense>
          <LoopingDetails box={box} details={details} shapes={shapes} />
        </Suspense>
      )}
    </>
  );
}
