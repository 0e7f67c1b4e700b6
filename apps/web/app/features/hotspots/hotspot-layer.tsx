import { CROWD } from '@vitrine/core/appearance/label-sides';
import { useMemo } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import type { HotspotFilter } from '~/showroom/stage/use-hotspot-filter.ts';
import { appearanceDelay } from './appearing.ts';
import { FloorHotspot, PinHotspot } from './hotspot.tsx';
import styles from '@vitrine/core/appearance/hotspots.module.css';
import { positionHotspots } from './placed-hotspots.ts';
import { useEdgeMarkers } from './use-edge-markers.ts';
import { useNearLabels } from './use-near-labels.ts';

/**
 * Everything on the picture that can be tapped, positioned at every window size without a script. It disappears
 * while the visitor travels and comes in with the location's animation. Filtered hotspots leave the page, and the
 * tab order with it.
 */
export function HotspotLayer({
  view,
  isMoving,
  filter,
}: {
  readonly view: LocationView;
  readonly isMoving: boolean;
  readonly filter: HotspotFilter;
}) {
  const t = useTexts();
  const { backgrounds, hotspots } = view;
  const placedHotspots = useMemo(() => positionHotspots({ backgrounds, hotspots }), [backgrounds, hotspots]);
  const { layer, element, markers } = useEdgeMarkers(placedHotspots);
  useNearLabels(element);
  const { expandAll } = view.hotspotSettings;
  if (isMoving) return <div ref={layer} className={styles['layer']} />;
  return (
    <div
      // The animation restarts at every location.
      key={view.payloadId}
      ref={layer}
      className={styles['layer']}
      data-animation={view.hotspotAnimation}
      data-expand-all={expandAll || undefined}
      data-crowd={placedHotspots.length > CROWD || undefined}
    >
      {placedHotspots.map((placed, index) => {
        if (!filter.isShown(placed.hotspot)) return null;
        const Hotspot = placed.hotspot.direction === undefined ? PinHotspot : FloorHotspot;
        return (
          <Hotspot
            key={placed.hotspot.id}
            placed={placed}
            marker={markers[index]}
            delay={appearanceDelay(index, placedHotspots.length, view.hotspotSettings)}
            t={t}
          />
        );
      })}
    </div>
  );
}
