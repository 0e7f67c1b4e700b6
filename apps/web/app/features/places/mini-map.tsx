import { useTexts } from '~/i18n/translations.tsx';
import type { MiniMapView } from '~/page-data/location-view.ts';
import styles from './mini-map.module.css';

/** The floor plan in the corner of the picture, with the visitor and what they see; it leads to the large one. */
export function MiniMap({ map }: { readonly map: MiniMapView | undefined }) {
  const t = useTexts();
  return (
    map && (
      <a
        className={styles['map']}
        style={map.shape}
        href={map.href}
        aria-label={t('navigation__map')}
        data-chrome=""
      >
        <img src={map.plan} alt="" loading="lazy" />
        {map.cone && <i className={styles['cone']} style={map.cone} />}
        <i className={styles['pin']} style={map.pin} />
      </a>
    )
  );
}
