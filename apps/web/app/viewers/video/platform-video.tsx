import { imageUrl } from '@vitrine/core/media/image-address';
import { platformVideoAddress } from '@vitrine/core/world/platform-video';
import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { Play } from '~/ui/icons.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { PLATFORM_NAMES, platformPage } from './platforms.ts';
import styles from './video.module.css';
import { VideosOff } from './videos-off.tsx';

/** The width that posters are fetched in, pixels. */
const POSTER_WIDTH = 1280;

/** What another site's player needs; it can neither navigate this page nor ask for permissions. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A video of a video platform. Nothing is loaded from there before the visitor has read so and pressed play.
 * Without scripts, play leads to the platform itself.
 */
export default function PlatformVideoPlayer({
  video,
  poster,
  title,
}: {
  readonly video: PlatformVideo;
  readonly poster?: ClientMedia | undefined;
  readonly title: string;
}) {
  const t = useTexts();
  const address = platformVideoAddress(video);
  const [playing, setPlaying] = useState<string>();
  const platform = PLATFORM_NAMES[video.platform];
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const [isWanted, setWanted] = useState(false);
  if (isPowerSave) {
    return <VideosOff {...{ poster, title }} onLeave={() => setWanted(true)} />;
  }
  if (playing === address) {
    return (
      <div className={styles['frame']}>
        <iframe
          className={styles['video']}
          src={address}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox={SANDBOX}
          // The platforms only play in pages that send a referrer.
          referrerPolicy="strict-origin"
          ref={focus}
        />
      </div>
    );
  }
  return (
    <div className={styles['frame']}>
      {poster && <img className={styles['poster']} src={imageUrl(poster, POSTER_WIDTH)} alt="" />}
      <div className={styles['card']}>
        <a
          ref={isWanted ? focus : undefined}
          className={styles['play']}
          href={platformPage(video)}
          target="_blank"
          rel="noopener"
          aria-label={t('media__play', { title })}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            setPlaying(address);
          }}
        >
          <Play size={30} />
        </a>
        <p className={styles['name']}>{title}</p>
        <p className={styles['notice']}>{t('media__platform_notice', { platform })}</p>
      </div>
    </div>
  );
}

/** The pressed button no longer exists: the focus moves to what replaced it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
