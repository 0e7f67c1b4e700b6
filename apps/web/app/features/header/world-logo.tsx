import type { WorldView } from '~/page-data/location-view.ts';
import { classes } from '~/ui/classes.ts';
import { logoClass, LogoFace } from '~/ui/logo.tsx';
import styles from './header.module.css';

/** The world's logo with the options `logo_main_*` (specification section 3); it leads to the world's start. */
export function WorldLogoLink({
  world,
  look,
}: {
  readonly world: Pick<WorldView, 'logoMain' | 'href'>;
  readonly look?: string;
}) {
  const { logoMain, href } = world;
  return (
    <a className={classes(logoClass, styles['logo'])} data-logo={logoMain.looks} data-look={look} href={href}>
      <LogoFace logo={logoMain} />
    </a>
  );
}
