import { ViewerPicture } from '~/ui/viewer-picture.tsx';
import VideoPlayer from '~/viewers/video/video-player.tsx';
import type { SlideshowItem } from './slideshow-item.ts';
import styles from './slideshow.module.css';

/**
 * The slides around the one that is seen: the one before fades away below it, the one behind is fetched
 * already. A video is only there while it is seen.
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
  /** Told with the address of an item whose picture has arrived. */
  readonly onArrived: (href: string) => void;
  /** Told when the video that is seen has ended, or cannot be played. */
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
                title={item.caption || item.media.name}
                isAutoPlaying={isPlaying}
                isMuted
                onEnded={onEnded}
              />
            </div>
          )
        )}
      </figure>
    );
  });
}
