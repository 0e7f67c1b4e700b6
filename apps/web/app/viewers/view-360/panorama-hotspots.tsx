import { useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { ArrowOut, FloorArrow, Lock, Plus } from '~/ui/icons.tsx';
import { linkName } from '~/ui/link-name.ts';
import type { PanoramaMark } from './panorama-marks.ts';
import type { PanoramaHotspotView } from '~/page-data/view-360-view.ts';
import styles from './panorama-hotspots.module.css';

/** A hotspot with the element that the panorama positions. */
export interface MountedHotspot {
  readonly hotspot: PanoramaHotspotView;
  readonly mark: PanoramaMark;
}

/** An element for each hotspot, in a browser; stable for the same hotspots. */
export function useMountedHotspots(hotspots: readonly PanoramaHotspotView[]): readonly MountedHotspot[] {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(
    () => (isInBrowser ? hotspots.map((hotspot, index) => mountHotspot(hotspot, index)) : []),
    [isInBrowser, hotspots],
  );
}

function mountHotspot(hotspot: PanoramaHotspotView, index: number): MountedHotspot {
  const element = document.createElement('div');
  return { hotspot, mark: { id: `hotspot-${index}`, element, yaw: hotspot.yaw, pitch: hotspot.pitch } };
}

function neverChanges() {
  return () => undefined;
}

/** A hotspot inside the panorama. */
export function PanoramaHotspotLink({
  hotspot,
  onFocus,
}: {
  readonly hotspot: PanoramaHotspotView;
  readonly onFocus: () => void;
}) {
  const t = useTexts();
  const { link } = hotspot;
  return (
    <a
      className={classes('psv--capture-event', styles['hotspot'])}
      {...anchorOf(link)}
      aria-label={linkName(link, t)}
      onFocus={(event) => {
        // Only keyboard focus needs the view to turn.
        if (event.currentTarget.matches(':focus-visible')) onFocus();
      }}
    >
      <span className={styles['dot']}>
        <HotspotIcon hotspot={hotspot} />
      </span>
      <span className={styles['hotspotLabel']} data-label="">
        {link.title}
      </span>
    </a>
  );
}

/** The hotspots as plain links, for pages without scripts. */
export function PanoramaHotspotList({ hotspots }: { readonly hotspots: readonly PanoramaHotspotView[] }) {
  const t = useTexts();
  return (
    <ul className={styles['hotspotList']} aria-label={t('view360__spots')}>
      {hotspots.map(({ link }) => (
        <li key={link.href}>
          <a {...anchorOf(link)} aria-label={linkName(link, t)}>
            {link.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function HotspotIcon({ hotspot: { link } }: { readonly hotspot: PanoramaHotspotView }) {
  if (link.kind === 'navigate') return <FloorArrow />;
  if (link.lock) return <Lock />;
  return link.opensNewWindow ? <ArrowOut /> : <Plus />;
}
