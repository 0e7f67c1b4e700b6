import { imageUrl } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useTexts } from '~/i18n/translations.tsx';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { noteAction } from '~/ui/viewer-note.tsx';
import { ratioOf } from './video-file.ts';
import styles from './video.module.css';

/** The width that posters are fetched in, pixels. */
const POSTER_WIDTH = 1280;

/** Milliseconds that the picture is shown if the next item follows automatically. */
const PASSING_TIME = 4000;

/**
 * Replaces a video in power-save mode: "A video cannot play in it" (specification section 4). Its picture stays,
 * and the visitor can leave the mode here.
 */
export function VideosOff({
  video,
  poster,
  title,
  isPassing = false,
  onPassed,
  onLeave,
}: {
  readonly video?: ClientMedia | undefined;
  readonly poster?: ClientMedia | undefined;
  readonly title: string;
  /** Whether the video would play by itself and be followed by another item. */
  readonly isPassing?: boolean;
  readonly onPassed?: (() => void) | undefined;
  /** The visitor switches videos on again. */
  readonly onLeave: () => void;
}) {
  const { powerSave } = useShowroomWindow();
  const t = useTexts();
  useAfter(isPassing ? PASSING_TIME : undefined, () => onPassed?.());
  const leave = () => {
    onLeave();
    powerSave.switchTo(false);
  };
  return (
    <div className={styles['frame']} style={video && { aspectRatio: ratioOf(video, poster) }}>
      {poster && <img className={styles['poster']} src={imageUrl(poster, POSTER_WIDTH)} alt="" />}
      <div className={styles['card']}>
        <p className={styles['name']}>{title}</p>
        <p className={styles['notice']}>{t('media__videos_off')}</p>
        <button type="button" className={noteAction('first')} onClick={leave}>
          {t('media__videos_on')}
        </button>
      </div>
    </div>
  );
}
