import { fileTitle } from '@vitrine/core/world/media';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { hasBeenTapped } from '~/showroom/browser/user-activation.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import { PLATFORM_NAMES } from '~/viewers/video/platforms.ts';
import PlatformVideoPlayer from '~/viewers/video/platform-video.tsx';
import VideoPlayer from '~/viewers/video/video-player.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './lightbox.module.css';

/** A video in the largest size that fits. */
export function VideoSlide({
  item,
  isAlone,
  isWaiting = false,
}: {
  readonly item: Exclude<LightboxItem, { kind: 'picture' }>;
  /** Whether there is nothing to browse to: then the arrow keys are its own. */
  readonly isAlone: boolean;
  /** Whether another one will take over, so that it must not start. */
  readonly isWaiting?: boolean;
}) {
  // The tap that opened it is the permission to start. What a page was opened with was not tapped on it.
  const isInBrowser = useInBrowser();
  const [isTapped] = useState(() => isInBrowser && hasBeenTapped());
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
          title={item.caption || fileTitle(item.media)}
          starts={isTapped && !isWaiting ? 'tapped' : undefined}
          keysOfOverlay={isAlone ? 'all' : 'withoutArrows'}
        />
      ) : (
        <PlatformVideoPlayer video={item.video} title={item.caption || PLATFORM_NAMES[item.video.platform]} />
      )}
    </div>
  );
}
