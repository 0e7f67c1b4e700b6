import { useTexts } from '~/i18n/translations.tsx';
import type { LocationView } from '~/showroom/location-view.ts';
import { FloorHotspot, PinHotspot } from './hotspot.tsx';
import styles from './hotspots.module.css';
import { spotsOf } from './spots.ts';
import { useEdgeMarkers } from './use-edge-markers.ts';

/** Frames a second that the stagger interval is counted in (specification section 9; `staggerInterval`). */
const FRAMES = 60;

/**
 * Everything on the picture that can be tapped, each at its place at every window size without a script.
 * It goes while the visitor travels and comes in with the location's animation.
 */
export function HotspotLayer({
  view,
  isMoving,
}: {
  readonly view: LocationView;
  readonly isMoving: boolean;
}) {
  const t = useTexts();
  const spots = spotsOf(view);
  const { layer, markers } = useEdgeMarkers(spots);
  const { isStaggered, staggerInterval, expandAll } = view.hotspotSettings;
  if (isMoving) return <div ref={layer} className={styles['layer']} />;
  return (
    <div
      // The animation starts anew at every location.
      key={view.payloadId}
      ref={layer}
      className={styles['layer']}
      data-animation={view.hotspotAnimation}
      data-expand-all={expandAll || undefined}
    >
      {spots.map((spot, index) => {
        const Hotspot = spot.hotspot.direction === undefined ? PinHotspot : FloorHotspot;
        return (
          <Hotspot
            key={spot.hotspot.id}
            spot={spot}
            marker={markers[index]}
            delay={isStaggered ? (index * staggerInterval) / FRAMES : 0}
            t={t}
          />
        );
      })}
    </div>
  );
}
