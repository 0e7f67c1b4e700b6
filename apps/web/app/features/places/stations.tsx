import { useTexts } from '~/i18n/translations.tsx';
import { Pin } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PlaceGroup } from './places-view.ts';
import { Shelf } from './shelf.tsx';
import styles from './places.module.css';

/** All places of the world by station category. */
export function Stations({ groups }: { readonly groups: readonly PlaceGroup[] }) {
  const t = useTexts();
  return (
    <Shelf>
      {groups.map((group) => (
        <section key={group.title ?? ''} className={styles['group']}>
          {(group.title ?? groups.length > 1) && <h3>{group.title ?? t('places__more')}</h3>}
          <ul className={styles['cards']}>
            {group.places.map((place) => (
              <li key={place.payloadId}>
                <a
                  className={styles['card']}
                  href={place.href}
                  data-walk={place.payloadId}
                  aria-current={place.isCurrent ? 'page' : undefined}
                >
                  <span className={styles['picture']}>
                    {place.picture && (
                      <Picture
                        media={place.picture}
                        sizes="(width < 600px) 45vw, 260px"
                        width={500}
                        isDecorative
                      />
                    )}
                  </span>
                  <span className={styles['name']}>
                    {place.title}
                    {place.isCurrent && (
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
