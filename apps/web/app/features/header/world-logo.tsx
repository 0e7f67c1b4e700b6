import { LOGO_MAIN_DEFAULTS } from '@vitrine/core';
import type { CSSProperties } from 'react';
import type { WorldView } from '~/showroom/location-view.ts';
import { classes } from '~/ui/classes.ts';
import { safeColour } from '~/ui/theme.ts';
import styles from './header.module.css';

/**
 * The world's logo with the options `logo_main_*`: background, stuck to the top edge, shadow, colours and
 * height (specification sections 3 and 9). Without a picture the world's name stands there.
 */
export function WorldLogoLink({
  world,
  classNames,
}: {
  readonly world: WorldView;
  readonly classNames: readonly string[];
}) {
  const logo = world.logoMain;
  const style = {
    '--logo-height': `${logo?.heightInEm ?? LOGO_MAIN_DEFAULTS.heightInEm}em`,
    '--logo-colour': safeColour(logo?.color ?? '') ?? LOGO_MAIN_DEFAULTS.color,
    '--logo-background': safeColour(logo?.backgroundColor ?? '') ?? LOGO_MAIN_DEFAULTS.backgroundColor,
  } as CSSProperties;
  return (
    <a
      className={classes(
        styles['logo'],
        (logo?.hasBackground ?? true) && styles['hasBackground'],
        logo?.stickToTop && styles['isStuckToTop'],
        logo?.hasShadow && styles['hasShadow'],
        ...classNames,
      )}
      style={style}
      href={world.href}
    >
      {logo ? (
        <img
          src={logo.image.url}
          alt={logo.image.alternativeText || world.name}
          width={logo.image.width}
          height={logo.image.height}
        />
      ) : (
        world.name
      )}
    </a>
  );
}
