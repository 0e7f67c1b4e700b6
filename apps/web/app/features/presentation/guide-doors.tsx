import { useTexts } from '~/i18n/translations.tsx';
import { openDoors } from '~/showroom/presentation/guide-actions.ts';
import styles from './guide-doors.module.css';

/** Lets guests into the closed rooms that the guide may enter. */
export function GuideDoors({ areOpen }: { readonly areOpen: boolean }) {
  const t = useTexts();
  return (
    <div className={styles['doors']}>
      <input
        id="guide-doors"
        type="checkbox"
        checked={areOpen}
        aria-describedby="guide-doors-hint"
        onChange={(event) => openDoors(event.currentTarget.checked)}
      />
      <label htmlFor="guide-doors">{t('presentation__doors')}</label>
      <small id="guide-doors-hint">{t('presentation__doors_hint')}</small>
    </div>
  );
}
