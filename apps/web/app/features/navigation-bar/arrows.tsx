import { useTexts } from '~/i18n/translations.tsx';
import type { LocationLink } from '~/page-data/location-view.ts';
import { classes } from '~/ui/classes.ts';
import { ChevronLeft, ChevronRight } from '~/ui/icons.tsx';
import styles from './navigation-bar.module.css';

/** The links to the previous and the next location (specification section 2, Layout: arrows). */
export interface ArrowLinks {
  readonly previous?: LocationLink | undefined;
  readonly next?: LocationLink | undefined;
}

export function Arrows({
  previous,
  next,
  className,
}: ArrowLinks & { readonly className: string | undefined }) {
  const t = useTexts();
  if (!previous && !next) return null;
  return (
    <div className={classes(styles['arrows'], className)}>
      {previous && (
        <a
          className={styles['round']}
          href={previous.href}
          data-walk={previous.payloadId}
          rel="prev"
          aria-keyshortcuts="ArrowLeft PageUp"
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
          aria-keyshortcuts="ArrowRight PageDown"
          aria-label={t('navigation__next', { title: next.title })}
        >
          <span>{next.title}</span>
          <ChevronRight />
        </a>
      )}
    </div>
  );
}
