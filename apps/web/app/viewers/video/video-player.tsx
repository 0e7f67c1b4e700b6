import { firstFrameOf } from '@vitrine/core/media/still';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { Film } from '~/ui/viewer-icons.tsx';
import { noteAction, ViewerNote } from '~/ui/viewer-note.tsx';
import { FilmPlayer } from './film-player.tsx';
import type { FilmOptions } from './film-player.tsx';
import { ratioOf } from './video-file.ts';
import styles from './video.module.css';
import { VideosOff } from './videos-off.tsx';

/**
 * A video of the media library, with controls of our own. In power-save mode its picture, and a button to play it
 * nevertheless; a file that cannot be played says so and can still be downloaded.
 */
export default function VideoPlayer(props: FilmOptions) {
  const { video, title, starts, onEnded } = props;
  const poster = props.poster ?? firstFrameOf(video);
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const [isWanted, setWanted] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (isPowerSave) {
    return (
      <VideosOff
        {...{ video, poster, title }}
        isPassing={starts === 'muted'}
        onPassed={onEnded}
        onLeave={() => setWanted(true)}
      />
    );
  }
  if (failed === video.url) return <FailedVideo video={video} poster={poster} />;
  const smaller = video.smaller?.url === failed ? undefined : video.smaller;
  return (
    <FilmPlayer
      {...props}
      poster={poster}
      // Another file is another element.
      key={smaller?.url ?? video.url}
      smaller={smaller}
      takesFocus={isWanted}
      onFailed={() => {
        // A browser may claim to play the smaller copy and fail: then it gets the other.
        setFailed(smaller?.url ?? video.url);
        if (smaller === undefined) onEnded?.();
      }}
    />
  );
}

function FailedVideo({
  video,
  poster,
}: {
  readonly video: ClientMedia;
  readonly poster?: ClientMedia | undefined;
}) {
  const t = useTexts();
  return (
    <div className={styles['frame']} style={{ aspectRatio: ratioOf(video, poster) }}>
      <ViewerNote isAlert icon={<Film />} sentence={t('media__video_failed')}>
        <a className={noteAction('first')} href={video.url} download={video.name}>
          {t('media__download', { name: video.name })}
        </a>
      </ViewerNote>
    </div>
  );
}
