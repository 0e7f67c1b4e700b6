import { imageUrl } from '@vitrine/core/media/image-address';
import type { Media } from '@vitrine/core/world/media';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { Film } from '~/ui/viewer-icons.tsx';
import { noteAction, ViewerNote } from '~/ui/viewer-note.tsx';
import { captionsLanguage, ratioOf } from './video-file.ts';
import styles from './video.module.css';
import { VideosOff } from './videos-off.tsx';

/** The width that posters are fetched in, pixels. */
const POSTER_WIDTH = 1280;

interface VideoPlayerProps {
  readonly video: Media;
  readonly poster?: Media | undefined;
  /** A WebVTT file. */
  readonly captions?: Media | undefined;
  readonly title: string;
  /** Plays automatically; when it becomes false, the video pauses. */
  readonly isAutoPlaying?: boolean;
  /** Starts without sound; browsers play nothing else without a tap. */
  readonly isMuted?: boolean;
  /** Called also when the video cannot be played. */
  readonly onEnded?: (() => void) | undefined;
}

/** A video of the media library; in power-save mode its picture, and a button to play it nevertheless. */
export default function VideoPlayer(props: VideoPlayerProps) {
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const [isWanted, setWanted] = useState(false);
  if (!isPowerSave) return <FilePlayer {...props} takesFocus={isWanted} />;
  const { video, poster, title, isAutoPlaying, onEnded } = props;
  return (
    <VideosOff
      {...{ video, poster, title }}
      isPassing={isAutoPlaying === true}
      onPassed={onEnded}
      onLeave={() => setWanted(true)}
    />
  );
}

/**
 * A video with the browser's own controls. Its space is reserved before it loads; a file that cannot be played
 * says so and can still be downloaded.
 */
function FilePlayer({
  video,
  poster,
  captions,
  title,
  isAutoPlaying = false,
  isMuted = false,
  onEnded,
  takesFocus,
}: VideoPlayerProps & {
  /** Whether it replaces the button that the visitor has just pressed. */
  readonly takesFocus: boolean;
}) {
  const t = useTexts();
  const locale = useLocaleCode();
  const element = useRef<HTMLVideoElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [failedCopy, setFailedCopy] = useState<string>();
  const isFailed = failedUrl === video.url;
  const smaller = video.smaller?.url === failedCopy ? undefined : video.smaller;

  /** A browser may claim to play the smaller copy and fail: then it gets the other. */
  const onFailed = useCallback(() => {
    if (smaller !== undefined) return setFailedCopy(smaller.url);
    setFailedUrl(video.url);
    onEnded?.();
  }, [smaller, video.url, onEnded]);

  useEffect(() => {
    // On a page from the server the browser may have failed before a listener was attached.
    const player = element.current;
    if (player?.error) {
      if (smaller === undefined) setFailedUrl(video.url);
      else setFailedCopy(smaller.url);
    }
    // It is briefly in this state before loading, too: loading again raises the error again.
    else if (smaller && player && player.networkState === player.NETWORK_NO_SOURCE) player.load();
  }, [video.url, smaller]);

  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    const player = element.current;
    if (!isAutoPlaying || player === null) return;
    // Where the browser refuses, the controls are there.
    player.play().catch(() => undefined);
    return () => player.pause();
    // oxlint-disable-next-line react/exhaustive-deps -- another file is another element
  }, [isAutoPlaying, video.url, smaller?.url]);

  const language = captions && captionsLanguage(captions, locale);
  return (
    <div className={styles['frame']} style={{ aspectRatio: ratioOf(video, poster) }}>
      {isFailed ? (
        <ViewerNote isAlert icon={<Film />} sentence={t('media__video_failed')}>
          <a className={noteAction('first')} href={video.url} download={video.name}>
            {t('media__download', { name: video.name })}
          </a>
        </ViewerNote>
      ) : (
        // Captions are the editors' responsibility; a video without speech has none.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={smaller?.url ?? video.url}
          ref={element}
          className={styles['video']}
          {...(smaller === undefined && { src: video.url })}
          poster={poster && imageUrl(poster, POSTER_WIDTH)}
          aria-label={title}
          controls
          playsInline
          muted={isMuted}
          preload="metadata"
          onEnded={onEnded}
          onError={onFailed}
        >
          {smaller && (
            <>
              <source src={smaller.url} type={smaller.type} />
              <source src={video.url} type={video.mime} onError={onFailed} />
            </>
          )}
          {captions && (
            <track
              kind="captions"
              src={captions.url}
              srcLang={language}
              label={captions.title ?? languageName(language ?? locale, locale)}
            />
          )}
        </video>
      )}
    </div>
  );
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
