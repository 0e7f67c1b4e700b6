import { useTexts } from '~/i18n/translations.tsx';
import { Play } from '~/ui/icons.tsx';
import type { ShelfView } from './dashboard-view.ts';
import { Tile } from './tile.tsx';
import styles from './shelf.module.css';

/** A part of the media library: its cover opens it over the whole screen. */
export function Shelf({ shelf: { link, cover, count, hasVideo } }: { readonly shelf: ShelfView }) {
  const t = useTexts();
  const mark = hasVideo && (
    <span className={styles['play']}>
      <Play size={22} />
    </span>
  );
  return (
    <li>
      <Tile link={link} cover={cover} mark={mark}>
        {count > 1 && <span className={styles['count']}>{t('dashboard__items', { count })}</span>}
      </Tile>
    </li>
  );
}
