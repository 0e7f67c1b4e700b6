import type { ClientMedia } from '@vitrine/core/world/media';
import { ViewerPicture } from '~/ui/viewer-picture.tsx';
import { VideoSlide } from './video-slide.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './lightbox.module.css';

/** An item until the slides arrive, also without scripts; and a film that is alone, which needs none. */
export function StillSlide({
  item,
  isAlone,
  isWaiting,
}: {
  readonly item: LightboxItem;
  readonly isAlone: boolean;
  /** Whether the slides will take its place. */
  readonly isWaiting: boolean;
}) {
  return (
    <div className={styles['still']}>
      {item.kind === 'picture' ? (
        <ViewerPicture className={styles['picture']} media={item.media} sizes={sizesOf(item.media)} isEager />
      ) : (
        <VideoSlide item={item} isAlone={isAlone} isWaiting={isWaiting} />
      )}
    </div>
  );
}

/** The height of head, caption and thumbnails, pixels. */
const AROUND = 190;

/** As wide as it fits, so that the slides reuse the picture that was fetched for this one. */
function sizesOf({ width, height }: ClientMedia): string {
  return width && height ? `min(100vw, calc((100svh - ${AROUND}px) * ${width / height}))` : '100vw';
}
