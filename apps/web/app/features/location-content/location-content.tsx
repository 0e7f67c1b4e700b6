import { pictureOf, type Media } from '@vitrine/core';
import { useTexts } from '~/i18n/translations.tsx';
import type { HotspotView, LocationView } from '~/showroom/location-view.ts';
import type { HotspotFilter } from '~/showroom/use-hotspot-filter.ts';
import { anchorOf } from '~/ui/action-link.ts';
import { FilterChips } from '~/ui/filter-chips.tsx';
import { ArrowOut, ChevronRight, Lock } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import styles from './location-content.module.css';

/**
 * What the location is, in words: its title and description, and in portrait all its ways and things as
 * cards. It is the accessible twin of the picture.
 */
export function LocationContent({
  view,
  filter,
}: {
  readonly view: LocationView;
  readonly filter: HotspotFilter;
}) {
  const t = useTexts();
  const ways = view.hotspots.filter((hotspot) => hotspot.kind === 'navigate' && filter.isShown(hotspot));
  const things = view.hotspots.filter((hotspot) => hotspot.kind !== 'navigate' && filter.isShown(hotspot));
  return (
    <section
      id="content"
      className={styles['content']}
      tabIndex={-1}
      // Without a picture there is nothing that hotspots could stand on: the lists take their place.
      data-plain={view.backgrounds.length === 0 || undefined}
    >
      <div className={styles['caption']}>
        {view.group && <p className={styles['group']}>{view.group.title}</p>}
        <h1>{view.title}</h1>
        {view.description && <p className={styles['description']}>{view.description}</p>}
        {view.backgrounds.length === 0 && (
          <p className={styles['description']}>{t('location__no_picture')}</p>
        )}
      </div>
      <div className={styles['lists']}>
        {filter.categories.length > 0 && (
          <FilterChips
            tone="light"
            className={styles['filter']}
            label={t('hotspot__filter')}
            allLabel={t('hotspot__filter_all')}
            options={filter.categories}
            chosen={filter.chosen}
            onChoose={filter.choose}
          />
        )}
        {things.length > 0 && (
          <div>
            <h2>{t('location__discover')}</h2>
            <ul className={styles['things']}>
              {things.map((thing) => (
                <li key={thing.id}>
                  <a className={styles['thing']} {...anchorOf(thing)} aria-label={linkName(thing, t)}>
                    <span className={styles['kind']}>
                      {thing.icon ? (
                        <MaskIcon icon={thing.icon.svg} size={20} />
                      ) : (
                        <KindIcon kind={thing.kind} size={20} />
                      )}
                    </span>
                    <span className={styles['name']}>{thing.title}</span>
                    <TrailingSign thing={thing} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {ways.length > 0 && (
          <div>
            <h2>{t('location__ways')}</h2>
            <ul className={styles['ways']}>
              {ways.map((way) => (
                <li key={way.id}>
                  <a className={styles['way']} {...anchorOf(way)}>
                    <span className={styles['thumbnail']}>
                      <WayPicture view={view} href={way.href} />
                    </span>
                    {way.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {view.hotspots.length === 0 && <p>{t('location__empty')}</p>}
      </div>
    </section>
  );
}

function TrailingSign({ thing }: { readonly thing: HotspotView }) {
  if (thing.lock) return <Lock size={18} />;
  return thing.opensNewWindow ? <ArrowOut size={18} /> : <ChevronRight size={18} />;
}

function WayPicture({ view, href }: { readonly view: LocationView; readonly href: string | undefined }) {
  const there = view.neighbours.find(({ location }) => location.href === href);
  const picture = there?.location.backgrounds
    .map((entry): Media | undefined => pictureOf(entry))
    .find(Boolean);
  return picture ? <Picture media={picture} sizes="45vw" width={500} isDecorative /> : null;
}
