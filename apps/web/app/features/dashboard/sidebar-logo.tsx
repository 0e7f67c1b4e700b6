import { LOGO_SIDEBAR_DEFAULTS } from '@vitrine/core';
import type { CSSProperties } from 'react';
import { classes } from '~/ui/classes.ts';
import { safeColour } from '~/ui/theme.ts';
import type { DashboardView } from './dashboard-view.ts';
import styles from './sidebar-logo.module.css';

/**
 * The world's logo at the top of a sidebar with the options `logo_sidebar_*`: background, shadow, colours and
 * height (specification sections 3 and 9: "Sidebar logo: color #fff, height 3.5em"). Without a picture the
 * world's name stands there.
 */
export function SidebarLogo({
  logo,
  name,
}: {
  readonly logo: DashboardView['worldLogo'];
  readonly name: string;
}) {
  const style = {
    '--logo-height': `${logo?.heightInEm ?? LOGO_SIDEBAR_DEFAULTS.heightInEm}em`,
    '--logo-colour': safeColour(logo?.color ?? '') ?? LOGO_SIDEBAR_DEFAULTS.color,
    '--logo-background': safeColour(logo?.backgroundColor ?? '') ?? LOGO_SIDEBAR_DEFAULTS.backgroundColor,
  } as CSSProperties;
  return (
    <div
      className={classes(
        styles['logo'],
        logo?.hasBackground && styles['hasBackground'],
        logo?.hasShadow && styles['hasShadow'],
      )}
      style={style}
    >
      {logo ? (
        <img
          src={logo.image.url}
          alt={logo.image.alternativeText || name}
          width={logo.image.width}
          height={logo.image.height}
        />
      ) : (
        name
      )}
    </div>
  );
}
