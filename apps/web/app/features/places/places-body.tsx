import { useTexts } from '~/i18n/translations.tsx';
import { Pin } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PlacesView } from './places-view.ts';
import styles from './places.module.css';

/** All places of the world by station category: any far place in one tap. */
export default function PlacesBody({ content: places }: { readonly content: PlacesView }) {
  const t = useTexts();
  return (
    <nav className={styles['places']} aria-label={t('places__title')}>
      {places.groups.map((group) => (
        <section key={group.title ?? ''}>
          {(group.title ?? places.groups.length > 1) && <h3>{group.title ?? t('places__more')}</h3>}
          <ul className={styles['list']}>
            {group.places.map((place) => (
              <li key={place.payloadId}>
                <a
                  className={styles['place']}
                  href={place.href}
                  data-walk={place.payloadId}
                  aria-current={place.isCurrent ? 'page' : undefined}
                >
                  <span className={styles['thumbnail']}>
                    {place.picture && <Picture media={place.picture} sizes="96px" width={245} isDecorative />}
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
    </nav>
  );
}
