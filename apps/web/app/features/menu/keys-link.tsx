import { useTexts } from '~/i18n/translations.tsx';
import styles from './keys-link.module.css';

/** Opens the list of the keys, for those who have a keyboard. */
export function KeysLink({ href }: { readonly href: string }) {
  const t = useTexts();
  return (
    <a className={styles['link']} href={href} aria-keyshortcuts="?">
      {t('menu__keys')}
      <kbd aria-hidden="true">?</kbd>
    </a>
  );
}
