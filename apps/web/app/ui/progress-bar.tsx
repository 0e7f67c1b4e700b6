import { useTexts } from '~/i18n/translations.tsx';
import styles from './progress-bar.module.css';

/** Shows that a navigation is loading, once that takes long enough to be noticed. */
export function ProgressBar({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts();
  return (
    <output className={styles['track']}>
      {isActive && <span className={styles['bar']}>{t('progress__loading')}</span>}
    </output>
  );
}
