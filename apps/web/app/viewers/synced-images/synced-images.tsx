import { isPicture } from '@vitrine/core/media/media-kind';
import type { ClientMedia } from '@vitrine/core/world/media';
import { isZoomedIn } from '@vitrine/core/zoom/zoom';
import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { useKeys } from '~/ui/use-keys.ts';
import { Picture } from '~/ui/viewer-icons.tsx';
import { ViewerNote } from '~/ui/viewer-note.tsx';
import { choosePicture } from './pair.ts';
import type { Pair } from './pair.ts';
import { Pane } from './pane.tsx';
import { PictureChips, SyncedTools, ZOOM_STEP } from './synced-tools.tsx';
import type { SyncedMode } from './synced-tools.tsx';
import { usePairView } from './use-pair-view.ts';
import { useSyncedZoom } from './use-synced-zoom.ts';
import styles from './synced-images.module.css';

/** The step of a key that pans the zoomed pictures, in parts of the pane. */
const KEY_STEP = 0.08;

/** The step of a key that moves the dividing line, in percent of the width. */
const DIVIDER_STEP = 2;

/**
 * Two or more pictures of one view that zoom and pan together: side by side, or one above the other under a
 * dividing line (docs/design/unspecified.md). Of more than two, chips choose the pair.
 */
export default function SyncedImages({
  images,
  fillsScreen = false,
}: {
  readonly images: readonly ClientMedia[];
  readonly fillsScreen?: boolean;
}) {
  const t = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, handlers, enlarge, pan, reset, show } = useSyncedZoom(stage, fillsScreen);
  const isZoomed = isZoomedIn(zoom);
  const [mode, setMode] = useState<SyncedMode>('divided');
  const [divider, setDivider] = useState(50);
  const [pair, setPair] = useState<Pair>([0, 1]);
  const pictures = images.filter(isPicture);
  const nameOf = (index: number) =>
    pictures[index]?.title ?? t('media__picture', { number: String(index + 1) });
  const [left, right] = pair.map((index) => pictures[index]);
  const isDivided = right !== undefined && mode === 'divided';

  const viewer = useRef<HTMLDivElement>(null);
  usePairView(viewer, { mode, divider, pair, zoom }, pictures.length, (shown) => {
    setMode(shown.mode);
    setDivider(shown.divider);
    setPair(shown.pair);
    show(shown.zoom);
  });
  useKeys(viewer, fillsScreen, (key) => {
    const [x, y] = ARROWS[key] ?? [0, 0];
    if (key === '+' || key === '=') enlarge(ZOOM_STEP);
    else if (key === '-') enlarge(1 / ZOOM_STEP);
    else if (key === '0') reset();
    else if (isDivided && x !== 0) setDivider((current) => clampPercent(current + x * DIVIDER_STEP));
    else if (isZoomed && (x !== 0 || y !== 0)) pan(-x * KEY_STEP, -y * KEY_STEP);
    else return false;
    return true;
  });

  if (left === undefined) {
    return (
      <div className={styles['empty']}>
        <ViewerNote icon={<Picture />} sentence={t('media__empty')} />
      </div>
    );
  }

  const ratio = (left.width ?? 16) / (left.height ?? 9);
  return (
    <div
      ref={viewer}
      className={classes(styles['viewer'], fillsScreen && styles['fills'])}
      style={{ '--ratio': ratio, '--divider': `${divider}%` } as CSSProperties}
    >
      <div className={styles['room']}>
        {/* Fingers and the mouse do nothing that buttons and keys cannot do. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={stage}
          className={classes(styles['stage'], right && styles[mode])}
          data-zoomed={isZoomed}
          {...handlers}
        >
          <Pane media={left} name={nameOf(pair[0])} zoom={zoom} side="left" fillsScreen={fillsScreen} />
          {right && (
            <Pane media={right} name={nameOf(pair[1])} zoom={zoom} side="right" fillsScreen={fillsScreen} />
          )}
          {isDivided && (
            <>
              <span className={styles['line']} />
              <input
                type="range"
                className={styles['divider']}
                aria-label={t('media__divider')}
                min={0}
                max={100}
                value={divider}
                onChange={(event) => setDivider(Number(event.target.value))}
              />
            </>
          )}
        </div>
      </div>
      <div className={styles['bar']}>
        {pictures.length > 2 &&
          (['left', 'right'] as const).map((side, index) => (
            <PictureChips
              key={side}
              label={t(side === 'left' ? 'media__left_picture' : 'media__right_picture')}
              names={pictures.map((_, picture) => nameOf(picture))}
              chosen={pair[index] ?? 0}
              onChoose={(picture) => setPair(choosePicture(pair, side, picture))}
            />
          ))}
        <SyncedTools
          mode={right && mode}
          scale={zoom.scale}
          onMode={setMode}
          onZoom={enlarge}
          onReset={() => {
            reset();
            setDivider(50);
          }}
        />
      </div>
    </div>
  );
}

/** Which way the arrow keys go. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function clampPercent(value: number): number {
  return Math.max(0, Math.min(100, value));
}
