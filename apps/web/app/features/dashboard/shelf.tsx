import { useTexts } from '~/i18n/translations.tsx';
import { anchorOf } from '~/ui/action-link.ts';
import { Play } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ShelfView } from './dashboard-view.ts';
import styles from './shelf.module.css';

/** A part of the media library: its cover opens it over the whole screen. */
export function Shelf({ shelf }: { readonly shelf: ShelfView }) {
  const t = useTexts();
  const { link, cover, count, hasVideo } = shelf;
  return (
    <li>
      <a className={styles['shelf']} {...anchorOf(link)}>
        {cover ? (
          <Picture media={cover} sizes="(width < 900px) 90vw, 400px" width={500} isDecorative />
        ) : (
          <span className={styles['blank']}>
            <KindIcon kind="openMedia" size={32} />
          </span>
        )}
        {hasVideo && (
          <span className={styles['play']}>
            <Play size={22} />
          </span>
        )}
        <span className={styles['caption']}>
          <span>{link.title}</span>
          {count > 1 && <span className={styles['count']}>{t('dashboard__items', { count })}</span>}
        </span>
      </a>
    </li>
  );
}
