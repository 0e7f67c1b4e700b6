import { useTexts } from '~/i18n/translations.tsx';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import styles from './videos-switch.module.css';

/** Turns power-save mode on and off. Without scripts no video plays anyway. */
export function VideosSwitch() {
  const t = useTexts();
  const { powerSave } = useShowroomWindow();
  const isInBrowser = useInBrowser();
  const isOn = useShowroom(({ isPowerSave }) => isPowerSave);
  if (!isInBrowser) return null;
  return (
    <button
      type="button"
      role="switch"
      className={styles['switch']}
      aria-checked={isOn}
      onClick={() => powerSave.switchTo(!isOn)}
    >
      {t('menu__without_videos')}
      <span className={styles['track']} aria-hidden="true" />
    </button>
  );
}
