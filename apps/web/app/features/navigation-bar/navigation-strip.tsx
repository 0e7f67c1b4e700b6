import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import type { BreadcrumbStep } from '~/ui/breadcrumb.tsx';
import { Arrows } from './arrows.tsx';
import type { ArrowLinks } from './arrows.tsx';
import styles from './navigation-strip.module.css';

/**
 * Portrait only, between the picture and the words: the breadcrumb, and the arrows, which would cover too much of
 * the small picture.
 */
export function NavigationStrip({
  breadcrumb,
  children,
  ...arrows
}: ArrowLinks & {
  readonly breadcrumb: readonly BreadcrumbStep[];
  /** What the page adds above. */
  readonly children?: ReactNode;
}) {
  const t = useTexts();
  return (
    <div className={styles['strip']}>
      {children}
      <div className={styles['steps']}>
        <Breadcrumb label={t('navigation__breadcrumb')} steps={breadcrumb} />
        <Arrows {...arrows} className={styles['arrows']} />
      </div>
    </div>
  );
}
