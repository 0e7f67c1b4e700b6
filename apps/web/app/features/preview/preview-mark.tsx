import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import type { PreviewNote } from '~/contract/server-context.ts';
import { spokenMoment } from './spoken-moment.ts';
import styles from './preview-mark.module.css';

/** A note on what this window shows that is not public, and until when, with a button to leave the preview. */
export default function PreviewMark({ preview }: { readonly preview: PreviewNote }) {
  const t = useTexts();
  const locale = useLocaleCode();
  const { kind, endsAt, moment } = preview;
  const end = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const ownZone = end.resolvedOptions().timeZone;
  const says =
    moment === undefined
      ? t('preview__drafts')
      : t('preview__moment', { ...spokenMoment(moment, locale, ownZone) });
  return (
    <aside className={styles['mark']} aria-label={says}>
      <span className={styles['words']}>
        {says}
        {moment !== undefined && <span className={styles['until']}>{t('preview__moment_note')}</span>}
        {kind === 'link' && (
          <span className={styles['until']}>{t('preview__until', { end: end.format(endsAt) })}</span>
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
