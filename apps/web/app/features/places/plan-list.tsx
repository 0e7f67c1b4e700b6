import { useTexts } from '~/i18n/translations.tsx';
import { Pin } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PlanPin } from './places-view.ts';
import styles from './plan-list.module.css';
import numbers from './plan-number.module.css';

/** The locations of a floor plan, by their numbers. */
export function PlanList({
  pins,
  marked,
}: {
  readonly pins: readonly PlanPin[];
  /** The one that is pointed at, here or on the plan. */
  readonly marked: string | undefined;
}) {
  const t = useTexts();
  return (
    <ol className={styles['list']}>
      {pins.map((pin, index) => (
        <li key={pin.payloadId}>
          <a
            href={pin.href}
            data-walk={pin.payloadId}
            data-marked={marked === pin.payloadId || undefined}
            aria-current={pin.isCurrent ? 'page' : undefined}
          >
            <span className={styles['picture']}>
              {pin.picture && (
                <Picture media={pin.picture} sizes="max(320px, 20vw)" width={500} isDecorative />
              )}
            </span>
            <span className={numbers['number']} data-near={pin.isNear || undefined} aria-hidden="true">
              {pin.isCurrent ? <Pin size={18} /> : pin.pin && index + 1}
            </span>
            <span className={styles['name']}>
              {pin.title}
              {pin.isCurrent && <span className={styles['here']}>{t('places__current')}</span>}
              {pin.isNear && <span className={styles['near']}>{t('places__near')}</span>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
