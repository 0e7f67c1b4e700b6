import type { Consent } from '@vitrine/core/analytics/consent';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '~/i18n/translations.tsx';
import { icon } from '~/ui/icons.tsx';
import styles from './consent.module.css';

const Shield = icon(
  <path d="M12 3 5 6v5.5c0 4.3 2.8 7.6 7 9.5 4.2-1.9 7-5.2 7-9.5V6l-7-3Zm-3 9 2.2 2.2L15.2 10" />,
);

/** Reopens the question. */
export function ConsentButton({
  isAsking,
  onAsk,
}: {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={styles['settings']}
      aria-label={t('consent__settings')}
      aria-expanded={isAsking}
      title={t('consent__settings')}
      onClick={onAsk}
    >
      <Shield />
    </button>
  );
}

/** The question, with two answers of equal weight. It covers part of the page without blocking it. */
export function ConsentBar({
  answer,
  onDecide,
}: {
  /** The earlier answer. */
  readonly answer: Consent | undefined;
  readonly onDecide: (answer: Consent) => void;
}) {
  const t = useTexts();
  const titleId = useId();
  return createPortal(
    <section className={styles['bar']} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('consent__title')}</h2>
        <p>{t('consent__text')}</p>
        {answer && <p>{answer === 'granted' ? t('consent__is_granted') : t('consent__is_denied')}</p>}
      </div>
      <div className={styles['answers']}>
        <button type="button" onClick={() => onDecide('denied')}>
          {t('consent__decline')}
        </button>
        <button type="button" onClick={() => onDecide('granted')}>
          {t('consent__accept')}
        </button>
      </div>
    </section>,
    document.body,
  );
}
