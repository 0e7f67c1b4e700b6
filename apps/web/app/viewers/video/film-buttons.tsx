import { useTexts } from '~/i18n/translations.tsx';
import { Play } from '~/ui/icons.tsx';
import { Again, SoundOff } from './film-icons.tsx';
import styles from './video.module.css';

/** The large button in the middle of a film that does not move. */
export function StartButton({
  label,
  isAgain,
  onPlay,
}: {
  readonly label: string;
  readonly isAgain: boolean;
  readonly onPlay: () => void;
}) {
  return (
    <button type="button" className={styles['start']} aria-label={label} onClick={onPlay}>
      {isAgain ? <Again size={30} /> : <Play size={30} />}
    </button>
  );
}

/** Offers the sound that the browser did not allow. */
export function UnmuteButton({ onUnmute }: { readonly onUnmute: () => void }) {
  const t = useTexts();
  return (
    <button type="button" className={styles['unmute']} onClick={onUnmute}>
      <SoundOff />
      {t('media__sound_on')}
    </button>
  );
}
