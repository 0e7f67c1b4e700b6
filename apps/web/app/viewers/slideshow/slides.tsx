import { fileTitle } from '@vitrine/core/world/media';
import { ViewerPicture } from '~/ui/viewer-picture.tsx';
import VideoPlayer from '~/viewers/video/video-player.tsx';
import type { SlideshowItem } from './slideshow-item.ts';
import styles from './slideshow.module.css';

/**
 * The slides around the visible one: the one before fades out below it, the next one is already being fetched. A
 * video exists only while it is visible.
 */
export function Slides({
  items,
  index,
  isPlaying,
  onArrived,
  onEnded,
}: {
  readonly items: readonly SlideshowItem[];
  readonly index: number;
  readonly isPlaying: boolean;
  /** Called with the address of an item whose picture has loaded. */
  readonly onArrived: (href: string) => void;
  /** Called when the visible video has ended, or cannot be played. */
  readonly onEnded: () => void;
}) {
  const count = items.length;
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  return items.map((item, position) => {
    const isCurrent = position === index;
    if (!near.has(position)) return null;
    return (
      <figure key={item.href} className={styles['slide']} data-current={isCurrent} inert={!isCurrent}>
        {item.kind === 'picture' ? (
          <ViewerPicture
            className={styles['picture']}
            media={item.media}
            sizes="100vw"
            isEager
            onLoaded={() => onArrived(item.href)}
          />
        ) : (
          isCurrent && (
            <div className={styles['video']}>
              <VideoPlayer
                video={item.media}
                title={item.caption || fileTitle(item.media)}
                starts={isPlaying ? 'muted' : undefined}
                onEnded={onEnded}
              />
            </div>
          )
        )}
      </figure>
    );
  });
}
