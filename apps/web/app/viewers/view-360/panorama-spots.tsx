import { useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { ArrowOut, FloorArrow, Lock, Plus } from '~/ui/icons.tsx';
import { linkName } from '~/ui/link-name.ts';
import type { PanoramaMark } from './panorama-engine.ts';
import type { PanoramaSpot } from './view-360-view.ts';
import styles from './panorama-spots.module.css';

/** A spot with the element that the panorama keeps on its place. */
export interface PlacedSpot {
  readonly spot: PanoramaSpot;
  readonly mark: PanoramaMark;
}

/** An element for each spot, where there is a page to make elements for; the same ones for the same spots. */
export function usePlacedSpots(spots: readonly PanoramaSpot[]): readonly PlacedSpot[] {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(
    () => (isInBrowser ? spots.map((spot, index) => placeSpot(spot, index)) : []),
    [isInBrowser, spots],
  );
}

function placeSpot(spot: PanoramaSpot, index: number): PlacedSpot {
  const element = document.createElement('div');
  return { spot, mark: { id: `spot-${index}`, element, yaw: spot.yaw, pitch: spot.pitch } };
}

function neverChanges() {
  return () => undefined;
}

/** A spot inside the panorama. */
export function SpotLink({ spot, onFocus }: { readonly spot: PanoramaSpot; readonly onFocus: () => void }) {
  const t = useTexts();
  const { link } = spot;
  return (
    <a
      className={classes('psv--capture-event', styles['spot'])}
      {...anchorOf(link)}
      aria-label={linkName(link, t)}
      onFocus={(event) => {
        // Only who comes by keyboard has to be turned to it.
        if (event.currentTarget.matches(':focus-visible')) onFocus();
      }}
    >
      <span className={styles['dot']}>
        <SpotIcon spot={spot} />
      </span>
      <span className={styles['spotLabel']}>{link.title}</span>
    </a>
  );
}

/** The spots as plain links, for pages without scripts. */
export function SpotList({ spots }: { readonly spots: readonly PanoramaSpot[] }) {
  const t = useTexts();
  return (
    <ul className={styles['spotList']} aria-label={t('view360__spots')}>
      {spots.map(({ link }) => (
        <li key={link.href}>
          <a {...anchorOf(link)} aria-label={linkName(link, t)}>
            {link.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SpotIcon({ spot: { link } }: { readonly spot: PanoramaSpot }) {
  if (link.kind === 'navigate') return <FloorArrow />;
  if (link.lock) return <Lock />;
  return link.opensNewWindow ? <ArrowOut /> : <Plus />;
}
