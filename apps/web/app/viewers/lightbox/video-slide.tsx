import type { CSSProperties } from 'react';
import { PLATFORM_NAMES } from '~/viewers/video/platforms.ts';
import PlatformVideoPlayer from '~/viewers/video/platform-video.tsx';
import VideoPlayer from '~/viewers/video/video-player.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './lightbox.module.css';

/** A video in the largest size that fits. */
export function VideoSlide({ item }: { readonly item: Exclude<LightboxItem, { kind: 'picture' }> }) {
  const ratio =
    item.kind === 'video' && item.media.width && item.media.height
      ? item.media.width / item.media.height
      : 16 / 9;
  return (
    <div className={styles['video']} style={{ '--ratio': ratio } as CSSProperties}>
      {item.kind === 'video' ? (
        <VideoPlayer
          video={item.media}
          poster={item.poster}
          captions={item.captions}
          title={item.caption || item.media.name}
        />
      ) : (
        <PlatformVideoPlayer video={item.video} title={item.caption || PLATFORM_NAMES[item.video.platform]} />
      )}
    </div>
  );
}
