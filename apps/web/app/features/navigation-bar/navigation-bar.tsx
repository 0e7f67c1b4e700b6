import { useTexts } from '~/i18n/translations.tsx';
import type { LocationLink } from '~/showroom/location-view.ts';
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb.tsx';
import { classes } from '~/ui/classes.ts';
import { ArrowLeft, ChevronLeft, ChevronRight, Grid } from '~/ui/icons.tsx';
import styles from './navigation-bar.module.css';

/**
 * The navigation bar: all places, the way back with the breadcrumb, the previous and the next location. In
 * landscape its two halves stand in the corners and leave the middle of the floor, where the arrows of the
 * picture lie, to the picture.
 */
export function NavigationBar(props: {
  readonly placesHref: string;
  readonly breadcrumb: readonly BreadcrumbStep[];
  /** The header shows the breadcrumb already, where there is room for it there. */
  readonly isBreadcrumbInHeader: boolean;
  readonly previous?: LocationLink | undefined;
  readonly next?: LocationLink | undefined;
  /** On the way the arrows of the place behind are gone (specification section 4, Navigation). */
  readonly isMoving: boolean;
  /** Undefined when there is nowhere to go back to. */
  readonly onBack?: (() => void) | undefined;
}) {
  const t = useTexts();
  const { previous, next, onBack, isMoving } = props;
  return (
    <nav className={styles['bar']} aria-label={t('navigation__bar')}>
      <div className={styles['start']}>
        <a className={styles['places']} href={props.placesHref}>
          <Grid size={18} />
          <span>{t('places__open')}</span>
        </a>
        {onBack && (
          <button
            type="button"
            className={styles['round']}
            aria-label={t('navigation__back')}
            onClick={onBack}
          >
            <ArrowLeft />
          </button>
        )}
        <Breadcrumb
          className={classes(styles['breadcrumb'], props.isBreadcrumbInHeader && styles['isInHeader'])}
          label={t('navigation__breadcrumb')}
          steps={props.breadcrumb}
        />
      </div>
      {(previous || next) && !isMoving && (
        <div className={styles['arrows']}>
          {previous && (
            <a
              className={styles['round']}
              href={previous.href}
              data-walk={previous.payloadId}
              rel="prev"
              aria-label={t('navigation__previous', { title: previous.title })}
            >
              <ChevronLeft />
            </a>
          )}
          {next && (
            <a
              className={styles['next']}
              href={next.href}
              data-walk={next.payloadId}
              rel="next"
              aria-label={t('navigation__next', { title: next.title })}
            >
              <span>{next.title}</span>
              <ChevronRight />
            </a>
          )}
        </div>
      )}
    </nav>
  );
}
