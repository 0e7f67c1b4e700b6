import { ViewerPicture } from '~/ui/viewer-picture.tsx';
import { VideoSlide } from './video-slide.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './lightbox.module.css';

/** An item where the slides will stand: without scripts, and until they have arrived. */
export function StillSlide({ item }: { readonly item: LightboxItem }) {
  return (
    <div className={styles['still']}>
      {item.kind === 'picture' ? (
        <ViewerPicture className={styles['picture']} media={item.media} sizes="100vw" isEager />
      ) : (
        <VideoSlide item={item} />
      )}
    </div>
  );
}
