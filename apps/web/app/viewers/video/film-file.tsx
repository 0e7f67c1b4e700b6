import { imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useLocaleCode } from '~/i18n/translations.tsx';
import { captionsLanguage } from './video-file.ts';
import styles from './video.module.css';

/** The width that posters are fetched in, pixels. */
const POSTER_WIDTH = 1280;

/** The film itself: its smaller copy where the browser plays that, else the file; its poster and its captions. */
export function FilmFile({
  video,
  smaller,
  poster,
  captions,
  ref,
  hasNativeControls,
  onEnded,
  onFailed,
}: {
  readonly video: ClientMedia;
  readonly smaller: ClientMedia['smaller'];
  readonly poster?: ClientMedia | undefined;
  readonly captions?: ClientMedia | undefined;
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** Without scripts the browser's own are there. */
  readonly hasNativeControls: boolean;
  readonly onEnded?: (() => void) | undefined;
  readonly onFailed: () => void;
}) {
  const locale = useLocaleCode();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    // On a page from the server the browser may have failed before a listener was attached.
    const player = ref.current;
    if (player?.error) fail();
    // It is briefly in this state before loading, too: loading again raises the error again.
    else if (player?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) player.load();
  }, [ref]);

  const language = captions && captionsLanguage(captions, locale);
  return (
    // Captions are the editors' responsibility; a video without speech has none. The player around it has the name.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech has none
    <video
      ref={ref}
      className={styles['video']}
      {...(smaller === undefined && { src: video.url })}
      poster={poster && imageUrl(poster, POSTER_WIDTH)}
      controls={hasNativeControls}
      tabIndex={hasNativeControls ? undefined : -1}
      playsInline
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
  );
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
