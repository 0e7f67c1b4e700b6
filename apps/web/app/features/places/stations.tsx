import { useTexts } from '~/i18n/translations.tsx';
import { Pin } from '~/ui/icons.tsx';
import { CardGroups, CardPicture } from './card-groups.tsx';
import type { StationCard, StationGroup } from './places-view.ts';
import styles from './places.module.css';

/** All locations of the world by station category. */
export function Stations({ groups }: { readonly groups: readonly StationGroup[] }) {
  const t = useTexts();
  return (
    <CardGroups
      groups={groups.map(({ stations, ...group }) => ({
        ...group,
        cards: stations.map((station) => <Station key={station.payloadId} station={station} />),
      }))}
      untitled={t('places__more')}
    />
  );
}

function Station({ station }: { readonly station: StationCard }) {
  const t = useTexts();
  return (
    <li>
      <a
        className={styles['card']}
        href={station.href}
        data-walk={station.payloadId}
        aria-current={station.isCurrent ? 'page' : undefined}
      >
        <CardPicture media={station.picture} />
        <span className={styles['name']}>
          {station.title}
          {station.isCurrent && (
            <span className={styles['here']}>
              <Pin size={14} />
              {t('places__current')}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
