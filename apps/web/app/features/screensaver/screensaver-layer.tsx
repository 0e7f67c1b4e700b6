import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import { coverSizes, imageSrcSet, imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useRef, useState } from 'react';
import type { ScreensaverRunner, Shown } from '~/showroom/screensaver/screensaver-runner.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { classes } from '~/ui/classes.ts';
import { focalPointStyle } from '~/ui/picture.tsx';
import styles from './screensaver.module.css';

/** Pixels, for browsers without `srcset`. */
const PICTURE_WIDTH = 1920;

/** Of a 16:9 picture that covers a window narrower than itself, or fits into a wider one. */
const SIZES = coverSizes(ASPECT_RATIO_VALUES['16x9']);

type Report = Parameters<ScreensaverRunner['report']>[0];

interface LayerProps {
  readonly shown: Shown;
  /** Whether it is the latest; the one before it stays below until it is covered. */
  readonly isCurrent: boolean;
  readonly onReport: (type: Report) => void;
}

/** One picture or one video over the whole window; a location is the stage behind it. */
export function ScreensaverLayer({ shown, isCurrent, onReport }: LayerProps) {
  const [isThere, setIsThere] = useState(false);
  const { item } = shown.step;
  const props = {
    className: classes(styles['layer'], isThere && styles['isThere'], !isCurrent && styles['isBelow']),
    onThere() {
      setIsThere(true);
      onReport('arrived');
    },
    onReport,
  };
  switch (item.kind) {
    case 'image':
      return <PictureLayer {...props} media={item.media} />;
    case 'video':
      return <VideoLayer {...props} media={item.media} isLooping={shown.isLooping} />;
    default:
      return <div className={styles['clearing']} />;
  }
}

interface MediaLayerProps {
  readonly media: ClientMedia;
  readonly className: string;
  readonly onThere: () => void;
  readonly onReport: (type: Report) => void;
}

function PictureLayer({ media, className, onThere, onReport }: MediaLayerProps) {
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const srcSet = imageSrcSet(media);
  return (
    <div className={classes(className, !isPowerSave && styles['isDrifting'])}>
      <img
        className={styles['media']}
        src={imageUrl(media, PICTURE_WIDTH)}
        {...(srcSet !== undefined && { srcSet, sizes: SIZES })}
        style={focalPointStyle(media)}
        alt={media.alternativeText ?? ''}
        lang={media.alternativeTextLocale}
        onLoad={onThere}
        onError={() => onReport('failed')}
      />
    </div>
  );
}

function VideoLayer({
  media,
  className,
  isLooping,
  onThere,
  onReport,
}: MediaLayerProps & { readonly isLooping: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onReport);
  useEffect(() => {
    report.current = onReport;
  });
  useEffect(() => {
    const element = video.current;
    element?.play().catch(() => report.current('failed'));
    return () => element?.pause();
  }, []);
  return (
    <div className={className}>
      {/* It is muted here, and no speech is lost. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles['media']}
        src={media.url}
        muted
        playsInline
        loop={isLooping}
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={onThere}
        onTimeUpdate={() => onReport('progressed')}
        onEnded={() => onReport('ended')}
        onError={() => onReport('failed')}
      />
    </div>
  );
}
