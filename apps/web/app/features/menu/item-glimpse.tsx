import { BREAKPOINTS } from '@vitrine/core/layout/breakpoints';
import { imageSrcSet, imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isReducedMotion, isSavingData } from '~/showroom/browser/browser-conditions.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { classes } from '~/ui/classes.ts';
import styles from './item-glimpse.module.css';
import type { Glimpse } from './menu-view.ts';

/** Milliseconds on an item before anything is fetched: a mouse crosses many on its way. */
const DWELL = 120;

/** Windows with room beside the sidebar. */
const ROOMY = `(width >= ${BREAKPOINTS.m}px)`;

/** Two positions in the style sheet: beside the sidebar, and over an item's picture. */
const SIZES = `${ROOMY} min(100vw - 30em, max(60rem, 60vw)), 72px`;
const WIDTH = 1280;

/**
 * The preview of an item while it is pointed at: beside the sidebar, over nothing that can be tapped; in a window
 * without that room, in place of the item's own picture. It is silent for screen readers: the item has a name.
 */
export function ItemGlimpse({
  glimpse,
  isPointedAt,
}: {
  readonly glimpse: Glimpse;
  readonly isPointedAt: boolean;
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  // Unknown until it is first needed.
  const [dialog, setDialog] = useState<Element | null>(null);
  const isRoomy = useSyncExternalStore(watchRoom, hasRoom, () => false);
  useAfter(isPointedAt && dialog === null ? DWELL : undefined, () => {
    setDialog(anchor.current?.closest('dialog') ?? null);
  });
  const card = <Card glimpse={glimpse} isShown={isPointedAt} isBeside={isRoomy} />;
  return (
    <span ref={anchor} className={styles['point']}>
      {/* In the sidebar it would be cut off, and slide along with it. */}
      {dialog && (isRoomy ? createPortal(card, dialog) : card)}
    </span>
  );
}

function Card({
  glimpse: { film, picture },
  isShown,
  isBeside,
}: {
  readonly glimpse: Glimpse;
  readonly isShown: boolean;
  readonly isBeside: boolean;
}) {
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const plays = !isPowerSave && !isReducedMotion() && !isSavingData();
  return (
    <span
      className={classes(styles['card'], isBeside && styles['beside'])}
      data-glimpse=""
      data-shown={isShown || undefined}
      aria-hidden="true"
    >
      {picture && <Still key={picture.url} picture={picture} />}
      {film && plays && <Film key={film.url} url={film.url} isPlaying={isShown} />}
    </span>
  );
}

function Still({ picture }: { readonly picture: ClientMedia }) {
  const { isBroken, isThere, onThere, onBroken } = useArrival();
  if (isBroken) return null;
  return (
    <img
      src={imageUrl(picture, WIDTH)}
      srcSet={imageSrcSet(picture)}
      sizes={SIZES}
      alt=""
      decoding="async"
      data-there={isThere || undefined}
      onLoad={onThere}
      onError={onBroken}
    />
  );
}

/** A film without sound, over its picture as soon as it has a frame. */
function Film({ url, isPlaying }: { readonly url: string; readonly isPlaying: boolean }) {
  const { isBroken, isThere, onThere, onBroken } = useArrival();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!isPlaying || element === null) return undefined;
    // Where the browser refuses to play it, its picture stays.
    element.play().catch(() => undefined);
    return () => element.pause();
  }, [isPlaying]);
  if (isBroken) return null;
  return (
    // It has no sound.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      src={url}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      data-there={isThere || undefined}
      onLoadedData={onThere}
      onError={onBroken}
    />
  );
}

/** The state of a file: it is shown once it has loaded, and never if it fails. */
function useArrival() {
  const [arrival, setArrival] = useState<'awaited' | 'there' | 'broken'>('awaited');
  return {
    isThere: arrival === 'there',
    isBroken: arrival === 'broken',
    onThere: () => setArrival('there'),
    onBroken: () => setArrival('broken'),
  };
}

function watchRoom(onChange: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function hasRoom(): boolean {
  return matchMedia(ROOMY).matches;
}
