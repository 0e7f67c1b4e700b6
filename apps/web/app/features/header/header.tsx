import type { ClientMedia } from '@vitrine/core/world/media';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { HeaderPart, WorldView } from '~/page-data/location-view.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import type { BreadcrumbStep } from '~/ui/breadcrumb.tsx';
import styles from './header.module.css';
import { WorldLogoLink } from './world-logo.tsx';

/** The header where the CMS configures none. */
const DEFAULT_PARTS: readonly HeaderPart[] = [{ name: 'world-logo', look: '', isAtEnd: false }];

/**
 * The header: world logo, breadcrumb and app logo in the order and with the looks that the CMS gives
 * (specification section 2, Layout).
 */
export function Header(props: {
  readonly world: WorldView;
  readonly breadcrumb: readonly BreadcrumbStep[];
  readonly appLogo?: ClientMedia | undefined;
  /** The logo of the location's group, beside the world's. */
  readonly groupLogo?: ReactNode;
  /** What the page adds at the end of the header. */
  readonly children?: ReactNode;
}) {
  const t = useTexts();
  const { world } = props;
  const parts = world.header.length > 0 ? world.header : DEFAULT_PARTS;
  const draw = ({ name, look }: HeaderPart) => {
    switch (name) {
      case 'world-logo':
        return (
          <Fragment key={name}>
            <WorldLogoLink world={world} look={look} />
            {props.groupLogo}
          </Fragment>
        );
      case 'breadcrumb':
        return (
          <Breadcrumb
            key={name}
            className={styles['breadcrumb']}
            look={look}
            label={t('navigation__breadcrumb')}
            steps={props.breadcrumb}
          />
        );
      default:
        return (
          props.appLogo && (
            <img
              key={name}
              className={styles['appLogo']}
              data-look={look}
              src={props.appLogo.url}
              alt={props.appLogo.alternativeText ?? ''}
              width={props.appLogo.width}
              height={props.appLogo.height}
            />
          )
        );
    }
  };
  return (
    <header className={styles['header']}>
      {parts.filter(({ isAtEnd }) => !isAtEnd).map(draw)}
      <div className={styles['tools']}>
        {parts.filter(({ isAtEnd }) => isAtEnd).map(draw)}
        {props.children}
      </div>
    </header>
  );
}
