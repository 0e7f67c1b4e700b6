import type { ReactNode } from 'react';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import type { PreviewNote } from '~/contract/server-context.ts';
import { Comments } from './comments.tsx';
import { spokenMoment } from './spoken-moment.ts';
import styles from './preview-mark.module.css';

/**
 * A note on what this window shows that is not public, and until when, with a button to leave the preview. Through a
 * shared link it takes comments as well.
 */
export default function PreviewMark({ preview }: { readonly preview: PreviewNote }) {
  return preview.kind === 'link' ? (
    <Comments>{(button) => <Mark preview={preview}>{button}</Mark>}</Comments>
  ) : (
    <Mark preview={preview} />
  );
}

function Mark({ preview, children }: { readonly preview: PreviewNote; readonly children?: ReactNode }) {
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
      <span className={styles['buttons']}>
        {children}
        <form method="post" action="/-/preview/leave">
          <button type="submit" className={styles['button']}>
            {t('preview__leave')}
          </button>
        </form>
      </span>
    </aside>
  );
}
