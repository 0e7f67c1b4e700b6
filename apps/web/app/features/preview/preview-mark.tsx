import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import type { PreviewNote } from '~/contract/server-context.ts';
import styles from './preview-mark.module.css';

/** A note that this window shows drafts, and until when, with a button to leave the preview. */
export default function PreviewMark({ preview }: { readonly preview: PreviewNote }) {
  const t = useTexts();
  const end = new Intl.DateTimeFormat(useLocaleCode(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <aside className={styles['mark']} aria-label={t('preview__drafts')}>
      <span className={styles['words']}>
        {t('preview__drafts')}
        {preview.kind === 'link' && (
          <span className={styles['until']}>{t('preview__until', { end: end.format(preview.endsAt) })}</span>
        )}
      </span>
      <form method="post" action="/-/preview/leave">
        <button type="submit" className={styles['leave']}>
          {t('preview__leave')}
        </button>
      </form>
    </aside>
  );
}
