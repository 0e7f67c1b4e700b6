import { useTexts, type TextKey } from '~/i18n/translations.tsx';
import styles from './notices.module.css';

/**
 * Notifications at the top centre (specification section 8). The live region is there before anything is in
 * it: only then screen readers tell what appears.
 */
export function Notices({
  notices,
  remark,
}: {
  /** Lasting ones of the kind danger. */
  readonly notices: readonly TextKey[];
  /** Something that happened and asks for nothing. */
  readonly remark?: TextKey | undefined;
}) {
  const t = useTexts();
  return (
    <output className={styles['notices']}>
      {notices.map((key) => (
        <p key={key} className={styles['notice']}>
          {t(key)}
        </p>
      ))}
      {remark && <p className={styles['remark']}>{t(remark)}</p>}
    </output>
  );
}

/** The landscape warning; the style sheet alone decides when it shows (specification section 4, Layout). */
export function LandscapeWarning() {
  const t = useTexts();
  return (
    <p className={styles['landscapeWarning']} role="note">
      {t('layout__landscape_warning')}
    </p>
  );
}
