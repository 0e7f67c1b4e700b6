import { useEffect, useState } from 'react';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { browserClock } from '~/showroom/browser/clock.ts';
import { elapsedText } from './elapsed-text.ts';
import styles from './presenter-clock.module.css';

/** Milliseconds between two looks at the time. */
const TICK = 500;

/** The time of day, and how long this page has been open. */
export function PresenterClock() {
  const t = useTexts();
  const locale = useLocaleCode();
  const [begun, setBegun] = useState(() => performance.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    let cancel = (): void => {};
    const tick = (): void => {
      setNow(performance.now());
      cancel = browserClock.after(TICK, tick);
    };
    tick();
    return () => cancel();
  }, []);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={styles['clock']}>
      <time className={styles['time']}>{time.format(performance.timeOrigin + now)}</time>
      <span role="timer" aria-label={t('presentation__elapsed')}>
        {elapsedText(now - begun)}
      </span>
      <button type="button" className={styles['restart']} onClick={() => setBegun(performance.now())}>
        {t('presentation__restart_time')}
      </button>
    </div>
  );
}
