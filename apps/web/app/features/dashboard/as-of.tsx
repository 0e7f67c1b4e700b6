import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { useInBrowser } from '~/ui/use-in-browser.ts';
import styles from './board-figures.module.css';

/** When a figure was read last, on the visitor's clock: the server does not know where it is. */
export function AsOf({ instant }: { readonly instant: number }) {
  const t = useTexts();
  const locale = useLocaleCode();
  const isInBrowser = useInBrowser();
  if (!isInBrowser) return null;
  const format = new Intl.DateTimeFormat(locale, {
    // With its day: a screen may be open for many.
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const then = new Date(instant);
  return (
    <p className={styles['asOf']}>
      <time dateTime={then.toISOString()}>{t('dashboard__as_of', { time: format.format(then) })}</time>
    </p>
  );
}
