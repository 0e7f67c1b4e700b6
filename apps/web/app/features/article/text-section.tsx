import type { ClientMedia } from '@vitrine/core/world/media';
import { useTexts } from '~/i18n/translations.tsx';
import { classes } from '~/ui/classes.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import styles from './text-section.module.css';

/** A text of an editor, beside its icon where it has one. */
export function TextSection({
  html,
  icon,
  isCut,
}: {
  readonly html: string;
  readonly icon?: ClientMedia;
  readonly isCut: boolean;
}) {
  const t = useTexts();
  return (
    <div className={classes(styles['row'], icon && styles['hasIcon'])}>
      {icon && (
        <span className={styles['icon']}>
          <MaskIcon icon={icon} size={28} />
        </span>
      )}
      <div>
        {/* Rendered and sanitised on the server (rich-text.server.ts). */}
        <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />
        {isCut && <p className={styles['rest']}>{t('article__rest_left_out')}</p>}
      </div>
    </div>
  );
}
