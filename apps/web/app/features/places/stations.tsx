import { useTexts } from '~/i18n/translations.tsx';
import { Pin } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { StationGroup } from './places-view.ts';
import { Shelf } from './shelf.tsx';
import styles from './places.module.css';

/** All locations of the world by station category. */
export function Stations({ groups }: { readonly groups: readonly StationGroup[] }) {
  const t = useTexts();
  return (
    <Shelf>
      {groups.map((group) => (
        <section key={group.title ?? ''} className={styles['group']}>
          {(group.title ?? groups.length > 1) && <h3>{group.title ?? t('places__more')}</h3>}
          <ul className={styles['cards']}>
            {group.stations.map((station) => (
              <li key={station.payloadId}>
                <a
                  className={styles['card']}
                  href={station.href}
                  data-walk={station.payloadId}
                  aria-current={station.isCurrent ? 'page' : undefined}
                >
                  <span className={styles['picture']}>
                    {station.picture && (
                      <Picture
                        media={station.picture}
                        sizes="(width < 600px) 45vw, max(260px, 16.25vw)"
                        width={500}
                        isDecorative
                      />
                    )}
                  </span>
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
            ))}
          </ul>
        </section>
      ))}
    </Shelf>
  );
}
