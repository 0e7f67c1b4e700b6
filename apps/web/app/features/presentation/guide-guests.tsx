import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import type { GuestView } from '~/contract/presentation.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { giveLead } from '~/showroom/presentation/guide-actions.ts';
import { Hand } from './hand.tsx';
import styles from './guide-guests.module.css';

/** Who takes part, and who of them roams or raises a hand; each of them can be given the lead. */
export function Guests({
  guests,
  numberOf,
}: {
  readonly guests: readonly GuestView[];
  readonly numberOf: (guest: ParticipantId) => number;
}) {
  const t = useTexts();
  const roaming = guests.filter(({ mode }) => mode === 'roaming').length;
  return (
    <div className={styles['guests']}>
      <h3>
        {t('presentation__guests', { count: guests.length })}
        {roaming > 0 && <small> · {t('presentation__roaming_count', { count: roaming })}</small>}
      </h3>
      <ul>
        {guests.map(({ id, locale, mode, isHandUp }) => {
          const name = t('presentation__guest', { number: numberOf(id) });
          return (
            <li key={id}>
              <span>
                {name} <small>{locale.toUpperCase()}</small>
              </span>
              <small data-hand={isHandUp || undefined}>
                {isHandUp && <Hand size={16} />}
                {t(statusOf({ mode, isHandUp }))}
              </small>
              <button type="button" className={styles['quiet']} onClick={() => giveLead(id)}>
                {t('presentation__give_lead', { name })}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function statusOf({ mode, isHandUp }: Pick<GuestView, 'mode' | 'isHandUp'>) {
  if (isHandUp) return 'presentation__hand_up';
  return mode === 'roaming' ? 'presentation__is_roaming' : 'presentation__is_following';
}
