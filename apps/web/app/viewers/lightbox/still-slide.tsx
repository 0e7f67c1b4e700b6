import type { Media } from '@vitrine/core/world/media';
import { ViewerPicture } from '~/ui/viewer-picture.tsx';
import { VideoSlide } from './video-slide.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './lightbox.module.css';

/** An item where the slides will stand: without scripts, and until they have arrived. */
export function StillSlide({ item }: { readonly item: LightboxItem }) {
  return (
    <div className={styles['still']}>
      {item.kind === 'picture' ? (
        <ViewerPicture className={styles['picture']} media={item.media} sizes={sizesOf(item.media)} isEager />
      ) : (
        <VideoSlide item={item} />
      )}
    </div>
  );
}

/** What head, caption and thumbnails take of the height, pixels. */
const AROUND = 190;

/** As wide as it fits, so that the slides find the picture that was fetched for this one. */
function sizesOf({ width, height }: Media): string {
  return width && height ? `min(100vw, calc((100svh - ${AROUND}px) * ${width / height}))` : '100vw';
}
