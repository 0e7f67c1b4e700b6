import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { isClassic } from '@vitrine/core/background/classic-layout';
import { useTexts } from '~/i18n/translations.tsx';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';
import type { HotspotFilter } from '~/showroom/stage/use-hotspot-filter.ts';
import { anchorOf } from '~/ui/action-link.ts';
import { classes } from '~/ui/classes.ts';
import { FilterChips } from '~/ui/filter-chips.tsx';
import { ArrowOut, ChevronRight, Lock } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import lists from './lists.module.css';
import styles from './location-content.module.css';

/**
 * The location in words: its title and description, and in portrait all its hotspots as cards. It is the
 * accessible twin of the picture; in the classic layout, which has none, it is the page.
 */
export function LocationContent({
  view,
  filter,
}: {
  readonly view: LocationView;
  readonly filter: HotspotFilter;
}) {
  const t = useTexts();
  const isPage = isClassic(view);
  const destinations = view.hotspots.filter(
    (hotspot) => hotspot.kind === 'navigate' && filter.isShown(hotspot),
  );
  const things = view.hotspots.filter((hotspot) => hotspot.kind !== 'navigate' && filter.isShown(hotspot));
  return (
    <section
      id="content"
      className={styles['content']}
      // As a page it scrolls, which must work by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={isPage ? 0 : -1}
      aria-label={isPage ? view.title : undefined}
    >
      <div className={styles['caption']}>
        {view.group && (
          <p className={classes(styles['group'], view.group.logo && styles['named'])}>{view.group.title}</p>
        )}
        <h1>{view.title}</h1>
        {view.description.length > 0 && (
          <p className={styles['description']}>
            {/* The server has cut it: what cuts it is not part of the first download. */}
            {view.description.map((text, index) =>
              index % 2 === 0 ? (
                text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never move
                <span key={index} data-whole="">
                  {text}
                </span>
              ),
            )}
          </p>
        )}
      </div>
      <div className={styles['lists']}>
        {filter.categories.length > 0 && (
          <FilterChips
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
            <ul className={lists['things']}>
              {things.map((thing, index) => (
                <li key={thing.id}>
                  <a className={lists['thing']} {...anchorOf(thing)} aria-label={linkName(thing, t)}>
                    {thing.cover && (
                      <Picture
                        className={lists['cover']}
                        media={thing.cover}
                        // The first one is large.
                        sizes={index === 0 ? '(min-aspect-ratio: 1/1) 46vw, 92vw' : '84px'}
                        width={index === 0 ? 1000 : 245}
                        isDecorative
                      />
                    )}
                    <span className={lists['kind']}>
                      {thing.icon ? (
                        <MaskIcon icon={thing.icon} size={20} />
                      ) : (
                        <KindIcon kind={thing.kind} size={20} />
                      )}
                    </span>
                    <span className={lists['name']}>{thing.title}</span>
                    <TrailingSign thing={thing} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {destinations.length > 0 && (
          <div>
            <h2>{t('location__ways')}</h2>
            <ul className={lists['rows']}>
              {destinations.map((destination) => (
                <li key={destination.id}>
                  <a className={lists['row']} {...anchorOf(destination)}>
                    <span className={lists['thumbnail']}>
                      <DestinationPicture view={view} href={destination.href} />
                    </span>
                    {destination.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {view.hotspots.length === 0 && !isPage && <p>{t('location__empty')}</p>}
      </div>
    </section>
  );
}

function TrailingSign({ thing }: { readonly thing: HotspotView }) {
  if (thing.lock) return <Lock size={18} />;
  return thing.opensNewWindow ? <ArrowOut size={18} /> : <ChevronRight size={18} />;
}

function DestinationPicture({
  view,
  href,
}: {
  readonly view: LocationView;
  readonly href: string | undefined;
}) {
  const there = view.neighbours.find(({ location }) => location.href === href);
  const picture = there?.location.backgrounds.map((entry) => pictureOf(entry)).find(Boolean);
  return picture ? (
    <Picture media={picture} sizes="(min-aspect-ratio: 1/1) 15vw, 45vw" width={500} isDecorative />
  ) : null;
}
