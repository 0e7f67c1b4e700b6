import type { Consent } from '@vitrine/core/analytics/consent';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '~/i18n/translations.tsx';
import { icon } from '~/ui/icons.tsx';
import type { AnalyticsView } from './analytics-view.ts';
import { keepOffArrows } from './keep-off-arrows.ts';
import styles from './consent.module.css';

const Sliders = icon(
  <path d="M4 7h8m4 0h4M4 17h3m4 0h9M14 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM9 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z" />,
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
      <Sliders />
    </button>
  );
}

/** The question, with two answers of equal weight. It covers part of the page without blocking it. */
export function ConsentBar({
  answer,
  privacy,
  onDecide,
}: {
  /** The earlier answer. */
  readonly answer: Consent | undefined;
  readonly privacy: AnalyticsView['privacy'];
  readonly onDecide: (answer: Consent) => void;
}) {
  const t = useTexts();
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  // Each time: another location has its arrows elsewhere.
  useLayoutEffect(() => (bar.current ? keepOffArrows(bar.current) : undefined));
  return createPortal(
    <section ref={bar} className={styles['bar']} aria-labelledby={titleId} data-chrome="">
      <div>
        <h2 id={titleId}>{t('consent__title')}</h2>
        <p>
          {t('consent__text')}{' '}
          {privacy && (
            <a href={privacy.href} {...(privacy.isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
              {t('consent__privacy')}
            </a>
          )}
        </p>
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
