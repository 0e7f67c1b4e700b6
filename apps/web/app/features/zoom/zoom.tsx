import { NO_ZOOM } from '@vitrine/core/zoom/zoom';
import { zoomInBox, zoomOnPicture } from '@vitrine/core/zoom/zoom-on-picture';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { drawingHere } from '~/showroom/browser/graphics-card.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useViewer } from '~/showroom/window/use-viewer.ts';
import { createStageZoom } from '~/showroom/zoom/stage-zoom.ts';
import type { StageZoom } from '~/showroom/zoom/stage-zoom.ts';
import { followPointer } from '~/showroom/zoom/follow-pointer.ts';
import { followTiles } from '~/showroom/zoom/follow-tiles.ts';
import { giveBackFingers } from '~/showroom/zoom/gestures.ts';
import { shapeOf } from '~/showroom/zoom/picture-shape.ts';
import { followZoomGestures } from '~/showroom/zoom/zoom-gestures.ts';
import { followZoomKeys } from '~/showroom/zoom/zoom-keys.ts';
import { icon } from '~/ui/icons.tsx';
import viewButton from '~/ui/view-button.module.css';
import './zoom.css';

interface ZoomProps {
  /** The element that the stage and its hotspots fill. */
  readonly box: HTMLElement;
  readonly view: Pick<LocationView, 'backgrounds'>;
  readonly isMoving: boolean;
}

const Shrink = icon(<path d="M9 4v5H4m11-5v5h5M9 20v-5H4m11 5v-5h5" />);

/**
 * Lets visitors look closer at the picture of a location, and offers the whole room again while they do. Until then the
 * picture leans towards their pointer. Fetched with the first sign of a visitor.
 */
export default function Zoom({ box, view, isMoving }: ZoomProps) {
  const { backgrounds } = view;
  const isLively = useShowroom(({ isPowerSave }) => !isPowerSave) && !isMoving;
  const [zoom] = useState(() => createStageZoom(box));
  const drawing = useShowroomWindow().part(drawingHere);
  // Leaning would double the time from a tap to the first moving frame there (`bench/`, first-frame).
  const isLeaning = drawing === 'card';
  useEffect(() => {
    if (isMoving) {
      zoom.reset();
      return undefined;
    }
    const stops = [followZoomGestures(box, zoom), followZoomKeys(box, zoom)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [box, zoom, isMoving]);
  // What is frosted is blurred again for each frame of a film: the style sheet leaves it out there.
  useEffect(() => {
    if (drawing === 'processor') document.documentElement.dataset['drawing'] = drawing;
  }, [drawing]);
  useEffect(
    () => (isLively && isLeaning ? followPointer(box, zoom) : undefined),
    [box, zoom, isLively, isLeaning],
  );
  useEffect(
    () => (isLively ? followTiles(box, zoom, backgrounds) : undefined),
    [box, zoom, backgrounds, isLively],
  );
  useEffect(
    () => () => {
      zoom.dispose();
      giveBackFingers(box);
    },
    [zoom, box],
  );
  const cover = () => ({ box: zoom.size(), widthToHeight: shapeOf(backgrounds, box) });
  const viewer = useViewer(
    {
      element: () => box,
      read: () => ({ kind: 'stage', ...zoomOnPicture(zoom.current(), cover()) }),
      lead: (seen) => {
        if (seen.kind === 'stage') zoom.lead(zoomInBox(seen, cover()));
      },
    },
    !isMoving,
  );
  useEffect(() => zoom.watch(viewer.changed), [zoom, viewer]);
  return <WholeRoom zoom={zoom} />;
}

function WholeRoom({ zoom }: { readonly zoom: StageZoom }) {
  const t = useTexts();
  const isZoomed = useStore(zoom.isZoomed);
  if (!isZoomed) return null;
  return (
    <div className={viewButton['row']}>
      <button
        type="button"
        className={viewButton['button']}
        aria-keyshortcuts="0"
        onClick={() => zoom.glideTo(NO_ZOOM)}
      >
        <Shrink size={18} />
        {t('stage__whole')}
      </button>
    </div>
  );
}
