import type { ComponentProps } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { LocationLink } from '~/page-data/location-view.ts';
import { classes } from '~/ui/classes.ts';
import { ChevronLeft, ChevronRight } from '~/ui/icons.tsx';
import controls from './bar-controls.module.css';

/** The links to the previous and the next location (specification section 2, Layout: arrows). */
export interface ArrowLinks {
  readonly previous?: LocationLink | undefined;
  readonly next?: LocationLink | undefined;
}

/**
 * Both arrows, each always in the same position: who taps *Next* again and again never hits *Previous*. The one that
 * leads nowhere is grey. It does not lead back to the start: a tap too many at the last location must not take a
 * presenter through the whole building.
 */
export function Arrows({
  previous,
  next,
  className,
}: ArrowLinks & { readonly className: string | undefined }) {
  const t = useTexts();
  if (!previous && !next) return null;
  const last = t('navigation__last');
  return (
    <div className={classes(controls['arrows'], className)}>
      <Arrow
        className={controls['round']}
        link={previous}
        rel="prev"
        aria-keyshortcuts="ArrowLeft PageUp"
        aria-label={previous ? t('navigation__previous', { title: previous.title }) : t('navigation__first')}
      >
        <ChevronLeft />
      </Arrow>
      <Arrow
        className={controls['next']}
        link={next}
        rel="next"
        aria-keyshortcuts="ArrowRight PageDown"
        aria-label={next ? t('navigation__next', { title: next.title }) : last}
      >
        <span>{next?.title ?? last}</span>
        <ChevronRight />
      </Arrow>
    </div>
  );
}

/**
 * A link without an address is none for browsers; screen readers are told that it was one.
 *
 * @param props of the link. `link`: undefined where there is no location.
 */
function Arrow({
  link,
  children,
  ...props
}: { readonly link: LocationLink | undefined } & ComponentProps<'a'>) {
  return (
    <a
      href={link?.href}
      data-walk={link?.payloadId}
      role={link ? undefined : 'link'}
      aria-disabled={!link || undefined}
      {...props}
    >
      {children}
    </a>
  );
}
