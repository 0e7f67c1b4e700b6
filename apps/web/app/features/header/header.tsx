import type { HeaderComponent, Media } from '@vitrine/core';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { WorldView } from '~/showroom/location-view.ts';
import { classes } from '~/ui/classes.ts';
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb.tsx';
import styles from './header.module.css';
import { WorldLogoLink } from './world-logo.tsx';

/** What the header shows where the CMS says nothing. */
const DEFAULT_PARTS: readonly HeaderComponent[] = [{ name: 'world-logo', classes: [] }];

/**
 * The header: world logo, breadcrumb and app logo in the order and with the classes that the CMS gives
 * (specification section 2, Layout).
 */
export function Header(props: {
  readonly world: WorldView;
  readonly breadcrumb: readonly BreadcrumbStep[];
  readonly appLogo?: Media | undefined;
  /** The logo of the location's group, beside the world's. */
  readonly groupLogo?: ReactNode;
  /** What the page adds at the end of the header. */
  readonly children?: ReactNode;
}) {
  const t = useTexts();
  const { world } = props;
  const parts = world.header.length > 0 ? world.header : DEFAULT_PARTS;
  return (
    <header className={styles['header']}>
      {parts.map((part) => (
        <Fragment key={part.name}>
          {part.name === 'world-logo' && (
            <>
              <WorldLogoLink world={world} classNames={part.classes} />
              {props.groupLogo}
            </>
          )}
          {part.name === 'breadcrumb' && (
            <Breadcrumb
              className={classes(styles['breadcrumb'], ...part.classes)}
              label={t('navigation__breadcrumb')}
              steps={props.breadcrumb}
            />
          )}
          {part.name === 'app-logo' && props.appLogo && (
            <img
              className={classes(styles['appLogo'], ...part.classes)}
              src={props.appLogo.url}
              alt={props.appLogo.alternativeText ?? ''}
              width={props.appLogo.width}
              height={props.appLogo.height}
            />
          )}
        </Fragment>
      ))}
      <div className={styles['tools']}>{props.children}</div>
    </header>
  );
}
