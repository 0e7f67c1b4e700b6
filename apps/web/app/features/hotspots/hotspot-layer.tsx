import { CROWD } from '@vitrine/core/appearance/label-sides';
import { memo, Suspense, useMemo, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { HotspotFilter } from '~/showroom/stage/use-hotspot-filter.ts';
import { appearanceDelay, sweepOrder } from './appearing.ts';
import type { LayerArrangement } from './arrange-layer.ts';
import { Hotspot } from './hotspot.tsx';
import styles from '@vitrine/core/appearance/hotspots.module.css';
import { useFirstSign } from '~/ui/use-first-sign.ts';
import { useArrangement } from './use-arrangement.ts';
import './appearing.css';

/** Fetched with the first sign of a visitor. */
const Approach = lazyWithRetry(() => import('./approach.tsx'));

/** Fetched where hotspots have no room. */
const Clusters = lazyWithRetry(() => import('./clusters.tsx'));

const NONE: readonly HotspotView[] = [];

/** Hidden hotspots take no clicks, such as the second half of a double tap. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Everything on the picture that can be tapped, positioned at every window size without a script. It disappears
 * while the visitor travels and comes in with the location's animation. Filtered hotspots leave the page, and the
 * tab order with it.
 */
export function HotspotLayer({
  view,
  isMoving,
  isLeaving = false,
  filter,
}: {
  readonly view: LocationView;
  readonly isMoving: boolean;
  /** A walk has begun: the hotspots are hidden and take no clicks. They are removed when `isMoving`. */
  readonly isLeaving?: boolean;
  readonly filter: HotspotFilter;
}) {
  const { hotspots, hotspotSettings } = view;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const { chosen } = filter;
  const placed = useMemo(
    () => (isMoving ? NONE : hotspots.filter((hotspot) => hotspot.style && filter.isShown(hotspot))),
    // The filter is a new object in every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [hotspots, isMoving, chosen],
  );
  // Hidden hotspots are not arranged again: measuring them would delay the walk.
  const arrangement = useArrangement(isLeaving ? null : layer, placed, view.backgrounds);
  if (isMoving) return <div ref={setLayer} className={styles['layer']} />;
  return (
    <div
      // The animation restarts at every location.
      key={view.payloadId}
      ref={setLayer}
      className={styles['layer']}
      style={view.shapes as CSSProperties}
      // Not `inert`: all hotspots inherit it, and computing their styles would delay the walk.
      data-leaving={isLeaving || undefined}
      onClickCapture={isLeaving ? refuse : undefined}
      data-animation={view.hotspotAnimation}
      data-expand-all={hotspotSettings.expandAll || undefined}
      data-crowd={placed.length > CROWD || undefined}
    >
      <PlacedHotspots layer={layer} placed={placed} arrangement={arrangement} settings={hotspotSettings} />
    </div>
  );
}

/** Memoised, so that the tap that begins a walk does not render all hotspots. */
const PlacedHotspots = memo(function PlacedHotspots({
  layer,
  placed,
  arrangement,
  settings,
}: {
  readonly layer: HTMLElement | null;
  readonly placed: readonly HotspotView[];
  readonly arrangement: LayerArrangement;
  readonly settings: LocationView['hotspotSettings'];
}) {
  const t = useTexts();
  const isApproached = useFirstSign();
  const [areNamesShown, setAreNamesShown] = useState(false);
  const order = sweepOrder(placed.map(({ placement }) => placement.on4x3));
  return (
    <>
      {placed.map((one, index) => (
        <Hotspot
          key={one.id}
          hotspot={one}
          arrangement={arrangement.hotspots[index]}
          delay={appearanceDelay(order[index] ?? index, placed.length, settings)}
          t={t}
        />
      ))}
      <Suspense>
        {arrangement.clusters.length > 0 && (
          <Clusters clusters={arrangement.clusters} placed={placed} layer={layer} />
        )}
      </Suspense>
      {/* Apart: while it is fetched, clusters must not disappear under the finger that has come for them. */}
      <Suspense>
        {isApproached && layer && (
          <Approach
            layer={layer}
            placed={placed}
            areNamesShown={areNamesShown}
            onShowNames={setAreNamesShown}
          />
        )}
      </Suspense>
    </>
  );
});
