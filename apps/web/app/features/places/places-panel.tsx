import type { PayloadId } from '@vitrine/core';
import { useTexts } from '~/i18n/translations.tsx';
import { Pin } from '~/ui/icons.tsx';
import { Modal, useClosing } from '~/ui/modal.tsx';
import { Picture } from '~/ui/picture.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import type { PlacesView } from './places-view.ts';
import styles from './places.module.css';

/** All places of the world by station category: any far place in one tap. */
export function PlacesPanel({
  places,
  closeHref,
  onWalk,
}: {
  readonly places: PlacesView;
  readonly closeHref: string;
  /** A place was chosen; the panel closes itself. */
  readonly onWalk: (target: PayloadId, href: string) => void;
}) {
  const t = useTexts();
  const close = useClosing(closeHref);
  return (
    <Modal
      kind="sidebar"
      title={t('places__title')}
      closeLabel={t('dialog__close')}
      closeHref={closeHref}
      header={<p className={styles['count']}>{t('places__count', { count: places.count })}</p>}
    >
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
                    onClick={(event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      onWalk(place.payloadId, place.href);
                      close();
                    }}
                    aria-current={place.isCurrent ? 'page' : undefined}
                  >
                    <span className={styles['thumbnail']}>
                      {place.picture && (
                        <Picture media={place.picture} sizes="96px" width={245} isDecorative />
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
      </nav>
    </Modal>
  );
}
